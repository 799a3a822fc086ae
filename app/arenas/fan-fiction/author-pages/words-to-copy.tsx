import { useId } from 'react';
import { controlStyle } from '~/ui/fields/field-frame';

/** Words that could not be sent, to be copied. @param label says so. */
export function WordsToCopy({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <>
      <p id={id} className="mt-3 text-sm font-medium">
        {label}
      </p>
      <textarea
        readOnly
        dir="auto"
        aria-labelledby={id}
        value={text}
        className={`${controlStyle} mt-1 field-sizing-content max-h-[50dvh] min-h-20 py-2.5`}
      />
    </>
  );
}
