import type { SubmissionResult } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import type { InvitationView } from '../server/circle-page.server';
import { texts as allTexts, refusals } from '../texts';
import { Shield } from './shield';

const texts = allTexts.join;

interface JoinPageProps {
  /** Undefined where the link leads nowhere. */
  circle: InvitationView | undefined;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** What a person with a circle's link sees, and the button with which they join. */
export function JoinPage({ circle, reply }: JoinPageProps) {
  const busy = useNavigation().formMethod === 'POST';
  if (!circle) {
    return (
      <Page width="text">
        <EmptyState page title={texts.gone} action={<ButtonLink to={href('/circles')}>{texts.toCircles}</ButtonLink>}>
          {refusals['gone-invitation']}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="narrow" className="flex flex-col items-center gap-5 text-center">
      <Shield name={circle.name} className="h-28 w-24" />
      <h1 dir="auto" className="display text-3xl wrap-anywhere">
        {circle.members === null ? circle.name : texts.invited(circle.name)}
      </h1>
      {circle.members === null ? (
        <Closed />
      ) : (
        <>
          <p className="text-muted">{allTexts.list.members(circle.members)}</p>
          <p className="max-w-md text-lg">{texts.hint}</p>
          {(reply?.form.error?.[''] ?? []).map((error) => (
            <Notice key={error} tone="error">
              {error}
            </Notice>
          ))}
          <Form method="post">
            <Button type="submit" name="intent" value="join" size="lg" pending={busy}>
              {texts.button}
            </Button>
          </Form>
        </>
      )}
      <TextLink
        to={href('/report/:kind/:thingId', { kind: 'circle', thingId: circle.circleId })}
        className="inline-flex min-h-9 items-center text-sm text-muted"
      >
        {allTexts.page.report}
      </TextLink>
    </Page>
  );
}

/** The same for a full circle as for a person whom a block keeps out. */
function Closed() {
  return (
    <>
      <p className="text-lg">{refusals.closed}</p>
      <ButtonLink to={href('/circles')}>{texts.toCircles}</ButtonLink>
    </>
  );
}
