import type { RouterContextProvider } from 'react-router';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { answerForm } from '../copyright/copyright-forms';
import { copyrightTexts } from '../copyright/copyright-texts';
import { objectForm } from '../decisions/decision-forms';
import { decisionTexts } from '../decisions/decision-texts';
import { dutyTexts } from '../duty/duty-texts';
import { rosterContext } from '../duty/roster.server';
import { moderationContext } from '../moderation.server';
import { searchForm } from '../people/search-form';
import { claimForm } from '../queue/claims/claim.contract';
import { noteForm } from '../queue/notes/note-form';
import { noteTexts } from '../queue/notes/note-texts';
import { queueTexts } from '../queue/queue-texts';
import { endDutyForm, handlerForm, nameForm, removeForm, takeDutyForm } from '../staff/staff-forms';
import { type DeskResult, decideAction, decideAlikeAction, undoAction } from './decide-action.server';
import { deskTexts } from './texts';

interface DeskForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * Takes or closes a case, names or removes a moderator, plans duty, or objects to a decision: form field `intent`.
 * @see docs/product/moderation.md
 */
export async function deskAction({ formData, context, url }: DeskForm) {
  const form = { formData, context, texts: deskTexts };
  const intent = formData.get('intent');
  if (intent === 'object') {
    const player = requirePlayer(context, url);
    return submitForm({
      ...{ ...form, schema: objectForm },
      run: async ({ decisionId, objection }): Promise<{ result: DeskResult }> => {
        await context.get(moderationContext).object(player, { decisionId, objection });
        return { result: { said: decisionTexts.objected } };
      },
    });
  }
  if (intent === 'answer-complaint') {
    const player = requirePlayer(context, url);
    return submitForm({
      ...{ ...form, schema: answerForm },
      run: async (answer): Promise<{ result: DeskResult }> => {
        await context.get(moderationContext).answerComplaint(player, answer);
        return { result: { said: copyrightTexts.answered } };
      },
    });
  }
  const moderator = requireStaff(context, url, 'moderate');
  const roster = context.get(rosterContext);
  if (intent === 'take-duty') {
    return submitForm({
      ...{ ...form, schema: takeDutyForm },
      run: async ({ playerId, until }): Promise<{ result: DeskResult }> => {
        await roster.takeTurn(moderator, { playerId, endsAt: until });
        return { result: { said: dutyTexts.taken } };
      },
    });
  }
  if (intent === 'end-duty') {
    return submitForm({
      ...{ ...form, schema: endDutyForm },
      run: async ({ endsAt }): Promise<{ result: DeskResult }> => {
        await roster.endTurn(moderator, endsAt);
        return { result: { said: dutyTexts.taken } };
      },
    });
  }
  if (intent === 'name-handler' || intent === 'remove-handler') {
    return submitForm({
      ...{ ...form, schema: handlerForm },
      run: async ({ playerId }): Promise<{ result: DeskResult }> => {
        await roster.setHandler(moderator, playerId, intent === 'name-handler');
        return { result: { said: dutyTexts.handlersChanged } };
      },
    });
  }
  const sent = { formData, context, url };
  if (intent === 'decide') return decideAction(sent, moderator);
  if (intent === 'decide-alike') return decideAlikeAction(sent, moderator);
  if (intent === 'undo') return undoAction(sent, moderator);
  if (intent === 'find-people') {
    return submitForm({
      ...{ ...form, schema: searchForm },
      run: async ({ asked }): Promise<{ result: DeskResult }> => ({
        result: { found: await context.get(moderationContext).findPeople(moderator, asked) },
      }),
    });
  }
  if (intent === 'note') {
    return submitForm({
      ...{ ...form, schema: noteForm },
      run: async ({ caseId, words }): Promise<{ result: DeskResult }> => {
        await context.get(moderationContext).note(moderator, { caseId, words });
        return { result: { said: noteTexts.written } };
      },
    });
  }
  if (intent === 'take' || intent === 'give-back') return claim(form, moderator);
  if (intent === 'remove-moderator') {
    return submitForm({
      ...{ ...form, schema: removeForm },
      run: async ({ playerId }): Promise<{ result: DeskResult }> => {
        await context.get(moderationContext).removeModerator(moderator, playerId);
        return { result: { said: deskTexts.removed } };
      },
    });
  }
  return submitForm({
    ...{ ...form, schema: nameForm },
    run: async ({ name }): Promise<{ result: DeskResult }> => ({
      result: { said: deskTexts.named((await context.get(moderationContext).nameModerator(moderator, name)).name) },
    }),
  });
}

/** Takes a case, or gives it back. */
function claim(form: Omit<Parameters<typeof submitForm>[0], 'schema' | 'run'>, moderator: Viewer) {
  const moderation = form.context.get(moderationContext);
  return submitForm({
    ...{ ...form, schema: claimForm },
    run: async ({ intent, caseId }): Promise<{ result: DeskResult }> => {
      await (intent === 'take' ? moderation.take(moderator, caseId) : moderation.giveBack(moderator, caseId));
      return { result: { said: intent === 'take' ? queueTexts.nowYours : queueTexts.givenBack } };
    },
  });
}

/** The reply to these forms. */
export type DeskReply = Awaited<ReturnType<typeof deskAction>>['data'];
