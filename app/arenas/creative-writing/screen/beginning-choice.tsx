import { RadioCard } from '~/ui/fields/radio-card';
import { Collapsible } from '~/ui/layout/collapsible';
import { type OfferedOpener, OWN_BEGINNING } from '../session/prompts/prompt.contract';
import { screenTexts } from './texts';

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
    <Collapsible title={screenTexts.chooseOpening}>
      <fieldset key={openers[0]?.key} className="grid gap-2">
        <legend className="sr-only">{screenTexts.opening}</legend>
        <RadioCard {...input} value="" defaultChecked label={screenTexts.withStarter} hint={screenTexts.withStarterHint} />
        {openers.map(({ key, text }) => (
          <RadioCard {...input} key={key} value={key} label={<span className="font-prose font-normal">{text}</span>} />
        ))}
        <RadioCard {...input} value={OWN_BEGINNING} label={screenTexts.withOwnSentence} hint={screenTexts.withOwnSentenceHint} />
      </fieldset>
    </Collapsible>
  );
}
