import { parseChapter } from './chapter-text';
import type { Block } from './chapter-text.contract';
import type { Markup } from './markup/dialects';

/** A text as its writer typed it. */
export interface TypedText {
  text: string;
  markup: Markup;
}

// Parses long texts in a thread: hostile ones take up to a quarter of a second.

export const work = ({ text, markup }: TypedText): Block[] => parseChapter(text, markup);
