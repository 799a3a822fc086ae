import { href } from 'react-router';
import { type Absence, absentTexts } from '~/stories/texts';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { ALL_STORIES } from './texts';

/** Instead of a story that there is not, or no longer. */
export default function StoryMissing({ absence }: { absence: Absence }) {
  const { title, text } = absentTexts[absence];
  return (
    <Page width="text">
      <ErrorState page title={title} action={<ButtonLink to={href('/stories')}>{ALL_STORIES}</ButtonLink>}>
        {text}
      </ErrorState>
    </Page>
  );
}
