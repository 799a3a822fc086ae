import type { SubmissionResult } from '@conform-to/react';
import { Notice } from '~/ui/states/notice';
import { WordsToCopy } from '../../../author-pages/words-to-copy';
import { noteTexts as texts } from '../texts';

interface UnsentWordsProps {
  /** The reply to a form that had no effect and whose box the page no longer has. */
  reply: SubmissionResult<string[]>;
  className?: string;
}

/** Why words were not sent, and the words themselves, to be copied. */
export function UnsentWords({ reply: { error, initialValue }, className }: UnsentWordsProps) {
  const words = [initialValue?.wording, initialValue?.text].filter((value) => typeof value === 'string' && value !== '');
  return (
    <Notice tone="error" className={className}>
      {Object.values(error ?? {}).flatMap((problems) => problems ?? [])[0]}
      {words.length > 0 && <WordsToCopy label={texts.unsent} text={words.join('\n\n')} />}
    </Notice>
  );
}
