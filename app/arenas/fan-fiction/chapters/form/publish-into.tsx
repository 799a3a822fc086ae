import type { Destination } from '~/stories/destinations/destinations.server';
import { Select } from '~/ui/fields/select';
import { ALONE, publishIntoTexts as texts } from './publish-into-texts';

interface PublishIntoProps {
  destinations: readonly Destination[];
  /** The id of what was chosen before. */
  chosen: string | undefined;
}

/** Asks where a new story is published: in the library, nowhere for now, or in a collection that hides it. */
export function PublishInto({ destinations, chosen }: PublishIntoProps) {
  const collections = destinations.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div>
      <Select
        name="into"
        label={texts.label}
        defaultValue={chosen}
        options={[{ value: '', label: texts.library }, { value: ALONE, label: texts.alone }, ...collections]}
        className="max-sm:flex-wrap"
        aria-describedby="into-hint"
      />
      <p id="into-hint" className="mt-1 text-sm text-muted">
        {texts.aloneHint} {collections.length > 0 && texts.hint}
      </p>
    </div>
  );
}
