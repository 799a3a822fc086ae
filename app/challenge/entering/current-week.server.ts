import { randomUUID } from 'node:crypto';
import type { Executor } from '~/platform/database/database.server';
import { challengePrompts } from '~content/challenge/prompts';
import { mondayOf, weekNumber } from '../rules/weeks';

/** The week that runs. */
export interface RunningWeek {
  monday: string;
  title: string;
  prompt: string;
}

/** The week that runs; the first one who asks opens it. */
export async function currentWeek(executor: Executor, now: Date): Promise<RunningWeek> {
  const monday = mondayOf(now);
  const found = await findWeek(executor, monday);
  if (found) return found;
  const { title, text: prompt } = promptOfWeek(monday);
  await executor
    .insertInto('challenge_week')
    .values({ starts_on: monday, id: randomUUID(), title, prompt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { monday, title, prompt };
}

function findWeek(executor: Executor, monday: string): Promise<RunningWeek | undefined> {
  return executor
    .selectFrom('challenge_week')
    .select(['starts_on as monday', 'title', 'prompt'])
    .where('starts_on', '=', monday)
    .executeTakeFirst();
}

/** The site's prompts take turns. */
function promptOfWeek(monday: string) {
  const prompt = challengePrompts[weekNumber(monday) % challengePrompts.length];
  if (prompt === undefined) throw new Error('There is no prompt for a week.');
  return prompt;
}
