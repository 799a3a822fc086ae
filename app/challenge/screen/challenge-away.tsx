import type { SubmissionResult } from '@conform-to/react';
import { WordsBox } from '~/stories/text/words-box';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { texts } from '../texts';

/** While the database cannot be reached: what was typed stays in sight. */
export function ChallengeAway({ reply }: { reply: { form: SubmissionResult<string[]> } | undefined }) {
  const typed = reply?.form.initialValue?.body ?? reply?.form.initialValue?.said;
  return (
    <Page width="text">
      <ErrorState page title={texts.title}>
        {texts.databaseAway}
      </ErrorState>
      {typeof typed === 'string' && typed !== '' && (
        <WordsBox label={texts.form.words} words={{ title: texts.form.heading, body: typed }} />
      )}
    </Page>
  );
}
