import type { StoryNote } from '~/ai-writers/card';

/** The longest sentence of a note, in characters. */
export const MAX_NOTE = 160;

/** How the AI writers of a room are to write, and how many of them there are at most: 1 to 3. */
export interface RoomNote extends StoryNote {
  writers: number;
}

/** What holds while nobody has chosen. */
export const usualNote: RoomNote = { tone: null, jokes: true, words: '', writers: 3 };

/** The note of a room. */
export function noteOf({ note }: { note?: RoomNote }): RoomNote {
  return note ?? usualNote;
}
