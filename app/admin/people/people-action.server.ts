import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { addressForm, eraseForm, helpForm, unbarForm } from '~/accounts/people-desk/people-forms';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';
import { findForm } from './find-form';

/** Fields of the forms about people. */
export const peopleBody = {
  schemas: [findForm, helpForm, addressForm, eraseForm, unbarForm],
  intents: ['find', ...helpForm.shape.intent.options, 'change-address', 'erase', 'unbar'],
};

/** What a form about people has done. */
interface PeopleResult {
  /** The sentence that is said. */
  said?: string;
  /** Whom a search has found. */
  found?: { id: string; name: string }[];
}

interface PeopleForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Finds people and does what they have asked for, by `intent`. @see docs/product/admin.md */
export function peopleAction({ formData, context, administrator }: PeopleForm) {
  const { findPeople, helpPeople } = context.get(accountsContext);
  const form = { formData, context, texts: adminTexts };
  const done = (result: PeopleResult) => ({ result });
  switch (formData.get('intent')) {
    case 'find':
      return submitForm({
        ...{ ...form, schema: findForm },
        run: async ({ asked }) => done({ found: await findPeople.find(administrator.id, asked) }),
      });
    case 'change-address':
      return submitForm({
        ...{ ...form, schema: addressForm },
        run: async ({ playerId, email }) => {
          await helpPeople.changeAddress(administrator, playerId, email);
          return done({ said: adminTexts['change-address'] });
        },
      });
    case 'unbar':
      return submitForm({
        ...{ ...form, schema: unbarForm },
        run: async ({ email }) => {
          await helpPeople.unbar(administrator, email);
          return done({ said: adminTexts.unbar });
        },
      });
    case 'erase':
      return submitForm({
        ...{ ...form, schema: eraseForm },
        run: async ({ playerId, stories }) => {
          await helpPeople.erase(administrator, playerId, stories);
          return done({ said: adminTexts.erase });
        },
      });
    default:
      return submitForm({
        ...{ ...form, schema: helpForm },
        run: async ({ intent, playerId }) => {
          if (intent === 'sign-out') await helpPeople.signOutEverywhere(administrator, playerId);
          else if (intent === 'send-recovery') await helpPeople.sendRecovery(administrator, playerId);
          else await helpPeople.removeFactors(administrator, playerId);
          return done({ said: adminTexts[intent] });
        },
      });
  }
}

/** The reply to these forms. */
export type PeopleReply = Awaited<ReturnType<typeof peopleAction>>['data'];
