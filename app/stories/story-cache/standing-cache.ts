import { createRecent } from '~/platform/storage/recent';
import type { Standing } from '../ratings/standing';

/** What the server said of a story last, and what pages loaded before that may still say. */
interface Known {
  standing: Standing;
  outdated: Standing[];
}

/** By story. Only browsers rate, so on the server it stays empty. */
const known = createRecent<Known>(200);
const MAX_OUTDATED = 20;

/**
 * How a story stands, when a page says `loaded`: a card that was kept since before the reader rated is behind.
 * What a page says besides is newer.
 */
export function newestStanding(storyId: string, loaded: Standing): Standing {
  const entry = known.get(storyId);
  return entry?.outdated.some((outdated) => isSame(outdated, loaded)) ? entry.standing : loaded;
}

/** Notes the answer to a rating. @param before how the story stood for its reader until then. */
export function rememberStanding(storyId: string, before: Standing, standing: Standing): void {
  const entry = known.get(storyId);
  const outdated = [...(entry ? [...entry.outdated, entry.standing] : []), before].slice(-MAX_OUTDATED);
  known.set(storyId, { standing, outdated });
}

function isSame(one: Standing, other: Standing): boolean {
  return one.average === other.average && one.count === other.count && one.own === other.own;
}
