import { z } from 'zod';
import { deliveries } from '~/platform/feature/notice-kind';

/** A choice as a field holds it: the kind, a colon and the delivery. */
const choice = z
  .string()
  .regex(new RegExp(`^[a-z-]{1,40}:(?:${deliveries.join('|')})$`))
  .transform((text) => text.split(':'));

/** How somebody wants to be told: a choice for each kind, and whether they want the weekly mail. */
export const noticeSettingsForm = z.object({
  delivery: z.array(choice).max(100).default([]),
  weeklyMail: z.literal('on').optional(),
});

/** The value of a field that chooses a delivery. */
export function choiceOf(kindId: string, delivery: string): string {
  return `${kindId}:${delivery}`;
}
