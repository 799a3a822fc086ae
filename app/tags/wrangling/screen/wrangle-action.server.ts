import type { RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { wranglingTexts as texts } from '../texts';
import { wranglingContext } from '../wrangling.server';
import { undoForm, wrangleForm } from './wrangling-forms';

interface Sent {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  by: Viewer;
}

/** What a form did, and the change that can be taken back. */
export interface WrangleResult {
  said: string;
  changeId?: number | undefined;
}

/** Changes the chosen tags, or takes a change back. */
export function wrangleAction({ formData, context, by }: Sent) {
  const wrangling = context.get(wranglingContext);
  if (formData.get('intent') === 'undo') {
    return submitForm({
      ...{ formData, context, schema: undoForm, texts },
      run: async ({ changeId }): Promise<{ result: WrangleResult }> => {
        const { undone, stayed } = await wrangling.undo(by, changeId);
        return { result: { said: texts.undoneText(undone, stayed) } };
      },
    });
  }
  return submitForm({
    ...{ formData, context, schema: wrangleForm, texts },
    run: async ({ intent, ...asked }): Promise<{ result: WrangleResult }> => {
      const { id, changed } = await wrangling.change(by, { action: intent, ...asked });
      return { result: { said: texts.done(changed), changeId: id } };
    },
  });
}

/** The reply to these forms. */
export type WrangleReply = Awaited<ReturnType<typeof wrangleAction>>['data'];
