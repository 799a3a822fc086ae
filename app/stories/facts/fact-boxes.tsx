import { getSelectProps } from '@conform-to/react';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { NoteBoxes } from '../notes/note-boxes';
import { languageCodes, languages } from './languages';
import { progressNames, type StoryFacts, storyProgress } from './story-facts';
import { factTexts as texts } from './texts';

interface FactBoxesProps {
  fields: Record<keyof StoryFacts, TextFieldMetadata>;
  /** Whether the story has chapters, which come one after the other. */
  hasChapters: boolean;
  /** Whether it has one author, or several as one, who speak to its readers. */
  hasNotes?: boolean;
}

/** Boxes for a story's summary, its language, how far it is, how many chapters it will have, and its notes. */
export function FactBoxes({ fields, hasChapters, hasNotes = true }: FactBoxesProps) {
  const { key, ...progress } = getSelectProps(fields.progress);
  const { key: languageKey, ...language } = getSelectProps(fields.language);
  const languageOptions = [{ value: '', label: texts.notSaid }, ...languageCodes.map((value) => ({ value, label: languages[value] }))];
  const options = [{ value: '', label: texts.notSaid }, ...progressNames.map((name) => ({ value: name, label: storyProgress[name] }))];
  return (
    <div className="grid gap-6">
      <TextAreaField field={fields.summary} label={texts.summary} hint={texts.summaryHint} rows={4} dir="auto" />
      <Select key={languageKey} {...language} label={texts.language} options={languageOptions} />
      {hasChapters && (
        <>
          <Select key={key} {...progress} label={texts.progress} options={options} />
          <TextField field={fields.plannedChapters} label={texts.planned} hint={texts.plannedHint} inputMode="numeric" autoComplete="off" />
        </>
      )}
      {hasNotes && <NoteBoxes fields={fields} of="ofStory" />}
    </div>
  );
}
