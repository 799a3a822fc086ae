import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { InvitedPage } from '../page.server';
import { betaReadingTexts as texts } from '../texts';

/** Asks somebody who came by a link whether they would like to read along. */
export function Invitation({ work, link, problem }: InvitedPage & { problem: string | undefined }) {
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
        <Button type="submit" name="intent" value="join" size="lg" pending={busy}>
          {texts.join}
        </Button>
      </Form>
    </Page>
  );
}
