import { RadioCard } from '~/ui/fields/radio-card';
import { Collapsible } from '~/ui/layout/collapsible';
import { type OfferedOpener, OWN_BEGINNING } from '../session/prompts/prompt.contract';

export interface BeginningChoiceProps {
  /** The id of the form that starts the session. */
  form: string;
  openers: readonly OfferedOpener[];
}

/**
 * How a story is to begin: with a story starter, as long as its writer does not ask for another opener or for none.
 * @see docs/product/creative-writing.md
 */
export function BeginningChoice({ form, openers }: BeginningChoiceProps) {
  const input = { form, name: 'beginning' };
  return (
    <Collapsible title="Choose how your story begins">
      <fieldset key={openers[0]?.key} className="grid gap-2">
        <legend className="sr-only">How your story begins</legend>
        <RadioCard {...input} value="" defaultChecked label="With a story starter" hint="You see it when the clock starts." />
        {openers.map(({ key, text }) => (
          <RadioCard {...input} key={key} value={key} label={<span className="font-prose font-normal">{text}</span>} />
        ))}
        <RadioCard {...input} value={OWN_BEGINNING} label="Start with my own first sentence" hint="You start with an empty page." />
      </fieldset>
    </Collapsible>
  );
}
