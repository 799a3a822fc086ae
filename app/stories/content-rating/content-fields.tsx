import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { contentRatings, contentWarnings, type StoryContent, warningNames } from './content-rating';
import { rateContentTexts as texts } from './content-texts';

/** The fields `rating` and `warnings` of a form. */
export function ContentFields({ rating, warnings }: StoryContent) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{texts.rating}</legend>
        {Object.entries(contentRatings).map(([name, { label, hint }]) => (
          <RadioCard key={name} name="rating" value={name} defaultChecked={name === rating} label={label} hint={hint} />
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{texts.warnings}</legend>
        {warningNames.map((name) => (
          <CheckCard key={name} name="warnings" value={name} defaultChecked={warnings.includes(name)} label={contentWarnings[name]} />
        ))}
      </fieldset>
    </>
  );
}
