import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Collapsible } from '~/ui/layout/collapsible';
import { MAX_PROMPT } from '../../rules/room-setting';
import { type NewRoomFields, OWN_PROMPT, usualRoom } from './new-room-form';
import { choiceTexts as texts } from './new-room-texts';

export interface RoomChoicesProps {
  fields: { [Name in keyof Required<NewRoomFields>]: FieldMetadata<NewRoomFields[Name]> };
  prompts: readonly string[];
}

/** What stands behind 'More choices'. */
const FOLDED = ['company', 'chosen', 'own', 'rating', 'time'] as const;

/**
 * What the person who opens a room chooses. Most want the usual of all but the first two, so the rest is folded away, unless
 * something else was chosen in a form that came back. What depends on another choice is shown by the style alone: without
 * script too.
 */
export function RoomChoices({ fields, prompts }: RoomChoicesProps) {
  const unusual = FOLDED.some((name) => fields[name].errors || (fields[name].initialValue ?? '') !== usualRoom[name]);
  return (
    <div className="group/room flex flex-col gap-6">
      <Choice
        legend={texts.format.question}
        field={fields.format}
        options={[
          { value: 'turns', ...texts.format.turns },
          { value: 'battle', ...texts.format.battle },
          { value: 'fold', ...texts.format.fold },
          { value: 'slow', ...texts.format.slow },
        ]}
      />
      <Choice
        legend={texts.access.question}
        field={fields.access}
        options={[
          { value: 'private', ...texts.access.private },
          { value: 'public', ...texts.access.public },
        ]}
      />
      <Collapsible title={texts.more} defaultOpen={unusual}>
        <div className="flex flex-col gap-6 text-text">
          <div className="group-has-[[value=slow]:checked]/room:hidden">
            <Choice
              legend={texts.company.question}
              field={fields.company}
              options={[
                { value: 'people', ...texts.company.people },
                { value: 'one', ...texts.company.one },
                { value: 'two', ...texts.company.two },
                { value: 'ai', ...texts.company.ai },
              ]}
            />
          </div>
          <Prompt fields={fields} prompts={prompts} />
          <Choice
            legend={texts.rating.question}
            field={fields.rating}
            options={[
              { value: 'general', ...texts.rating.general },
              { value: 'teen', ...texts.rating.teen },
            ]}
          />
          <div className="group-has-[[value=public]:checked]/room:hidden group-has-[[value=slow]:checked]/room:hidden">
            <Choice
              legend={texts.time.question}
              field={fields.time}
              options={[
                { value: 'usual', ...texts.time.usual },
                { value: 'more', ...texts.time.more },
              ]}
            />
          </div>
        </div>
      </Collapsible>
    </div>
  );
}

/** The prompt: a surprise, one on offer, or the person's own. */
function Prompt({ fields, prompts }: RoomChoicesProps) {
  const sent = fields.chosen.initialValue ?? '';
  // A form that came back is offered other prompts than before: the one that was chosen stays.
  const isGone = sent !== '' && sent !== OWN_PROMPT && !prompts.includes(sent);
  const offered = isGone ? [sent, ...prompts.slice(1)] : prompts;
  return (
    <div className="group/prompt flex flex-col gap-4">
      <Choice
        legend={texts.prompt.question}
        field={fields.chosen}
        columns=""
        options={[
          { value: '', label: texts.prompt.surprise },
          ...offered.map((prompt) => ({ value: prompt, label: prompt })),
          { value: OWN_PROMPT, label: texts.prompt.own },
        ]}
      />
      <div className="hidden group-has-[[value=own]:checked]/prompt:block">
        <TextAreaField field={fields.own} label={texts.prompt.ownLabel} maxLength={MAX_PROMPT} rows={2} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  field: Pick<FieldMetadata<string | undefined>, 'name' | 'initialValue' | 'errors'>;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  /** Classes for the columns in which they stand where there is room beside each other. */
  columns?: string;
}

function Choice({ legend, field: { name, initialValue = '', errors }, options, columns = 'sm:grid-cols-2' }: ChoiceProps) {
  return (
    <fieldset className={cx('grid gap-2', columns)}>
      <legend className="mb-2 font-medium">{legend}</legend>
      {options.map(({ value, ...card }) => (
        <RadioCard key={value} name={name} value={value} defaultChecked={value === initialValue} {...card} />
      ))}
      {errors && <p className="col-span-full text-sm font-medium text-vermilion">{errors.join(' ')}</p>}
    </fieldset>
  );
}
