import { z } from 'zod';
import type { GivenRole } from '~/accounts/roles/role';
import { texts } from '~/accounts/texts';
import { minuteOfDayIn } from '~/platform/clock/format-times';
import { dutyTexts } from '../duty/duty-texts';

/** The role that a button gives. */
export const roleToGive = { 'name-moderator': 'moderator', 'name-wrangler': 'wrangler' } as const satisfies Record<string, GivenRole>;

/** The form that gives a role, and the one that takes it away. */
export const nameForm = z.object({
  intent: z.enum(['name-moderator', 'name-wrangler']),
  name: z.string(texts.nobodyOfThatName).trim().min(1).max(100),
});
export const removeForm = z.object({ intent: z.literal('remove-role'), playerId: z.uuid() });

export type NameFields = { name: string };

/** The forms of the roster, and of who handles cases about harm to children. */
export const takeDutyForm = z.object({
  intent: z.literal('take-duty'),
  playerId: z.uuid(dutyTexts.personMissing),
  until: z
    .string(dutyTexts.timeMissing)
    .transform((text) => minuteOfDayIn(text))
    .pipe(z.number(dutyTexts.timeMissing)),
});
export const endDutyForm = z.object({ intent: z.literal('end-duty'), endsAt: z.coerce.number().int().min(0).max(1439) });
export const handlerForm = z.object({ intent: z.enum(['name-handler', 'remove-handler']), playerId: z.uuid() });
export type TakeDutyFields = { playerId: string; until: string };
