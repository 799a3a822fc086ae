import { z } from 'zod';
import { texts } from '../texts';
import { centsOf, MAX_CENTS, MIN_CENTS } from './amount';

/** The donation form; converts the amount to cents. */
export const donationForm = z.object({
  amount: z
    .string(texts.tooLittle)
    .transform((typed, context) => {
      const cents = centsOf(typed);
      if (cents !== undefined) return cents;
      context.addIssue({ code: 'custom', message: texts.amountInvalid });
      return z.NEVER;
    })
    .pipe(z.number().min(MIN_CENTS, texts.tooLittle).max(MAX_CENTS, texts.tooMuch)),
  press: z.uuid(texts.failed),
});

export interface DonationFields {
  amount: string;
  press: string;
}
