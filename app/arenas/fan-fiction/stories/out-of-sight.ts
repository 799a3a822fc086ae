import { outOfSightText } from '~/stories/own/own-story-texts';
import { reachNames } from '~/stories/reach/reach-names';
import type { StoryStatus } from '~/stories/story';
import { backlistTexts } from '../importing/backlist/texts';

interface SightFacts {
  status: StoryStatus;
  published_at: Date | null;
  /** Whether only its authors have read it so far. */
  never_public: boolean;
  /** Whether a collection holds it back. */
  held_back: boolean;
  /** Who writes it together; nobody or one where one person does. */
  co_author_ids: readonly string[];
  /** Whether an import of it waits for a moderator. */
  import_held: boolean | null;
}

/** What stands above a story that is not in lists; undefined for one that is. A draft was imported, waits in a collection, is its authors' alone for now, or was taken back. */
export function outOfSight({ status, published_at, never_public, held_back, co_author_ids, import_held }: SightFacts): string | undefined {
  if (status === 'draft' && held_back) return reachNames.waits;
  if (status === 'draft' && published_at === null) return backlistTexts.draftNotice;
  if (status === 'draft') return never_public ? reachNames.neverPublic : reachNames.takenBack(co_author_ids.length < 2);
  if (status === 'hidden' && import_held) return backlistTexts.heldNotice;
  return status === 'unlisted' ? reachNames.unlisted : outOfSightText(status);
}
