import type { SubmissionResult } from '@conform-to/react';
import { useId } from 'react';
import { controlStyle } from '~/ui/fields/field-frame';
import { Notice } from '~/ui/states/notice';
import { noteTexts as texts } from '../texts';

interface UnsentWordsProps {
  /** The reply to a form that had no effect and whose box the page no longer has. */
  reply: SubmissionResult<string[]>;
  className?: string;
}

/** Why words were not sent, and the words themselves, to be copied. */
export function UnsentWords({ reply: { error, initialValue }, className }: UnsentWordsProps) {
  const label = useId();
  const words = [initialValue?.wording, initialValue?.text].filter((value) => typeof value === 'string' && value !== '');
  return (
    <Notice tone="error" className={className}>
      {Object.values(error ?? {}).flatMap((problems) => problems ?? [])[0]}
      {words.length > 0 && (
        <>
          <p id={label} className="mt-3 text-sm font-medium">
            {texts.unsent}
          </p>
          <textarea
            readOnly
            dir="auto"
            aria-labelledby={label}
            value={words.join('\n\n')}
            className={`${controlStyle} mt-1 field-sizing-content max-h-[50dvh] min-h-20 py-2.5`}
          />
        </>
      )}
    </Notice>
  );
}
