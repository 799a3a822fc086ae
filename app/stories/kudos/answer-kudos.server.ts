import { href, type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { Refusal } from '~/platform/forms/refusal';
import { RateLimited, refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { KudosAnswer } from './kudos';
import { type KudosGiver, kudosContext } from './kudos.server';
import type { KudosOutcome } from './kudos-outcome.server';

/** What the form is sent for. */
export const kudosIntents = ['kudos', 'take-back'] as const;

interface SentKudos {
  request: Request;
  context: Readonly<RouterContextProvider>;
  storyId: string;
  form: FormData;
}

/**
 * Leaves kudos or takes them back: form field `intent`. A plain form is redirected to the story's page, to the chapter that it
 * names, with the outcome as query parameter `kudos`.
 */
export async function answerKudos({ request, context, storyId, form }: SentKudos) {
  const gives = form.get('intent') === 'kudos';
  const headers = new Headers();
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
  const leadBack = (kudos: KudosOutcome) => {
    const chapter = /^\d{1,4}$/.exec(String(form.get('chapter')))?.[0];
    const query = new URLSearchParams({ ...(chapter && { chapter }), kudos });
    return redirect(`${href('/story/:storyId', { storyId })}?${query}#kudos`, { headers });
  };
  try {
    const kudos = context.get(kudosContext);
    const giver = await giverOf({ request, context, headers, gives });
    if (giver) await (gives ? kudos.give(giver, storyId) : kudos.takeBack(giver, storyId));
    if (isPlainForm) return leadBack(gives ? 'given' : 'taken');
    return Response.json({ given: gives } satisfies KudosAnswer, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isPlainForm && error.status !== 404) return leadBack(error instanceof RateLimited ? 'too-many' : 'refused');
    return Response.json({ given: !gives, problem: error.message } satisfies KudosAnswer, refusedInit(error));
  }
}

interface AskedGiver extends Pick<SentKudos, 'request' | 'context'> {
  headers: Headers;
  gives: boolean;
}

/** @returns undefined for a visitor who has left none anywhere and takes some back. */
async function giverOf({ request, context, headers, gives }: AskedGiver): Promise<KudosGiver | undefined> {
  const player = optionalPlayer(context);
  if (player) return { playerId: player.id };
  const { clientAddress } = context.get(requestFactsContext);
  const { guests } = context.get(accountsContext);
  const known = await guests.read(request.headers);
  if (known !== undefined) return { guestId: known, clientAddress };
  if (!gives) return undefined;
  await context.get(kudosContext).countGuest(clientAddress);
  const { guestId, cookie } = await guests.welcome();
  headers.append('Set-Cookie', cookie);
  return { guestId, clientAddress };
}
