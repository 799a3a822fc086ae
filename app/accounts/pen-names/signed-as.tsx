import { getSelectProps } from '@conform-to/react';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from '~/ui/fields/field-frame';
import type { OwnPenName } from './pen-names-of.server';
import { penNameTexts as texts } from './texts';

interface SignedAsProps {
  /** The account's own name. */
  own: string;
  pens: readonly OwnPenName[];
  field: TextFieldMetadata;
  label: string;
  hint: string;
}

/** Chooses the name under which something new appears; the value is empty for one's own. */
export function SignedAs({ own, pens, field, label, hint }: SignedAsProps) {
  const { key, ...control } = getSelectProps(field, describedByHint(field, hint));
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="select-frame">
        <select key={key} {...control} className={controlStyle}>
          <option value="">{texts.ownName(own)}</option>
          {pens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
