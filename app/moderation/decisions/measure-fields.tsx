import type { FieldMetadata } from '@conform-to/react';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { Select } from '~/ui/fields/select';
import { FormError } from '~/ui/states/form-error';
import { keyStyle } from '../desk/keys/keys-hint';
import { decideTexts as texts } from './decide-texts';
import { type Measure, measures, suspensionDays } from './measures';

interface MeasureFieldsProps {
  fields: { measure: FieldMetadata<string>; days: FieldMetadata<string>; hides: FieldMetadata<string> };
  possible: readonly Measure[];
  mayAlsoHide: boolean;
  /** Whether the choices stand beside each other, without their hints. */
  compact?: boolean;
  onChoose(measure: Measure): void;
}

/** What to do about a case, with the keys. What belongs to one measure shows with it, also without script. */
export function MeasureFields({ fields, possible, mayAlsoHide, compact = false, onChoose }: MeasureFieldsProps) {
  return (
    <>
      <fieldset
        aria-describedby={fields.measure.errors ? fields.measure.errorId : undefined}
        className={compact ? 'flex flex-wrap gap-2' : 'grid gap-2'}
      >
        <legend className="mb-2 font-semibold">{texts.measure}</legend>
        <FormError id={fields.measure.errorId}>{fields.measure.errors?.[0]}</FormError>
        {possible.map((measure, place) => (
          <RadioCard
            key={measure}
            name="measure"
            value={measure}
            defaultChecked={fields.measure.value === measure}
            onChange={() => onChoose(measure)}
            label={
              <>
                {measures[measure].label} {place < 9 && <kbd className={keyStyle}>{place + 1}</kbd>}
              </>
            }
            hint={compact ? undefined : hintOf(measure)}
          />
        ))}
      </fieldset>
      {possible.includes('suspend') && (
        <div className="hidden group-has-[input[value=suspend]:checked]:block">
          <FormError id={fields.days.errorId}>{fields.days.errors?.[0]}</FormError>
          <Select label={texts.days} name="days" defaultValue={fields.days.value ?? '7'} options={dayOptions} />
        </div>
      )}
      {mayAlsoHide && (
        <CheckCard
          name="hides"
          value="on"
          defaultChecked={fields.hides.value === 'on'}
          label={texts.alsoHide}
          className="hidden group-has-[input[value=remove-bio]:checked]:flex group-has-[input[value=remove-name]:checked]:flex group-has-[input[value=suspend]:checked]:flex group-has-[input[value=warn]:checked]:flex"
        />
      )}
    </>
  );
}

const dayOptions = suspensionDays.map((days) => ({ value: String(days), label: texts.dayCount(days) }));

function hintOf(measure: Measure): string | undefined {
  const { hint }: { label: string; hint?: string } = measures[measure];
  return hint;
}
