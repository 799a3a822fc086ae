import type { RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';
import { removeBannerForm, setBannerForm } from './banner-forms';
import { siteBannerContext } from './site-banner.server';

interface BannerForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Puts a sentence on every page, or takes it off: form field `intent`. @see docs/product/admin.md */
export function bannerAction({ formData, context, administrator }: BannerForm) {
  const banner = context.get(siteBannerContext);
  const form = { formData, context, texts: adminTexts };
  if (formData.get('intent') === 'remove-banner') {
    return submitForm({
      ...{ ...form, schema: removeBannerForm },
      run: async () => {
        await banner.remove(administrator);
        return { result: { said: adminTexts.bannerRemoved } };
      },
    });
  }
  return submitForm({
    ...{ ...form, schema: setBannerForm },
    run: async ({ text }) => {
      await banner.set(administrator, text);
      return { result: { said: adminTexts.bannerSet } };
    },
  });
}

/** The reply to these forms. */
export type BannerReply = Awaited<ReturnType<typeof bannerAction>>['data'];
