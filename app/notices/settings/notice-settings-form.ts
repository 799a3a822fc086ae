import { z } from 'zod';
import { deliveries } from '~/platform/feature/notice-kind';
import { isTimeZone } from '../quiet/quiet-hours';

/** A choice as a field holds it: the kind, a colon and the delivery. */
const choice = z
  .string()
  .regex(new RegExp(`^[a-z-]{1,40}:(?:${deliveries.join('|')})$`))
  .transform((text) => text.split(':'));

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes of the day, as a field of the type time sends it. */
const time = z
  .string()
  .regex(CLOCK, 'Please give a time such as 22:30.')
  .transform((text) => {
    const [, hours, minutes] = CLOCK.exec(text) ?? [];
    return Number(hours) * 60 + Number(minutes);
  })
  .optional();

/** How a player wants to be told: a choice for each kind, whether they want the weekly mail, and when nothing is sent. */
export const noticeSettingsForm = z
  .object({
    delivery: z.array(choice).max(100).default([]),
    /** The kinds that go to devices. */
    push: z.array(z.string().max(40)).max(100).default([]),
    pushWords: z.literal('on').optional(),
    weeklyMail: z.literal('on').optional(),
    quietFrom: time,
    quietTo: time,
    timeZone: z.string().trim().max(100).refine(isTimeZone, 'This time zone is not known. “Europe/Berlin” is one, for example.').optional(),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === undefined) === (quietTo === undefined), {
    message: 'Please give both times of the quiet hours, or neither.',
    path: ['quietTo'],
  });

/** The value of a field that chooses a delivery. */
export function choiceOf(kindId: string, delivery: string): string {
  return `${kindId}:${delivery}`;
}
