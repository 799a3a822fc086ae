import { type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { decideAlikeForm, decideForm, undoForm } from '../decisions/decision-forms';
import { decisionTexts } from '../decisions/decision-texts';
import { moderationContext } from '../moderation.server';
import type { FoundPeople } from '../people/search.server';
import { addressInQueue, filtersIn, queueAddress } from '../queue/queue-filters';
import { deskTexts } from './texts';

/** What a form of the desk did. */
export interface DeskResult {
  said?: string;
  /** The decisions that it made and that can be taken back. */
  decisionIds?: string[];
  /** Whom a search has found. */
  found?: FoundPeople;
  /** Why some of it was not done. */
  besides?: string[];
}

interface DecideRequest {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  /** The page it was sent from, with the filters of the queue. */
  url: URL;
}

/** Closes a case, and leads to the next one in the queue. */
export function decideAction({ formData, context, url }: DecideRequest, moderator: Viewer) {
  const moderation = context.get(moderationContext);
  return submitForm({
    ...{ formData, context, schema: decideForm, texts: deskTexts },
    run: async (decided): Promise<{ result: DeskResult }> => {
      const filters = filtersIn(url.searchParams, moderation);
      const { decisionId = '' } = await moderation.decide(moderator, decided);
      const { next } = await moderation.casesBeside(moderator, decided.caseId, filters);
      const more = { closed: decisionId || 'kept' };
      throw redirect(next ? addressInQueue(next, filters, more) : queueAddress(filters, more));
    },
  });
}

/** Decides several cases alike, and says which could not be. */
export function decideAlikeAction({ formData, context }: DecideRequest, moderator: Viewer) {
  return submitForm({
    ...{ formData, context, schema: decideAlikeForm, texts: deskTexts },
    run: async (decided): Promise<{ result: DeskResult }> => {
      const { decisionIds, refusals } = await context.get(moderationContext).decideAlike(moderator, decided);
      const besides = refusals.map(({ text, count }) => decisionTexts.notAlike(text, count));
      return { result: { said: decisionTexts.alike(decisionIds.length), decisionIds, besides } };
    },
  });
}

/** Takes back what was just decided; a single case is shown again. */
export function undoAction({ formData, context, url }: DecideRequest, moderator: Viewer) {
  const moderation = context.get(moderationContext);
  return submitForm({
    ...{ formData, context, schema: undoForm, texts: deskTexts },
    run: async ({ decisionIds }): Promise<{ result: DeskResult }> => {
      const { caseIds, stand } = await moderation.undo(moderator, decisionIds);
      const [only] = caseIds;
      if (only !== undefined && decisionIds.length === 1)
        throw redirect(addressInQueue(only, filtersIn(url.searchParams, moderation), { undone: 'yes' }));
      const besides = stand === 0 ? [] : [decisionTexts.stand(stand)];
      return { result: { said: decisionTexts.undoneAll(caseIds.length), besides } };
    },
  });
}
