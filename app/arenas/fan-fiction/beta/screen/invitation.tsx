import { Form, useNavigation } from 'react-router';
import { penNameTexts } from '~/accounts/pen-names/texts';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { InvitedPage } from '../page.server';
import { betaReadingTexts as texts } from '../texts';

interface InvitationProps extends InvitedPage {
  /** The reader's own name. */
  own: string;
  /** Why the last press had no effect. */
  problem: string | undefined;
}

/** Asks a player who came by a link whether they would like to read along. */
export function Invitation({ work, link, pens, own, problem }: InvitationProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page width="text">
      <PageHeading title={texts.invited(work.owner)} intro={texts.invitation(work.title)} />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="link" value={link} />
        {pens.length > 0 && (
          <div className="mb-5">
            <Select
              stacked
              label={texts.as}
              name="pen"
              options={[{ value: '', label: penNameTexts.ownName(own) }, ...pens.map(({ id, name }) => ({ value: id, label: name }))]}
            />
            <p className="mt-1 text-sm text-muted">{texts.asHint}</p>
          </div>
        )}
        <Button type="submit" name="intent" value="join" size="lg" pending={busy}>
          {texts.join}
        </Button>
      </Form>
    </Page>
  );
}
