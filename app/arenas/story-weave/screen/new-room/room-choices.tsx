import type { FieldMetadata } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { contentRatings } from '~/stories/content-rating/content-rating';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { MAX_PROMPT } from '../../rules/room-setting';
import { type NewRoomFields, OWN_PROMPT } from './new-room-form';

export interface RoomChoicesProps {
  fields: { [Name in keyof Required<NewRoomFields>]: FieldMetadata<NewRoomFields[Name]> };
  prompts: readonly string[];
}

/** What the person who opens a room chooses. */
export function RoomChoices({ fields, prompts }: RoomChoicesProps) {
  const [access, setAccess] = useState('private');
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Choice legend="Which game?" errors={fields.format.errors}>
        <RadioCard name={fields.format.name} value="turns" defaultChecked label="Turns" hint="Writers take turns for 25 minutes." />
        <RadioCard
          name={fields.format.name}
          value="battle"
          label="Battle rounds"
          hint="Everyone writes the next passage at once, and you pick the one that goes on. Eight rounds."
        />
      </Choice>
      <Choice legend="Who may come?" errors={fields.access.errors}>
        <RadioCard
          name={fields.access.name}
          value="private"
          defaultChecked
          onChange={() => setAccess('private')}
          label="Private room"
          hint="Only people with the link can find it."
        />
        <RadioCard
          name={fields.access.name}
          value="public"
          onChange={() => setAccess('public')}
          label="Public room"
          hint="Anybody can take a free seat."
        />
      </Choice>
      <Choice legend="Who fills the free seats?" errors={fields.company.errors}>
        <RadioCard
          name={fields.company.name}
          value="ai"
          defaultChecked
          label="AI writers"
          hint="The game begins as soon as you are there."
        />
        <RadioCard
          name={fields.company.name}
          value="people"
          label="Nobody: people only"
          hint="The room waits up to 10 minutes for a second person."
        />
      </Choice>
      <Choice legend="What is it about?" errors={fields.chosen.errors}>
        <RadioCard name={fields.chosen.name} value="" defaultChecked onChange={() => setChosen('')} label="A surprise" />
        {prompts.map((prompt) => (
          <RadioCard key={prompt} name={fields.chosen.name} value={prompt} onChange={() => setChosen(prompt)} label={prompt} />
        ))}
        <RadioCard name={fields.chosen.name} value={OWN_PROMPT} onChange={() => setChosen(OWN_PROMPT)} label="A prompt of your own" />
      </Choice>
      <div hidden={chosen !== OWN_PROMPT}>
        <TextAreaField field={fields.own} label="Your prompt" maxLength={MAX_PROMPT} rows={2} />
      </div>
      <Choice legend="Who is it suitable for?" errors={fields.rating.errors}>
        <RadioCard name={fields.rating.name} value="general" defaultChecked {...contentRatings.general} />
        <RadioCard name={fields.rating.name} value="teen" {...contentRatings.teen} />
      </Choice>
      {access === 'private' && (
        <Choice legend="How much time?" errors={fields.time.errors}>
          <RadioCard name={fields.time.name} value="usual" defaultChecked label="The usual time" />
          <RadioCard name={fields.time.name} value="more" label="More time" hint="Everybody has twice the usual time." />
        </Choice>
      )}
    </>
  );
}

function Choice({ legend, errors, children }: { legend: string; errors: string[] | undefined; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {children}
      {errors && <p className="text-sm font-medium text-vermilion">{errors.join(' ')}</p>}
    </fieldset>
  );
}
