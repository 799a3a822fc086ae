import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { noteTexts } from './texts';

interface NoteBoxesProps {
  fields: { noteBefore: TextFieldMetadata; noteAfter: TextFieldMetadata };
  /** What the notes stand around. */
  of: 'ofStory' | 'ofChapter';
}

/** Boxes for the notes before and after a story or a chapter. */
export function NoteBoxes({ fields, of }: NoteBoxesProps) {
  return (
    <>
      <TextAreaField field={fields.noteBefore} label={noteTexts[of].before} hint={noteTexts.hint} rows={3} dir="auto" />
      <TextAreaField field={fields.noteAfter} label={noteTexts[of].after} rows={3} dir="auto" />
    </>
  );
}
