import { useId } from 'react';
import { controlStyle } from '~/ui/fields/field-frame';
import { ownCommentsTexts as texts } from './own-comments';

/** Words that were not posted, as their comment was decided about meanwhile, to be copied. */
export function UnsentAnswer({ text }: { text: string }) {
  const label = useId();
  return (
    <>
      <p id={label} className="mt-3 text-sm font-medium">
        {texts.unsent}
      </p>
      <textarea
        readOnly
        dir="auto"
        aria-labelledby={label}
        value={text}
        className={`${controlStyle} mt-1 field-sizing-content max-h-[50dvh] min-h-20 py-2.5`}
      />
    </>
  );
}
