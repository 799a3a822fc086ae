import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { adminTexts } from '../desk/texts';

const MAX_BANNER = 300;

export const setBannerForm = z.object({
  intent: z.literal('set-banner'),
  text: z
    .string(adminTexts.bannerMissing)
    .transform((value) => printable(value).trim())
    .pipe(z.string().min(1, adminTexts.bannerMissing).max(MAX_BANNER, adminTexts.bannerTooLong)),
});
export const removeBannerForm = z.object({ intent: z.literal('remove-banner') });
