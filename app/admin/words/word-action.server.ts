import type { RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';
import { decideWordForm } from './word-forms';

interface WordForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Decides on a disputed word. @see docs/product/admin.md */
export function wordAction({ formData, context, administrator }: WordForm) {
  const { disputeDesk } = context.get(wordGamesContext);
  return submitForm({
    ...{ formData, context, texts: adminTexts, schema: decideWordForm },
    run: async ({ dispute, verb }) => ({ result: { said: await disputeDesk.decide(administrator.id, dispute, verb) } }),
  });
}

/** The reply to this form. */
export type WordReply = Awaited<ReturnType<typeof wordAction>>['data'];
