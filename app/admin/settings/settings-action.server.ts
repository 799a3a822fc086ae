import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import type { SiteSettings } from '~/settings/site-settings';
import { adminTexts } from '../desk/texts';
import { changeSettingsContext } from './change-settings.server';
import { closeInvitationForm, limitsSent, makeInvitationForm, setLimitsForm, setOperatorForm, setSignUpsForm } from './setting-forms';
import { settingsTexts } from './texts';

interface SettingForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Changes a setting of the site, or makes and closes an invitation: form field `intent`. @see docs/product/admin.md */
export async function settingsAction({ formData, context, administrator }: SettingForm) {
  const form = { formData, context, texts: adminTexts };
  const { invitations } = context.get(accountsContext);
  const change = async (changes: Partial<SiteSettings>, { reason, seen }: { reason: string; seen: string }) => ({
    result: { said: settingsTexts.changed(await context.get(changeSettingsContext).change(administrator, changes, reason, seen)) },
  });
  switch (formData.get('intent')) {
    case 'set-sign-ups':
      return submitForm({ ...form, schema: setSignUpsForm, run: ({ signUps, ...why }) => change({ signUps }, why) });
    case 'make-invitation':
      return submitForm({
        ...{ ...form, schema: makeInvitationForm },
        run: async (invitation) => {
          await invitations.make(administrator, invitation);
          return { result: { said: settingsTexts.made } };
        },
      });
    case 'close-invitation':
      return submitForm({
        ...{ ...form, schema: closeInvitationForm },
        run: async ({ invitationId, reason }) => {
          await invitations.close(administrator, invitationId, reason);
          return { result: { said: settingsTexts.closed } };
        },
      });
    case 'set-operator':
      return submitForm({
        ...{ ...form, schema: setOperatorForm },
        run: ({ intent: _intent, reason, seen, ...operator }) => change({ operator }, { reason, seen }),
      });
    default:
      return submitForm({
        ...{ ...form, schema: setLimitsForm },
        run: ({ intent: _intent, reason, seen, ...limits }) => change(limitsSent(formData, limits), { reason, seen }),
      });
  }
}

/** The reply to these forms, and to which of them it is. */
export type SettingsReply = Awaited<ReturnType<typeof settingsAction>>['data'] & { intent: string };
