import { isOfStock } from '../built-in/answering/is-of-stock';
import { wordsOf } from '../words';
import type { StoryPart } from '../writer-model';

/** Letters of a word that is more than 'with' or 'then'. */
const TELLING = 5;

/**
 * The parts of a story that a model is shown: filler of the built-in writer does not count as story. A part of its stock
 * stays where somebody has taken it up, and while its round lasts.
 */
export function withoutFiller(parts: readonly StoryPart[]): StoryPart[] {
  const round = parts.findLastIndex(({ by }) => by === 'person');
  return parts.filter(({ by, text }, index) => by === 'person' || index > round || !isOfStock(text) || isTakenUp(text, parts, index));
}

/** Whether the next turn of a person says a word that the part has brought in. */
function isTakenUp(text: string, parts: readonly StoryPart[], index: number): boolean {
  const next = parts.slice(index).find(({ by }) => by === 'person');
  const before = new Set(parts.slice(0, index).flatMap((part) => wordsOf(part.text)));
  const brought = wordsOf(text).filter((word) => word.length >= TELLING && !before.has(word));
  const said = new Set(wordsOf(next?.text ?? ''));
  return brought.some((word) => said.has(word));
}
