import { z } from 'zod';
import { minuteOfDayIn } from '~/platform/clock/format-times';
import { timeInZone } from '~/platform/clock/time-in-zone';
import { answers } from './rules/evenings';
import { MAX_NAME } from './rules/members';
import { refusals, texts } from './texts';

const name = z.string(texts.nameMissing).trim().min(1, texts.nameMissing).max(MAX_NAME, texts.nameTooLong);

/** A zone is known in which a day has a beginning. */
const ANY_DAY = '2026-01-01T00:00';

/** Makes a circle, of the people of a room where one is named. */
export const makeForm = z.object({ name, room: z.uuid().optional() });

/** Joins by the link. */
export const joinForm = z.object({ intent: z.literal('join') });

/** Says whether one comes. */
export const answerForm = z.object({ intent: z.literal('answer'), evening: z.uuid(), answer: z.enum(answers) });

/** Takes a seat in the room of an evening. */
export const sitForm = z.object({ intent: z.literal('sit'), evening: z.uuid() });

export const renameForm = z.object({ intent: z.literal('rename'), name });

/** When the circle meets. */
export const timeForm = z.object({
  intent: z.literal('set-time'),
  weekday: z.coerce.number(texts.weekdayMissing).int().min(0).max(6),
  clock: z.string(texts.clockMissing).refine((clock) => minuteOfDayIn(clock) !== undefined, texts.clockMissing),
  timeZone: z
    .string(refusals['no-zone'])
    .trim()
    .max(100)
    .refine((zone) => zone !== '' && timeInZone(ANY_DAY, zone) !== undefined, refusals['no-zone']),
});

/** What the host does about a member. */
export const memberForm = z.object({ intent: z.enum(['remove', 'hand-over']), person: z.uuid() });

/** One press without anything besides. */
export const pressForm = z.object({ intent: z.enum(['leave', 'no-time', 'new-link', 'words']) });

export type MakeFields = z.input<typeof makeForm>;
export type TimeFields = Record<'weekday' | 'clock' | 'timeZone', string | undefined>;
