import { classOfNoun } from '../../language/noun-classes';
import type { Setting, Thing } from '../story';

/** Kinds of places in the open. */
const outside = /^(?:ground|road|water|boat|vehicle|sky|ice)$/;
const outsideWords =
  /\b(?:pier|shore|sea|lake|river|boat|raft|ship|ferry|car|bus|van|road|street|alley|forest|woods|field|garden|bridge|beach|hill|mountain|desert|sky)\b/giu;
const insideWords =
  /\b(?:kitchen|bedroom|hallway|upstairs|downstairs|table|desk|sofa|couch|ceiling|curtains?|cupboard|counter|stove|oven|shelf|office|classroom|cellar|attic|stage)\b/giu;

/**
 * Where a story is now: by the place it names last, else by the words of its newest turns.
 * @returns nothing where that cannot be told.
 */
export function settingNow(place: Thing | undefined, newest: string): Setting | undefined {
  const [inside, outdoors] = [insideWords, outsideWords].map((words) => newest.match(words)?.length ?? 0);
  if ((inside ?? 0) !== (outdoors ?? 0)) return (inside ?? 0) > (outdoors ?? 0) ? 'indoors' : 'outdoors';
  if (!place) return undefined;
  if (outside.test(place.kind)) return 'outdoors';
  const kind = classOfNoun(place.noun, place.noun) ?? place.kind;
  return /^(?:building|room)$/.test(kind) ? 'indoors' : outside.test(kind) ? 'outdoors' : undefined;
}
