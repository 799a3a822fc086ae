import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import type { Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { type WordGames, wordGamesContext } from '../word-games.server';
import { action } from './game.route';
import { PLAY_INTENT } from './play-now';

const pattern = '/word-games/:gameId';
const url = new URL('http://localhost/word-games/word-scrambler');
const params = { gameId: 'word-scrambler' };
const run: RunView = { runId: '', game: 'word-scrambler', key: '', nextMove: 1, score: 0, seconds: 60, msLeft: 60_000, view: {} };

/** Where a press leads, and how many runs it starts. @param goingOn the player's run of the game that goes on. */
async function press(intent: string | undefined, goingOn: RunView | undefined) {
  let started = 0;
  const referee: Partial<Referee> = {
    resume: async () => goingOn,
    start: async () => {
      started += 1;
      // Already beside another person's: it gets no ghost.
      return { ...run, rival: 'Ann' };
    },
  };
  const context = new RouterContextProvider();
  context.set(wordGamesContext, { referee, countStart: async () => undefined } as unknown as WordGames);
  context.set(viewerContext, { viewer: { id: 'mara' } as Viewer, databaseAway: false, looksOnly: false });
  const body = new URLSearchParams(intent === undefined ? {} : { intent });
  context.set(sentBodyContext, { rule: action.takes, bytes: new TextEncoder().encode(body.toString()), fault: undefined });
  const answer = await action({ request: new Request(url, { method: 'POST', body }), url, context, pattern, params });
  return { to: answer instanceof Response ? answer.headers.get('Location') : undefined, started };
}

describe("'Play Now' on another page", () => {
  it('leads into a run that goes on, where that is played, and starts none', async () => {
    expect(await press(PLAY_INTENT, run)).toEqual({ to: '/word-games/word-scrambler', started: 0 });
    expect(await press(PLAY_INTENT, { ...run, challengeId: 'c1' })).toEqual({ to: '/word-games/challenges/c1', started: 0 });
    const past = { to: '/word-games/daily/word-scrambler?day=2026-02-01', started: 0 };
    expect(await press(PLAY_INTENT, { ...run, day: '2026-02-01' })).toEqual(past);
  });

  it('starts one where none goes on', async () => {
    expect(await press(PLAY_INTENT, undefined)).toEqual({ to: '/word-games/word-scrambler', started: 1 });
  });
});

it("'Start Game' starts a run also where one goes on", async () => {
  expect(await press(undefined, run)).toEqual({ to: undefined, started: 1 });
});
