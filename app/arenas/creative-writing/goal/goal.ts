import * as z from 'zod/mini';
import { countText, numberText } from '~/platform/text/format';
import { SESSION_SECONDS } from '../saving/story-text';

/** The highest goals: more words than anybody types in a session, and the session's length. */
const HIGHEST = { words: 10_000, minutes: SESSION_SECONDS / 60 };

const units = z.enum(['words', 'minutes']);

/** What a writer has set themselves for a session. */
export interface Goal {
  amount: number;
  unit: z.output<typeof units>;
}

/** The form that sets a goal; without an amount there is none. */
export const goalForm = z.object({ intent: z.literal('goal'), amount: z.string(), unit: units });

/** Reads the form. @returns null for no goal; undefined when it is none of the goals that can be set. */
export function goalOf(form: FormData): Goal | null | undefined {
  const sent = goalForm.safeParse(Object.fromEntries(form));
  if (!sent.success) return undefined;
  const { amount, unit } = sent.data;
  if (amount.trim() === '') return null;
  const number = /^\s*\d{1,6}\s*$/.test(amount) ? Number(amount) : Number.NaN;
  return number >= 1 && number <= HIGHEST[unit] ? { amount: number, unit } : undefined;
}

/** Says what goals there are, beside one that is none. */
export const goalRefused = `A goal is a whole number: up to ${numberText(HIGHEST.words)} words, or up to ${HIGHEST.minutes} minutes.`;

const nouns = { words: { one: 'word', other: 'words' }, minutes: { one: 'minute', other: 'minutes' } } as const;

/** Such as '500 words'. */
export function goalText({ amount, unit }: Goal): string {
  return countText(amount, nouns[unit]);
}

/** How far a goal is on a desk without a session's clock, such as '120 of 500 words' or '2 of 20 minutes'. */
export function goalLine(goal: Goal, done: Readonly<Record<Goal['unit'], number>>): string {
  return doneLine(goal, done[goal.unit]);
}

function doneLine(goal: Goal, done: number): string {
  return done >= goal.amount ? `Goal reached: ${goalText(goal)}` : `${numberText(done)} of ${goalText(goal)}`;
}

/**
 * How a session stands to its goal, such as '120 of 500 words, 20 ahead' of an even pace over the whole session.
 * @param words written so far. @param seconds gone by, of game time. @param of the session's length, in seconds.
 */
export function paceLine(goal: Goal, { words, seconds, of = SESSION_SECONDS }: { words: number; seconds: number; of?: number }): string {
  const done = goal.unit === 'words' ? words : Math.floor(seconds / 60);
  const line = doneLine(goal, done);
  if (goal.unit === 'minutes' || done >= goal.amount) return line;
  const ahead = words - Math.round((goal.amount * seconds) / of);
  if (ahead === 0) return line;
  return `${line}, ${numberText(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'to catch up'}`;
}
