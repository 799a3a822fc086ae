import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import { donationsContext } from '~/donation/donations.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';

export const giveBackForm = z.object({ intent: z.literal('give-back'), donationId: z.string() });

interface DonationForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Gives a donation back. @see docs/product/admin.md */
export function donationAction({ formData, context, administrator }: DonationForm) {
  return submitForm({
    ...{ formData, context, schema: giveBackForm, texts: adminTexts },
    run: async ({ donationId }) => {
      await context.get(donationsContext).desk.giveBack(administrator, donationId);
      return { result: { said: adminTexts.givenBack } };
    },
  });
}

/** The reply to that form. */
export type DonationReply = Awaited<ReturnType<typeof donationAction>>['data'];
