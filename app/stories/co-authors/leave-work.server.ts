import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { leaveCollections } from '../collections/leave-collections.server';
import type { StoryStatus } from '../story';

/** An author who no longer writes a story with others. */
export interface LeftWork {
  storyId: string;
  /** The account, or the pen name under which it writes. */
  playerId: string;
  /** Whether what they wrote stays under their name; otherwise it stays without one. */
  named: boolean;
}

/** An author who has left, and whether others go on. */
interface Parted {
  /** Their name on it. */
  nameId: string;
  /** Whether others write it now. */
  hasHeirs: boolean;
}

/** A name on a story; `pen_id` is null for an account's own. */
interface Named {
  player_id: string;
  pen_id: string | null;
}

const nameIdOf = (author: Named) => author.pen_id ?? author.player_id;

/**
 * Ends that an author writes a story with others, whose row `trx` has locked. What they wrote stays. Where they were its first author, the
 * one who has written it longest becomes that, and the history of its texts with them; one who is left alone is its only author.
 * @returns undefined where they do not write it as one of its authors.
 * @see docs/product/co-authors.md
 */
export async function leaveWork(trx: Transaction<Tables>, { storyId, playerId, named }: LeftWork): Promise<Parted | undefined> {
  const gone = await trx
    .deleteFrom('co_author')
    .where('story_id', '=', storyId)
    .where((is) => is.or([is('player_id', '=', playerId), is('pen_id', '=', playerId)]))
    .where('joined_at', 'is not', null)
    .returning(['player_id', 'pen_id'])
    .executeTakeFirst();
  if (!gone) return undefined;
  const left = { storyId, nameId: nameIdOf(gone), named };
  // Who is left is to agree again to what they all agreed on.
  await trx.updateTable('co_author').set({ agreed_at: null }).where('story_id', '=', storyId).execute();
  const others = await trx
    .selectFrom('co_author')
    .select(['player_id', 'pen_id'])
    .where('story_id', '=', storyId)
    .where('joined_at', 'is not', null)
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  const [heir] = others;
  if (heir) {
    await passOn(trx, left, nameIdOf(heir));
    await leaveCollections(trx, { ...left, heirId: nameIdOf(heir) });
  }
  await leaveCredits(trx, left);
  if (heir && others.length === 1) await remainAlone(trx, storyId, heir);
  return { nameId: left.nameId, hasHeirs: heir !== undefined };
}

interface LeftName {
  storyId: string;
  nameId: string;
  named: boolean;
}

/** Makes another author the first one, if the one who leaves was. */
async function passOn(trx: Transaction<Tables>, { storyId, nameId }: LeftName, heirId: string): Promise<void> {
  const passed = await trx
    .updateTable('story')
    .set({ author_id: heirId })
    .where('id', '=', storyId)
    .where('author_id', '=', nameId)
    .returning('id')
    .executeTakeFirst();
  if (!passed) return;
  const theirs = trx.updateTable('text_version').set({ player_id: heirId }).where('story_id', '=', storyId);
  await theirs.where('player_id', '=', nameId).execute();
}

/**
 * Whose name is taken off a story of which they wrote nothing, is not credited for it. What they wrote and nobody published keeps its place
 * among the credits, which another would take.
 */
async function leaveCredits(trx: Transaction<Tables>, { storyId, nameId, named }: LeftName): Promise<void> {
  if (named) return;
  await sql`
    delete from story_writer as own where own.story_id = ${storyId} and own.player_id = ${nameId} and own.characters = 0 and not exists (
      select from chapter_share as share where share.story_id = own.story_id
        and share.runs @> jsonb_build_array(jsonb_build_object('place', own.place)))`.execute(trx);
  await unnameCredits(trx, storyId, nameId);
}

/** Leaves what an author is credited for of a story to 'Anonymous'. */
export async function unnameCredits(trx: Transaction<Tables>, storyId: string, nameId: string): Promise<void> {
  await trx.updateTable('story_writer').set({ player_id: null }).where('story_id', '=', storyId).where('player_id', '=', nameId).execute();
}

/** One who signs with a pen name keeps the rights of an author, as its row does not name them. */
async function remainAlone(trx: Transaction<Tables>, storyId: string, heir: Named): Promise<void> {
  const own = trx.deleteFrom('co_author').where('story_id', '=', storyId).where('player_id', '=', heir.player_id);
  await own.where('pen_id', 'is', null).where('joined_at', 'is not', null).execute();
  await sql`
    delete from story_writer where story_id = ${storyId} and not exists (
      select from story_writer as other where other.story_id = ${storyId} and other.player_id is distinct from ${nameIdOf(heir)})`.execute(
    trx,
  );
}

/** The stories that a person writes as one of their authors, locked in one order. @param playerId an account, or a pen name. */
export async function lockJointWorks(trx: Transaction<Tables>, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from story where id in (select story_id from co_author where (player_id = ${playerId} or pen_id = ${playerId}) and joined_at is not null)
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks all stories that a person wrote, alone or with others: each rating of one credits its writers. */
export async function lockWrittenStories(trx: Transaction<Tables>, playerId: string) {
  const { rows } = await sql<{ id: string; status: StoryStatus; own: boolean }>`
    select id, status, author_id is not distinct from ${playerId} as own from story
    where id = any(array(
      select id from story where author_id = ${playerId}
      union all select story_id from story_writer where player_id = ${playerId}))
    order by id for update`.execute(trx);
  return rows;
}
