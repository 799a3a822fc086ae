import type { FormMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/states/notice';
import type { AnswerFields } from '../../forms';
import { texts } from '../../texts';

/** Where each field stands on the page, by its name; what is missing here stands under the field's own id. */
const PLACES: Readonly<Record<string, string>> = { firstLine: 'text-1', secondLine: 'text-2', pick: 'better' };

/**
 * Says at the head of the page why an answer was not taken, and leads to the place: what is wrong may stand some screens further
 * down. What concerns no field leads here.
 */
export function RefusedAnswer({ form, fields }: { form: FormMetadata<AnswerFields>; fields: Record<string, { id: string }> }) {
  const box = useRef<HTMLDivElement>(null);
  const refused = Object.entries(form.allErrors).flatMap(([name, errors]) => errors.map((error) => ({ name, error })));
  const { errors } = form;
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  if (refused.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-6 scroll-mt-6 outline-none">
      <Notice tone="error" title={texts.read.refused}>
        <ul>
          {refused.map(({ name, error }) => (
            <li key={name}>
              {name === '' ? (
                error
              ) : (
                <a href={`#${PLACES[name] ?? fields[name]?.id}`} className="text-link">
                  {error}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
