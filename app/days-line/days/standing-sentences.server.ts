import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';

/** A sentence as everybody may see it. */
export interface Line {
  id: string;
  body: string;
  /** 'Anonymous' for guests, and for people who are hidden or have left. */
  name: string;
  /** Whose page the name leads to; null where it leads nowhere. */
  playerId: string | null;
  /** In how many pairs it was picked, of how many. */
  picked: number;
  compared: number;
}

/** What a row needs to become a line. */
interface LineRow {
  id: string;
  body: string;
  player_id: string | null;
  name: string | null;
  writer_hidden_at: Date | null;
  picked: number;
  compared: number;
}

export function lineOf({ id, body, player_id, name, writer_hidden_at, picked, compared }: LineRow): Line {
  const isNamed = name !== null && writer_hidden_at === null;
  return { id, body, name: isNamed ? name : ANONYMOUS, playerId: isNamed ? player_id : null, picked, compared };
}

/** Sentences with their writers: what nobody is to see is left out. */
export function standingSentences(executor: Executor) {
  return countedSentences(executor).where('writer.hidden_at', 'is', null);
}

function countedSentences(executor: Executor) {
  return executor
    .selectFrom('days_line_sentence as sentence')
    .leftJoin('player as writer', 'writer.id', 'sentence.player_id')
    .where('sentence.hidden_at', 'is', null)
    .where('sentence.withdrawn', '=', sql.lit(false));
}

/** What `lineOf` reads. */
export const LINE_COLUMNS = [
  'sentence.id',
  'sentence.body',
  'sentence.player_id',
  'writer.name',
  'writer.hidden_at as writer_hidden_at',
  'sentence.picked',
  'sentence.compared',
] as const;

/**
 * The best sentences of a day, the best first: by what they surely deserve; of those that were never picked, the one that
 * was passed over least; then the earliest. Those of people who were hidden after the day was decided stay among them, without a name.
 */
export async function bestSentences(executor: Executor, day: string, limit: number): Promise<Line[]> {
  const rows = await countedSentences(executor)
    .innerJoin('days_line', 'days_line.day', 'sentence.day')
    .select(LINE_COLUMNS)
    .where('sentence.day', '=', day)
    .where((is) => is.or([is('writer.hidden_at', 'is', null), is('writer.hidden_at', '>', is.ref('days_line.decided_at'))]))
    .orderBy('sentence.standing', 'desc')
    .orderBy('sentence.compared')
    .orderBy('sentence.added_at')
    .orderBy('sentence.id')
    .limit(limit)
    .execute();
  return rows.map(lineOf);
}
