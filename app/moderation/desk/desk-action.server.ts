import { type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { decideForm, objectForm } from '../decisions/decision-forms';
import { decisionTexts } from '../decisions/decision-texts';
import { dutyTexts } from '../duty/duty-texts';
import { rosterContext } from '../duty/roster.server';
import { moderationContext } from '../moderation.server';
import { claimForm } from '../queue/claims/claim.contract';
import { queueTexts } from '../queue/queue-texts';
import { endDutyForm, handlerForm, nameForm, removeForm, takeDutyForm } from '../staff/staff-forms';
import { deskTexts } from './texts';
import { viewAddress } from './views';

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
      run: async ({ decisionId, objection }) => {
        await context.get(moderationContext).object(player, { decisionId, objection });
        return { result: { said: decisionTexts.objected } };
      },
    });
  }
  const moderator = requireStaff(context, url, 'moderate');
  const { roles } = context.get(accountsContext);
  const roster = context.get(rosterContext);
  if (intent === 'take-duty') {
    return submitForm({
      ...{ ...form, schema: takeDutyForm },
      run: async ({ playerId, until }) => {
        await roster.takeTurn(moderator, { playerId, endsAt: until });
        return { result: { said: dutyTexts.taken } };
      },
    });
  }
  if (intent === 'end-duty') {
    return submitForm({
      ...{ ...form, schema: endDutyForm },
      run: async ({ endsAt }) => {
        await roster.endTurn(moderator, endsAt);
        return { result: { said: dutyTexts.taken } };
      },
    });
  }
  if (intent === 'name-handler' || intent === 'remove-handler') {
    return submitForm({
      ...{ ...form, schema: handlerForm },
      run: async ({ playerId }) => {
        await roster.setHandler(moderator, playerId, intent === 'name-handler');
        return { result: { said: dutyTexts.handlersChanged } };
      },
    });
  }
  if (intent === 'decide') {
    return submitForm({
      ...{ ...form, schema: decideForm },
      run: async (decided): Promise<{ result: { said: string } }> => {
        await context.get(moderationContext).decide(moderator, decided);
        throw redirect(`${viewAddress('queue')}?closed`);
      },
    });
  }
  if (intent === 'take' || intent === 'give-back') return claim(form, moderator);
  if (intent === 'remove-moderator') {
    return submitForm({
      ...{ ...form, schema: removeForm },
      run: async ({ playerId }) => {
        await roles.remove(moderator, playerId);
        return { result: { said: deskTexts.removed } };
      },
    });
  }
  return submitForm({
    ...{ ...form, schema: nameForm },
    run: async ({ name }) => ({ result: { said: deskTexts.named((await roles.name(moderator, name)).name) } }),
  });
}

/** Takes a case, or gives it back. */
function claim(form: Omit<Parameters<typeof submitForm>[0], 'schema' | 'run'>, moderator: Viewer) {
  const moderation = form.context.get(moderationContext);
  return submitForm({
    ...{ ...form, schema: claimForm },
    run: async ({ intent, caseId }) => {
      await (intent === 'take' ? moderation.take(moderator, caseId) : moderation.giveBack(moderator, caseId));
      return { result: { said: intent === 'take' ? queueTexts.nowYours : queueTexts.givenBack } };
    },
  });
}

/** The reply to these forms. */
export type DeskReply = Awaited<ReturnType<typeof deskAction>>['data'];
