import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { type LinePerson, ownerColumn } from '../person';
import { PAIRS_A_DAY, pairsOf } from '../rules/deal-pair';
import { type OpenPair, openPairOf, pickable } from '../taking-part/pairs.server';

/** What a person has before them on the day that runs. */
export interface OwnDay {
  /** Their sentence; null before they have added one. */
  sentence: { body: string; hidden: boolean } | null;
  /** The pair they are to pick from. */
  pair: OpenPair | null;
  /** How many pairs they have picked from. */
  picked: number;
  /** Whether another pair can be dealt to them now. */
  more: boolean;
  /** Where the sentence that was chosen last is theirs: of which day, and whether any reader picked it. */
  won: { day: string; liked: boolean } | null;
}

/** A person who has done nothing yet. */
export const NOTHING_YET: OwnDay = { sentence: null, pair: null, picked: 0, more: false, won: null };

/** How many sentences are counted to know how many pairs they make: three make as many as one person picks from. */
const COUNTED_SENTENCES = 3;

export async function ownDay(executor: Executor, person: LinePerson, day: string): Promise<OwnDay> {
  const owner = ownerColumn(person);
  const sentence = await executor
    .selectFrom('days_line_sentence')
    .select(['body', 'hidden_at'])
    .where(owner, '=', person.id)
    .where('day', '=', day)
    .where('withdrawn', '=', sql.lit(false))
    .executeTakeFirst();
  const won = await lastWin(executor, person, day);
  if (!sentence) return { ...NOTHING_YET, won };
  const pairs = await executor
    .selectFrom('days_line_pair')
    .select('picked_id')
    .where(owner, '=', person.id)
    .where('day', '=', day)
    .execute();
  const picked = pairs.filter(({ picked_id }) => picked_id !== null).length;
  const pair = picked < PAIRS_A_DAY ? await openPairOf(executor, person, day) : undefined;
  const others = await pickable(executor, person).select('sentence.id').where('sentence.day', '=', day).limit(COUNTED_SENTENCES).execute();
  return {
    sentence: { body: sentence.body, hidden: sentence.hidden_at !== null },
    pair: pair ?? null,
    picked,
    more: !pair && picked < pairsOf(others.length),
    won,
  };
}

/** What a person is told of the sentence that was chosen last before a day; null where it is another's. */
async function lastWin(executor: Executor, person: LinePerson, day: string): Promise<OwnDay['won']> {
  const row = await executor
    .selectFrom('days_line')
    .innerJoin('days_line_sentence as sentence', 'sentence.id', 'days_line.winner_id')
    .select(['days_line.day', 'sentence.picked', 'sentence.player_id', 'sentence.guest_id'])
    .where('days_line.day', '<', day)
    .orderBy('days_line.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.[ownerColumn(person)] === person.id ? { day: row.day, liked: row.picked > 0 } : null;
}
