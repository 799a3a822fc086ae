import { sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { refusedTo } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { type BetaChapter, type BetaWork, nameIn, namesOn } from './work.server';

/** A name of a reader's under which a work is shared with them. */
export interface ReadingName {
  id: string;
  name: string;
  isPen: boolean;
}

/** What a player may read of a work before it is public. */
export interface BetaAccess {
  chapters: readonly BetaChapter[];
  /** The name under which everybody else sees what they do with it. */
  nameId: string;
  /** Every name of theirs that was asked and reads along now, the one that stands on their notes first. Nobody else may be told which belong together. */
  names: readonly ReadingName[];
}

interface SharedRow extends ReadingName {
  chapter_id: string | null;
}

/**
 * The chapters of a work that an account may read before they are public, and under which name: all of its own; of another's those that
 * are shared now with any of its names. None where a block stands between one of these and a name on the work, because a block ends what
 * they share. One person reads a work under one name: that of the notes which they wrote, or else the one that was asked first.
 * @see docs/product/beta-readers.md
 */
export async function accessTo(
  executor: Executor,
  work: BetaWork,
  { playerId, now }: { playerId: string; now: Date },
): Promise<BetaAccess> {
  const { rows } = await sql<SharedRow>`
    select share.chapter_id, player.id, player.name, player.pen_of is not null as "isPen"
    from beta_share as share join beta_reader as reader on reader.share_id = share.id join player on player.id = reader.player_id
    where share.work_id = ${work.id} and share.owner_id = ${work.ownerId} and share.ends_at > ${now} and share.hidden_at is null
      and reader.player_id = any(${namesOf(playerId)}) and reader.removed_at is null
      and not (${namesOn(work)}::uuid[] && ${refusedTo(playerId)})
    order by exists (select from beta_note where work_id = share.work_id and author_id = reader.player_id) desc, reader.since, player.id`.execute(
    executor,
  );
  const names = [...new Map(rows.map(({ id, name, isPen }) => [id, { id, name, isPen }])).values()];
  if (work.authorIds.includes(playerId)) return { chapters: work.chapters, nameId: nameIn(work, playerId), names };
  const access = { nameId: names[0]?.id ?? playerId, names };
  if (work.ownerHidden) return { ...access, chapters: [] };
  if (rows.some(({ chapter_id: chapterId }) => chapterId === null)) return { ...access, chapters: work.chapters };
  const shared = new Set(rows.map(({ chapter_id: chapterId }) => chapterId));
  return { ...access, chapters: work.chapters.filter(({ id }) => shared.has(id)) };
}
