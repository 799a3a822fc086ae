import { Form, href } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { moneyText } from '~/platform/text/format-numbers';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import type { DonationReply } from './donation-action.server';
import { donationsTexts } from './texts';

/** A donation; times are ISO 8601. */
interface ShownDonation {
  id: string;
  amountCents: number;
  refundedCents: number;
  status: string;
  createdAt: string;
  donor: { id: string; name: string } | undefined;
}

interface DonationsViewProps {
  donations: readonly ShownDonation[];
  reply: DonationReply | undefined;
}

/** The newest donations, each with a way to give it back. */
export function DonationsView({ donations, reply }: DonationsViewProps) {
  return (
    <>
      <div role="status">
        {reply?.result && (
          <Notice tone="success" className="mb-5">
            {reply.result.said}
          </Notice>
        )}
      </div>
      <FormErrors errors={reply?.form.error?.['']} />
      {donations.length === 0 && <p className="text-muted">{donationsTexts.none}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {donations.map((donation) => (
          <Donation key={donation.id} {...donation} />
        ))}
      </ul>
    </>
  );
}

function Donation({ id, amountCents, refundedCents, status, createdAt, donor }: ShownDonation) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="tabular font-medium">{moneyText(amountCents)}</p>
        <FactLine className="text-sm text-muted">
          {status}
          {refundedCents > 0 && donationsTexts.refunded(moneyText(refundedCents))}
          <Moment at={createdAt} />
          {donor ? (
            <TextLink to={href('/players/:playerId', { playerId: donor.id })}>
              <bdi>{donor.name}</bdi>
            </TextLink>
          ) : (
            donationsTexts.noAccount
          )}
        </FactLine>
      </div>
      {status === 'paid' && refundedCents < amountCents && (
        <Reveal label={donationsTexts.giveBack} size="sm">
          <Form method="post" className="flex flex-col items-start gap-3">
            <input type="hidden" name="donationId" value={id} />
            <p className="text-sm text-muted">{donationsTexts.refundWarning(moneyText(amountCents - refundedCents))}</p>
            <Button type="submit" name="intent" value="give-back" variant="danger" size="sm">
              {donationsTexts.refund}
            </Button>
          </Form>
        </Reveal>
      )}
    </li>
  );
}
