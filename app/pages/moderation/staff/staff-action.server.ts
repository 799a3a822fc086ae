import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { deskTexts } from '../desk/texts';
import { nameForm, removeForm } from './staff-forms';

interface StaffForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  viewer: Viewer;
}

/** Names a moderator, or takes the role away: form field `intent`. @see docs/product/moderation.md */
export function staffAction({ formData, context, viewer }: StaffForm) {
  const { roles } = context.get(accountsContext);
  if (formData.get('intent') === 'remove-moderator') {
    return submitForm({
      ...{ formData, schema: removeForm, context, texts: deskTexts },
      run: async ({ playerId }) => {
        await roles.remove(viewer, playerId);
        return { result: { said: deskTexts.removed } };
      },
    });
  }
  return submitForm({
    ...{ formData, schema: nameForm, context, texts: deskTexts },
    run: async ({ name }) => ({ result: { said: deskTexts.named((await roles.name(viewer, name)).name) } }),
  });
}

/** The reply to these forms. */
export type StaffReply = Awaited<ReturnType<typeof staffAction>>['data'];
