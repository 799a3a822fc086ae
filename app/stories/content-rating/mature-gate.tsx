import type { SubmissionResult } from '@conform-to/react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { matureTexts as texts } from './content-texts';
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
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="mb-8 border-l-2 border-bronze pl-4">
        <p dir="auto" className="text-lg font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-muted">{said}</p>
      </div>
      {signedIn ? (
        <>
          <p className="mb-6">{texts.howToShow}</p>
          <MatureForm label={texts.show} form={form} />
        </>
      ) : (
        <p className="mb-6">{texts.signedOut}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {!signedIn && <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`}>{texts.signIn}</ButtonLink>}
        <ButtonLink to="/stories" variant="outline">
          {texts.others}
        </ButtonLink>
      </p>
    </Page>
  );
}
