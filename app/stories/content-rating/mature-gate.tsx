import type { SubmissionResult } from '@conform-to/react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { MatureForm } from './mature-form';

interface MatureGateProps {
  title: string;
  /** Its rating and warnings. */
  said: string | undefined;
  signedIn: boolean;
  /** The story's. */
  address: string;
  form: SubmissionResult<string[]> | undefined;
}

/** Stands before a Mature story for everybody who has not asked for such stories. */
export function MatureGate({ title, said, signedIn, address, form }: MatureGateProps) {
  return (
    <Page width="text">
      <PageHeading title="A Mature story" intro="Its author has rated it for adults only." />
      <div className="mb-8 border-l-2 border-bronze pl-4">
        <p dir="auto" className="text-lg font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-muted">{said}</p>
      </div>
      {signedIn ? (
        <>
          <p className="mb-6">You can have Mature stories shown to you, here and in lists. You can switch it off in your profile.</p>
          <MatureForm label="Show Mature stories" form={form} />
        </>
      ) : (
        <p className="mb-6">Adults who are signed in can ask for such stories.</p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {!signedIn && <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`}>Sign In</ButtonLink>}
        <ButtonLink to="/stories" variant="outline">
          Other stories
        </ButtonLink>
      </p>
    </Page>
  );
}
