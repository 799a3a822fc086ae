import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { reachTexts } from './texts';

const texts = reachTexts.gate;

/** Stands before a story for members only; it names nothing of it. @param props.address the story's. */
export function ReachGate({ address }: { address: string }) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`}>{texts.signIn}</ButtonLink>
        <ButtonLink to="/stories" variant="outline">
          {texts.others}
        </ButtonLink>
      </p>
    </Page>
  );
}
