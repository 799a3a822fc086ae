import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { streakOf } from '~/progress/streak';
import type { Goal } from './goal';

/** The most days to look at for a streak. */
const REMEMBERED_DAYS = 1_000;

/** What a writer has set themselves, and how many days in a row they have written. */
export interface Aims {
  goal: Goal | undefined;
  days: number;
}

/** A player's goal and streak, by the rule of the daily set. */
export async function aimsOf(executor: Executor, playerId: string, now: Date): Promise<Aims> {
  const days = await executor
    .selectFrom('writing_day')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('player_id', '=', playerId)
    .orderBy('writing_day.day', 'desc')
    .limit(REMEMBERED_DAYS)
    .execute();
  const written = days.map(({ day }) => day);
  return { goal: await findGoal(executor, playerId), days: streakOf(written, dayOf(now)).days };
}

/** What a player has set themselves for a session. */
export async function findGoal(executor: Executor, playerId: string): Promise<Goal | undefined> {
  const goal = executor.selectFrom('writing_goal').select(['amount', 'unit']).where('player_id', '=', playerId);
  return goal.executeTakeFirst();
}

/** Sets a player's goal. @param goal null for none. */
export async function setGoal(executor: Executor, playerId: string, goal: Goal | null): Promise<void> {
  if (!goal) {
    await executor.deleteFrom('writing_goal').where('player_id', '=', playerId).execute();
    return;
  }
  const { amount, unit } = goal;
  await executor
    .insertInto('writing_goal')
    .values({ player_id: playerId, amount, unit })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ amount, unit }))
    .execute();
}

/** Remembers that a player wrote on this day. */
export async function noteDay(executor: Executor, playerId: string, now: Date): Promise<void> {
  await executor
    .insertInto('writing_day')
    .values({ player_id: playerId, day: dayOf(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
