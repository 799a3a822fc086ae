import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { tagWithPage } from '../about/about-tag.server';
import type { ShownTag } from '../rules/tag';
import { tagMarkTexts as texts } from './texts';

/** The most tags that a reader follows, and that they hide. */
export const MAX_MARKED = 200;

/** What a reader has asked for of a tag. */
export interface TagMarks {
  followed: boolean;
  hidden: boolean;
}

/** What can be asked for of a tag: to be told of its stories, or not to be shown them, and to take that back. */
export const markIntents = ['follow', 'unfollow', 'hide', 'show'] as const;
export type MarkIntent = (typeof markIntents)[number];

export interface TagMarksService {
  /** What a person has asked for of a tag. */
  of(playerId: string, tagId: number): Promise<TagMarks>;
  /** The tags that a person follows and hides, the latest first. */
  list(playerId: string): Promise<{ followed: ShownTag[]; hidden: ShownTag[] }>;
  /**
   * Follows or hides a tag, or no longer does; repeating it changes nothing. A tag is not both.
   * @throws {Refusal} a tag that there is none of for them, or too many.
   */
  mark(asked: { playerId: string; tagId: number; intent: MarkIntent }): Promise<void>;
}

/** Where routes find it. */
export const tagMarksContext = createContext<TagMarksService>();

/** The tables of both, with when a row was made. */
const follows = { table: 'tag_follow', at: 'followed_at' } as const;
const hidings = { table: 'hidden_tag', at: 'hidden_at' } as const;
type Marks = typeof follows | typeof hidings;

/** The tags that a person has marked, each as what it counts since, the latest first: also those that no story they are shown has by now. */
async function markedTags(executor: Executor, { table, at }: Marks, playerId: string): Promise<ShownTag[]> {
  const { rows } = await sql<ShownTag>`
    select counted.id, counted.kind, counted.name
    from ${sql.table(table)} join tag on tag.id = tag_id join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where player_id = ${playerId} group by counted.id order by max(${sql.ref(at)}) desc, counted.id`.execute(executor);
  return rows;
}

function isAmong(tags: readonly ShownTag[], id: number): boolean {
  return tags.some((tag) => tag.id === id);
}

/** No longer marks a tag, nor any that counts as it. */
async function unmark(executor: Executor, { table }: Marks, playerId: string, tagId: number): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where player_id = ${playerId} and tag_id in (
      select id from tag where id = ${tagId} or canonical_id = ${tagId})`.execute(executor);
}

/** @see docs/product/tags.md */
export function createTagMarks({ db, clock }: { db: Db; clock: Clock }): TagMarksService {
  const markedBy = (playerId: string) => Promise.all([markedTags(db, follows, playerId), markedTags(db, hidings, playerId)]);

  return {
    async of(playerId, tagId) {
      const [followed, hidden] = await markedBy(playerId);
      const isHidden = isAmong(hidden, tagId);
      // A tag that a reader hides may have become one with another that they follow.
      return { followed: isAmong(followed, tagId) && !isHidden, hidden: isHidden };
    },

    async list(playerId) {
      const [followed, hidden] = await markedBy(playerId);
      return { followed: followed.filter(({ id }) => !isAmong(hidden, id)), hidden };
    },

    async mark({ playerId, tagId, intent }) {
      if (intent === 'unfollow') return unmark(db, follows, playerId, tagId);
      if (intent === 'show') return unmark(db, hidings, playerId, tagId);
      const [added, other] = intent === 'follow' ? [follows, hidings] : [hidings, follows];
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        if (!(await tagWithPage(trx, tagId, playerId))) throw new Refusal(texts.gone, { status: 404 });
        const { length: count } = await markedTags(trx, added, playerId);
        if (count >= MAX_MARKED) throw new Refusal(texts.tooMany, { status: 409 });
        await unmark(trx, other, playerId, tagId);
        await sql`
          insert into ${sql.table(added.table)} (player_id, tag_id, ${sql.ref(added.at)}) values (${playerId}, ${tagId}, ${clock.now()})
          on conflict (player_id, tag_id) do nothing`.execute(trx);
      });
    },
  };
}
