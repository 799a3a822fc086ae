import { WordsBox } from '~/stories/text/words-box';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import type { DeskAnswer } from './desk-answer';

/** Words being written stay where they are: only another address loads the desk again. */
export function loadsDeskAgain({ currentUrl, nextUrl, formMethod }: { currentUrl: URL; nextUrl: URL; formMethod?: string }): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

/** Why a desk's form was refused, with the words that it sent. @param label of these. */
export function DeskRefusal({ answer, label }: { answer: DeskAnswer | undefined; label: string }) {
  if (!answer) return null;
  return (
    <Page width="text" className="pb-0!">
      <Notice tone="error">{answer.error}</Notice>
      {answer.words && <WordsBox label={label} words={answer.words} />}
    </Page>
  );
}
