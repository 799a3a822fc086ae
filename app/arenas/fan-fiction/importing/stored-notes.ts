import { MAX_NOTE, type Notes } from '~/stories/notes/notes';
import { storedText } from '~/stories/reading/text/stored-text';
import { shortened } from './archived-work';

/** The notes that a file has beside words, as they are stored: too long ones are cut. */
export function storedNotes({ noteBefore = '', noteAfter = '' }: { [Note in keyof Notes]?: string | undefined }): Notes {
  return { noteBefore: shortened(storedText(noteBefore), MAX_NOTE), noteAfter: shortened(storedText(noteAfter), MAX_NOTE) };
}
