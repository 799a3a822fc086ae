import { getSelectProps } from '@conform-to/react';
import type { OwnPenName } from '~/accounts/pen-names/pen-names-of.server';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from '~/ui/fields/field-frame';
import { signTexts as texts } from './texts';

interface SignedAsProps {
  own: string;
  pens: readonly OwnPenName[];
  field: TextFieldMetadata;
}

/** Chooses the name under which a new story appears. */
export function SignedAs({ own, pens, field }: SignedAsProps) {
  const { key, ...control } = getSelectProps(field, describedByHint(field, texts.hint));
  return (
    <FieldFrame field={field} label={texts.label} hint={texts.hint}>
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
