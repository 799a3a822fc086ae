import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createGuests } from '~/accounts/guests/guests.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { RunOwner } from '../referee/referee-types';
import { type WordGames, wordGamesContext } from '../word-games.server';
import { action } from './challenge.route';

it('a first-time visitor who starts a challenge is one guest, from whose browser the run is begun', async () => {
  const url = new URL(`http://localhost/word-games/challenges/${randomUUID()}`);
  const guests = createGuests('a secret of some length for tests', url);
  const begun: { owner: RunOwner; guestId: string }[] = [];
  let counted = 0;
  const start: WordGames['challenges']['start'] = async (_id, owner, guestId) => {
    begun.push({ owner, guestId });
    return { runId: '', game: 'word-guess', key: '', nextMove: 1, score: 0, seconds: 60, msLeft: 60_000, view: {} };
  };
  const countGuest = async () => {
    counted += 1;
  };
  const wordGames = { guests, countStart: async () => undefined, countGuest, challenges: { start } };
  const context = new RouterContextProvider();
  context.set(wordGamesContext, wordGames as unknown as WordGames);
  context.set(requestFactsContext, { requestId: '', nonce: '', clientAddress: '203.0.113.1', isFromThisMachine: false });
  context.set(sentBodyContext, { rule: action.takes, bytes: new Uint8Array(), fault: undefined });
  const request = new Request(url, { method: 'POST' });
  const pattern = '/word-games/challenges/:challengeId';
  const answer = await action({ request, url, context, pattern, params: { challengeId: url.pathname.split('/').at(-1) ?? '' } });
  const cookies = 'init' in answer && answer.init?.headers instanceof Headers ? answer.init.headers.getSetCookie() : [];
  expect(cookies).toHaveLength(1);
  const guestId = await guests.read(new Headers({ cookie: cookies[0]?.split(';')[0] ?? '' }));
  expect(begun).toEqual([{ owner: { guestId }, guestId }]);
  expect(counted).toBe(1);
});
