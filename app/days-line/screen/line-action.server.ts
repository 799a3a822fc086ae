import { href, type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { daysLineContext, type Participant } from '../days-line.server';
import { addForm, dealForm, pickForm } from '../forms';
import type { LinePerson } from '../person';
import { texts } from '../texts';
import type { Route } from './+types/days-line.route';

type Asked = Pick<Route.ActionArgs, 'request' | 'context'>;

/** The player or the guest who asks; undefined for a visitor who has done nothing yet. */
export async function linePerson({ request, context }: Asked): Promise<LinePerson | undefined> {
  const player = knownPlayer(context);
  if (player) return { kind: 'player', id: player.id };
  const guestId = await context.get(accountsContext).guests.read(request.headers);
  return guestId === undefined ? undefined : { kind: 'guest', id: guestId };
}

/** A person who adds a sentence; who is new becomes a guest. */
async function participant(asked: Asked): Promise<{ who: Participant; headers: Headers }> {
  const { clientAddress } = asked.context.get(requestFactsContext);
  const headers = new Headers();
  const person = (await linePerson(asked)) ?? (await newGuest(asked.context, clientAddress, headers));
  return { who: { person, clientAddress }, headers };
}

async function newGuest(context: Readonly<RouterContextProvider>, clientAddress: string, headers: Headers): Promise<LinePerson> {
  await context.get(daysLineContext).countGuest(clientAddress);
  const { guestId, cookie } = await context.get(accountsContext).guests.welcome();
  headers.append('Set-Cookie', cookie);
  return { kind: 'guest', id: guestId };
}

/** Adds a sentence, picks one of two, or asks for two: form field `intent`. Then the page is shown again, so that a reload repeats nothing. */
export const lineAction = acceptsForm(
  { schemas: [addForm, pickForm, dealForm], intents: ['add', 'pick', 'deal'], refused: refusedForm },
  async ({ request, context }: Route.ActionArgs) => {
    const formData = await request.formData();
    const intent = formData.get('intent');
    return submitForm({
      formData,
      schema: intent === 'pick' ? pickForm : intent === 'deal' ? dealForm : addForm,
      context,
      texts,
      run: async (sent): Promise<{ result: undefined }> => {
        const line = context.get(daysLineContext);
        const { who, headers } = await participant({ request, context });
        if (sent.intent === 'add') await line.add(who, sent);
        else if (sent.intent === 'deal') await line.deal(who, sent.day);
        else await line.pick(who, { pairId: sent.pair, sentenceId: sent.sentence });
        throw redirect(`${href('/days-line/:week?')}#yours`, { headers });
      },
    });
  },
);
