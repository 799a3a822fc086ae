import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { zoneCookie } from '~/platform/requests/time-zone/time-zone-cookie';
import { createTestClock } from '~/platform/testing/test-clock';
import { type WordGames, wordGamesContext } from '../word-games.server';
import { action, loader } from './daily-game.route';

const pattern = '/word-games/daily/:gameId';
const url = new URL('http://localhost/word-games/daily/word-guess');
const params = { gameId: 'word-guess' };

/** The dates whose set a player gets who looks and starts at a moment, with the time zone of their browser. */
async function datesAt(now: string, zone: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  const daily: Partial<WordGames['daily']> = {
    secondsOn: async () => new Map(),
    run: async (_game, _player, day) => void asked.push(day) as undefined,
    start: async (_game, _player, day) => {
      asked.push(day);
      return { runId: '', game: 'word-guess', key: '', nextMove: 1, score: 0, seconds: 60, msLeft: 60_000, view: {} };
    },
  };
  const context = new RouterContextProvider();
  context.set(wordGamesContext, { daily, countStart: async () => undefined } as unknown as WordGames);
  context.set(clockContext, createTestClock(new Date(now)));
  const viewer = { id: 'mara' } as Viewer;
  context.set(viewerContext, { viewer, databaseAway: false, looksOnly: false });
  context.set(sentBodyContext, { rule: action.takes, bytes: new Uint8Array(), fault: undefined });
  const headers = zone ? { cookie: zoneCookie(zone) } : undefined;
  await loader({ request: new Request(url, { headers }), url, context, pattern, params });
  await action({ request: new Request(url, { method: 'POST', headers }), url, context, pattern, params });
  return asked;
}

describe('the set changes at midnight where its player is', () => {
  it.each([
    ['2026-11-20T05:00:00Z', undefined, '2026-11-20'],
    ['2026-11-20T05:00:00Z', 'America/Los_Angeles', '2026-11-19'],
    ['2026-11-20T05:00:00Z', 'Pacific/Kiritimati', '2026-11-20'],
    ['2026-11-20T09:59:59Z', 'Pacific/Kiritimati', '2026-11-20'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-20T07:59:59Z', 'America/Los_Angeles', '2026-11-19'],
    ['2026-11-20T08:00:00Z', 'America/Los_Angeles', '2026-11-20'],
  ])('at %s in %s it is that of %s', async (now, zone, day) => {
    expect(await datesAt(now, zone)).toEqual([day, day]);
  });
});
