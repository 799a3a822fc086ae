import { tracesIn } from './own-traces';
import type { Piece } from './pieces/piece-template';
import { normalise, sentencesOf } from './text-tools';

/** Characters remembered from the end of the text so far: more than a whole game. */
const REMEMBERED = 40_000;

/** What a story has already said, so that nothing is repeated. */
export interface Memory {
  isUsed(piece: Piece): boolean;
  /** Whether one of these sentences appears in the story. */
  repeats(text: string): boolean;
  /** The end of the story with the built-in writer's own sentences blanked. */
  others: string;
}

export function remember(storyContent: string): Memory {
  const remembered = storyContent.slice(-REMEMBERED);
  const { used, others } = tracesIn(remembered);
  const sentences = new Set(sentencesOf(remembered).map(normalise));
  return {
    others,
    isUsed: (piece) => used.has(piece),
    repeats: (part) => sentencesOf(part).some((sentence) => sentences.has(normalise(sentence))),
  };
}
