import { data, type RouterContextProvider } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { Refusal } from '~/platform/forms/refusal';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { wordGamesContext } from '../word-games.server';
import type { RunOwner, RunView } from './referee-types';

/**
 * The owner of a request's runs: the signed-in player or the guest; undefined for a visitor who has not played.
 * @throws a 503 response when that could not be looked up, so that no run is taken for another owner's.
 */
export async function runOwner(context: Readonly<RouterContextProvider>, request: Request): Promise<RunOwner | undefined> {
  const player = knownPlayer(context);
  if (player) return { playerId: player.id };
  const guestId = await context.get(wordGamesContext).guests.read(request.headers);
  return guestId === undefined ? undefined : { guestId };
}

/** The guest of a browser, with the cookie that a new one gets. */
interface BrowserGuest {
  guestId: string;
  cookie?: string;
}

/** The guest of a request's browser, also while a player is signed in there; a new one where it has none. */
export async function browserGuest(context: Readonly<RouterContextProvider>, request: Request): Promise<BrowserGuest> {
  const { guests, countGuest } = context.get(wordGamesContext);
  const guestId = await guests.read(request.headers);
  if (guestId !== undefined) return { guestId };
  await countGuest(context.get(requestFactsContext).clientAddress);
  return guests.welcome();
}

/** What a page gets when it asks for a run. */
export interface StartAnswer {
  run?: RunView;
  error?: string;
}

/**
 * Starts a run for the request's owner by calling `start`; a new visitor becomes a guest.
 * @param guest of the browser, where that was asked for before.
 * @returns the run, or why there is none.
 */
export async function startRun(
  context: Readonly<RouterContextProvider>,
  request: Request,
  start: (owner: RunOwner) => Promise<RunView>,
  guest?: BrowserGuest,
) {
  const wordGames = context.get(wordGamesContext);
  const headers = new Headers();
  try {
    let owner = await runOwner(context, request);
    const browser = guest ?? (owner ? undefined : await browserGuest(context, request));
    if (browser?.cookie) headers.append('Set-Cookie', browser.cookie);
    if (browser && !owner) owner = { guestId: browser.guestId };
    if (!owner) throw new Error('Somebody without an account has a guest.');
    await wordGames.countStart(owner);
    return data<StartAnswer>({ run: await start(owner) }, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof RateLimited) headers.set('Retry-After', String(error.retryAfterSeconds));
    return data<StartAnswer>({ error: error.message }, { status: error.status, headers });
  }
}
