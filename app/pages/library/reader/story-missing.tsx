import { href } from 'react-router';
import { absentTexts } from '~/stories/texts';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { ALL_STORIES } from './texts';

/** Instead of a story that there is not, or no longer. */
export default function StoryMissing({ gone }: { gone: boolean }) {
  const { title, text } = gone ? absentTexts.gone : absentTexts.missing;
  return (
    <Page width="text">
      <ErrorState page title={title} action={<ButtonLink to={href('/stories')}>{ALL_STORIES}</ButtonLink>}>
        {text}
      </ErrorState>
    </Page>
  );
}
