import { Refusal } from '~/platform/forms/refusal';
import { submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../../accounts.server';
import { changePasswordForm } from '../../forms';
import { texts } from '../../texts';
import type { ProfileSection, SectionForm } from '../profile-section.server';

/** Changes the password; `done` is different for each success. */
const changePassword = {
  intents: ['password'],
  schemas: [changePasswordForm],
  whileSuspended: true,
  act: ({ request, formData, player, context }) =>
    submitForm({
      formData,
      schema: changePasswordForm,
      context,
      texts: { failed: 'Failed to change your password. Please try again.', databaseAway: texts.databaseAway },
      secretFields: ['current', 'password', 'confirm'],
      run: async ({ current, password, confirm }) => {
        if (password !== confirm) throw new Refusal(texts.passwordsDiffer, { field: 'confirm' });
        const cookies = await context.get(accountsContext).passwords.change(player(), { current, password }, request.headers);
        const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
        return { result: { done: crypto.randomUUID() }, headers };
      },
    }),
} satisfies SectionForm;

/** @see docs/product/accounts.md */
export const passwordSection = {
  tab: 'settings',
  stays: true,
  load: ({ own: { name, email } }) => ({ own: { name, email } }),
  forms: [changePassword],
} satisfies ProfileSection;
