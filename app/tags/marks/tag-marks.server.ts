import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { namedTags } from '../naming/named-tags.server';
import type { ShownTag } from '../rules/tag';
import { tagMarkTexts as texts } from './texts';

/** The most tags that somebody follows, and that they hide. */
export const MAX_MARKED = 200;

/** What somebody has asked for of a tag. */
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

/** The ids of the tags that a person has marked, the latest first. */
async function markedIds(executor: Executor, { table, at }: Marks, playerId: string): Promise<number[]> {
  const { rows } = await sql<{ tag_id: number }>`
    select tag_id from ${sql.table(table)} where player_id = ${playerId} order by ${sql.ref(at)} desc, tag_id`.execute(executor);
  return rows.map((row) => row.tag_id);
}

/** @see docs/product/tags.md */
export function createTagMarks({ db, clock }: { db: Db; clock: Clock }): TagMarksService {
  const marked = async (marks: Marks, playerId: string) => {
    const ids = await markedIds(db, marks, playerId);
    const named = await namedTags(db, ids, playerId);
    return ids.flatMap((id) => named.find((tag) => tag.id === id) ?? []);
  };

  const take = ({ table }: Marks, playerId: string, tagId: number) =>
    db.deleteFrom(table).where('player_id', '=', playerId).where('tag_id', '=', tagId).execute();

  return {
    async of(playerId, tagId) {
      const [followed, hidden] = await Promise.all([markedIds(db, follows, playerId), markedIds(db, hidings, playerId)]);
      return { followed: followed.includes(tagId), hidden: hidden.includes(tagId) };
    },

    async list(playerId) {
      const [followed, hidden] = await Promise.all([marked(follows, playerId), marked(hidings, playerId)]);
      return { followed, hidden };
    },

    async mark({ playerId, tagId, intent }) {
      if (intent === 'unfollow') return void (await take(follows, playerId, tagId));
      if (intent === 'show') return void (await take(hidings, playerId, tagId));
      const [added, other] = intent === 'follow' ? [follows, hidings] : [hidings, follows];
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const [tag] = await namedTags(trx, [tagId], playerId);
        if (!tag) throw new Refusal(texts.gone, { status: 404 });
        const { length: count } = await markedIds(trx, added, playerId);
        if (count >= MAX_MARKED) throw new Refusal(texts.tooMany, { status: 409 });
        await trx.deleteFrom(other.table).where('player_id', '=', playerId).where('tag_id', '=', tagId).execute();
        await sql`
          insert into ${sql.table(added.table)} (player_id, tag_id, ${sql.ref(added.at)}) values (${playerId}, ${tagId}, ${clock.now()})
          on conflict (player_id, tag_id) do nothing`.execute(trx);
      });
    },
  };
}
