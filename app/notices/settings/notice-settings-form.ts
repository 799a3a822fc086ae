import { z } from 'zod';
import { type ChosenDeliveries, type ChosenKind, chosenKinds, deliveries } from '../kinds';

const delivery = z.enum(deliveries);

/** How somebody wants to be told: a field for each kind, and whether they want the weekly mail. */
export const noticeSettingsForm = z.object({
  ...(Object.fromEntries(chosenKinds.map(({ id }) => [id, delivery])) as Record<ChosenKind, typeof delivery>),
  weeklyMail: z.literal('on').optional(),
});

/** The form's choices by kind. */
export function chosenIn({ weeklyMail: _weeklyMail, ...chosen }: z.output<typeof noticeSettingsForm>): ChosenDeliveries {
  return chosen;
}
