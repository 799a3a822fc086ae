import type { RouterContextProvider } from 'react-router';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../accounts.server';
import {
  addPasskeyForm,
  confirmCodesForm,
  newPasskeyForm,
  removePasskeyForm,
  renamePasskeyForm,
  withPasswordForm,
} from '../second-factors/forms';
import type { NewPasskeyOptions } from '../second-factors/passkeys/passkeys.contract';
import { securityTexts } from '../second-factors/texts';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';

/** Fields of the forms of the page of passkeys and codes. */
export const securityBody = {
  schemas: [newPasskeyForm, addPasskeyForm, renamePasskeyForm, removePasskeyForm, confirmCodesForm, withPasswordForm],
  intents: [
    ...['new-passkey', 'add-passkey', 'rename-passkey', 'remove-passkey', 'confirm-codes'],
    ...withPasswordForm.shape.intent.options,
  ],
  refused: refusedForm,
  whileSuspended: true,
};

/** What a form of the page has done. */
export interface SecurityResult {
  /** The sentence that is said. */
  said?: string;
  /** New recovery codes: shown in this answer, and never again. */
  recoveryCodes?: string[] | undefined;
  /** What the browser needs to make the passkey that was asked for, with its name. */
  newPasskey?: { options: NewPasskeyOptions; name: string };
}

interface SecurityAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Handles the forms by `intent`. Each that changes what opens the account asks for the password. @see docs/product/account-security.md */
export async function securityAction({ request, formData, player, context }: SecurityAction) {
  const { factors, passwords } = context.get(accountsContext);
  const owner = () => ({ ...player(), headers: request.headers });
  const form = {
    ...{ formData, context, secretFields: ['password', 'code', 'answer'] },
    texts: { failed: securityTexts.failed, databaseAway: texts.databaseAway },
  };
  const done = (result: SecurityResult) => ({ result });

  switch (formData.get('intent')) {
    case 'new-passkey':
      return submitForm({
        ...{ ...form, schema: newPasskeyForm },
        run: async ({ name, password }) => {
          await passwords.confirm(player().id, password);
          return done({ newPasskey: { options: await factors.newPasskey(player()), name } });
        },
      });
    case 'add-passkey':
      return submitForm({
        ...{ ...form, schema: addPasskeyForm },
        run: async (passkey) => done({ said: securityTexts.passkeyAdded, recoveryCodes: await factors.addPasskey(owner(), passkey) }),
      });
    case 'rename-passkey':
      return submitForm({
        ...{ ...form, schema: renamePasskeyForm },
        run: async ({ passkeyId, name }) => {
          await factors.renamePasskey(player().id, passkeyId, name);
          return done({ said: securityTexts.passkeyRenamed });
        },
      });
    case 'remove-passkey':
      return submitForm({
        ...{ ...form, schema: removePasskeyForm },
        run: async ({ passkeyId, password }) => {
          await passwords.confirm(player().id, password);
          await factors.removePasskey(owner(), passkeyId);
          return done({ said: securityTexts.passkeyRemoved });
        },
      });
    case 'confirm-codes':
      return submitForm({
        ...{ ...form, schema: confirmCodesForm },
        run: async ({ code }) => done({ said: securityTexts.codesOn, recoveryCodes: await factors.confirmCodes(owner(), code) }),
      });
    default:
      return submitForm({
        ...{ ...form, schema: withPasswordForm },
        run: async ({ intent, password }) => {
          await passwords.confirm(player().id, password);
          if (intent === 'new-recovery-codes') return done({ recoveryCodes: await factors.newRecoveryCodes(owner()) });
          if (intent === 'begin-codes') await factors.beginCodes(player().id);
          else await factors.stopCodes(owner());
          return done(intent === 'stop-codes' ? { said: securityTexts.codesOff } : {});
        },
      });
  }
}
