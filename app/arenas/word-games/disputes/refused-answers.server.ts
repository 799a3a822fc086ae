import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { DecisionTarget } from '../lexicon/decisions';

/** How many of them an editor sees of a word. */
const LISTED = 8;

/** A refused answer, with the number of runs in which it was given. */
export interface RefusedAnswer {
  answer: string;
  runs: number;
}

/** Counts a run's answers that only the lexicon was against, each once. */
export async function countRefused(trx: Transaction<Tables>, refused: readonly DecisionTarget[]): Promise<void> {
  const once = new Map(refused.map(({ about, word, answer }) => [`${about} ${word} ${answer}`, { about, word, answer, runs: 1 }]));
  if (once.size === 0) return;
  // In one order, so that two runs never wait for each other.
  const rows = [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await trx
    .insertInto('refused_answer')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['about', 'word', 'answer']).doUpdateSet({ runs: sql`refused_answer.runs + 1` }))
    .execute();
}

/** In how many runs an answer was given and refused. */
export async function refusedRuns(executor: Executor, { about, word, answer }: DecisionTarget): Promise<number> {
  const row = await executor
    .selectFrom('refused_answer')
    .select('runs')
    .where('about', '=', about)
    .where('word', '=', word)
    .where('answer', '=', answer)
    .executeTakeFirst();
  return row?.runs ?? 0;
}

/** What else was given for the same word and refused, most often first. */
export async function alsoRefused(executor: Executor, { about, word, answer }: DecisionTarget): Promise<RefusedAnswer[]> {
  return executor
    .selectFrom('refused_answer')
    .select(['answer', 'runs'])
    .where('about', '=', about)
    .where('word', '=', word)
    .where('answer', '!=', answer)
    .orderBy('runs', 'desc')
    .orderBy('answer')
    .limit(LISTED)
    .execute();
}
