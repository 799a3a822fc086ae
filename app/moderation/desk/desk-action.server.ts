import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { answerForm } from '../copyright/copyright-forms';
import { copyrightTexts } from '../copyright/copyright-texts';
import { objectForm } from '../decisions/decision-forms';
import { decisionTexts } from '../decisions/decision-texts';
import { dutyTexts } from '../duty/duty-texts';
import { type Roster, rosterContext } from '../duty/roster.server';
import { type ModerationService, moderationContext } from '../moderation.server';
import { searchForm } from '../people/search-form';
import { claimForm } from '../queue/claims/claim.contract';
import { noteForm } from '../queue/notes/note-form';
import { noteTexts } from '../queue/notes/note-texts';
import { queueTexts } from '../queue/queue-texts';
import { endDutyForm, handlerForm, nameForm, removeForm, roleToGive, takeDutyForm } from '../staff/staff-forms';
import { type DeskResult, decideAction, decideAlikeAction, undoAction } from './decide-action.server';
import { deskTexts } from './texts';

interface DeskForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** A sent form, with its sender and the services that it may need. */
interface Sent extends DeskForm {
  by: Viewer;
  moderation: ModerationService;
  roster: Roster;
}

/** A kind of form: what it must hold, and what is done with it. */
function kind<Schema extends z.ZodType>(schema: Schema, run: (value: z.output<Schema>, sent: Sent) => Promise<DeskResult>) {
  return (sent: Sent) =>
    submitForm({
      ...{ formData: sent.formData, context: sent.context, schema, texts: deskTexts },
      run: async (value) => ({ result: await run(value, sent) }),
    });
}

/** What players send about what was decided or complained of. */
const ofPlayers = {
  object: kind(objectForm, async ({ decisionId, objection }, { by, moderation }) => {
    await moderation.object(by, { decisionId, objection });
    return { said: decisionTexts.objected };
  }),
  'answer-complaint': kind(answerForm, async (answer, { by, moderation }) => {
    await moderation.answerComplaint(by, answer);
    return { said: copyrightTexts.answered };
  }),
};

const claim = kind(claimForm, async ({ intent, caseId }, { by, moderation }) => {
  await (intent === 'take' ? moderation.take(by, caseId) : moderation.giveBack(by, caseId));
  return { said: intent === 'take' ? queueTexts.nowYours : queueTexts.givenBack };
});

const setHandler = kind(handlerForm, async ({ intent, playerId }, { by, roster }) => {
  await roster.setHandler(by, playerId, intent === 'name-handler');
  return { said: dutyTexts.handlersChanged };
});

const giveRole = kind(nameForm, async ({ intent, name }, { by, moderation }) => {
  const role = roleToGive[intent];
  return { said: deskTexts.named[role]((await moderation.giveRole(by, { name, role })).name) };
});

const ofModerators = {
  ...{ take: claim, 'give-back': claim },
  note: kind(noteForm, async ({ caseId, words }, { by, moderation }) => {
    await moderation.note(by, { caseId, words });
    return { said: noteTexts.written };
  }),
  decide: (sent: Sent) => decideAction(sent, sent.by),
  'decide-alike': (sent: Sent) => decideAlikeAction(sent, sent.by),
  undo: (sent: Sent) => undoAction(sent, sent.by),
  'find-people': kind(searchForm, async ({ asked }, { by, moderation }) => ({ found: await moderation.findPeople(by, asked) })),
  'take-duty': kind(takeDutyForm, async ({ playerId, until }, { by, roster }) => {
    await roster.takeTurn(by, { playerId, endsAt: until });
    return { said: dutyTexts.taken };
  }),
  'end-duty': kind(endDutyForm, async ({ endsAt }, { by, roster }) => {
    await roster.endTurn(by, endsAt);
    return { said: dutyTexts.taken };
  }),
  ...{ 'name-handler': setHandler, 'remove-handler': setHandler },
  ...{ 'name-moderator': giveRole, 'name-wrangler': giveRole },
  'remove-role': kind(removeForm, async ({ playerId }, { by, moderation }) => {
    await moderation.takeRole(by, playerId);
    return { said: deskTexts.removed };
  }),
};

/**
 * Takes the desk's forms, by their field `intent`: about cases, duty, moderators, objections.
 * @see docs/product/moderation.md
 */
export async function deskAction(form: DeskForm) {
  const { context, url } = form;
  const intent = form.formData.get('intent');
  const services = { moderation: context.get(moderationContext), roster: context.get(rosterContext) };
  if (isKeyOf(ofPlayers, intent)) return ofPlayers[intent]({ ...form, ...services, by: requirePlayer(context, url) });
  const by = requireStaff(context, url, 'moderate');
  // Any other form has no intent that is known, which the fields of this one refuse.
  return (isKeyOf(ofModerators, intent) ? ofModerators[intent] : giveRole)({ ...form, ...services, by });
}

function isKeyOf<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'string' && Object.hasOwn(table, key);
}

/** The reply to these forms. */
export type DeskReply = Awaited<ReturnType<typeof deskAction>>['data'];
