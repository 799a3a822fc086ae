import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import type { BattleView } from '../protocol/battle.contract';
import type { PassageAnswer, PlainAnswer } from '../protocol/weave.contract';
import type { RoomChoice } from '../server/seating/lobby';
import { newVisit } from '../server/seating/presence.server';
import { SECOND, start, viewOf, type WeaveFixture } from './weave-fixture';
import type { Browser } from './weave-server';

/** A private room of battle rounds for people only. */
export const battleChoice: RoomChoice = {
  ...{ format: 'battle', isPrivate: true, aiWriters: false, moreTime: false, rating: 'general', prompt: 'A gate.' },
};

/** A room of these people, the first of whom has opened it, in its first round. */
export async function firstRound(
  fixture: WeaveFixture,
  people: readonly string[],
  differences: Partial<RoomChoice> = {},
): Promise<{ roomId: string; browsers: Browser[] }> {
  const roomId = await fixture.server.weave.open(people[0] ?? '', newVisit(), { ...battleChoice, ...differences });
  const browsers = people.map((playerId) => fixture.server.connect(playerId));
  for (const browser of browsers) await browser.ask('weave:join', { roomId });
  const [opener] = browsers;
  if (!opener) throw new Error('Nobody is there.');
  await start(opener);
  await untilRound(fixture, opener, 1);
  return { roomId, browsers };
}

/** Ada, Ben and Cleo in a room of their own, in its first round. */
export async function contest(
  fixture: WeaveFixture,
  differences: Partial<RoomChoice> = {},
): Promise<Record<'ada' | 'ben' | 'cleo', Browser> & { roomId: string }> {
  const cleoId = (await makePlayer(fixture.database, fixture.clock, 'Cleo')).id;
  const { roomId, browsers } = await firstRound(fixture, [fixture.ada, fixture.ben, cleoId], differences);
  const [ada, ben, cleo] = browsers;
  if (!ada || !ben || !cleo) throw new Error('Somebody is missing.');
  return { ada, ben, cleo, roomId };
}

/** The same once each has handed in. */
export async function picking(...of: Parameters<typeof contest>): ReturnType<typeof contest> {
  const game = await contest(...of);
  await handIn(game.ada, 'She went in.');
  await handIn(game.ben, 'He ran.');
  await handIn(game.cleo, 'Nobody came.');
  expect(battleIn(game.ada)).toMatchObject({ phase: 'picking', voters: 3, picked: 0 });
  return game;
}

/** A browser of a player who has joined a room. */
export async function joinRoom(fixture: WeaveFixture, playerId: string, roomId: string): Promise<Browser> {
  const browser = fixture.server.connect(playerId);
  await browser.ask('weave:join', { roomId });
  return browser;
}

/** Lets time pass until a round is being written. */
export async function untilRound(fixture: WeaveFixture, browser: Browser, number: number): Promise<void> {
  for (let waited = 0; waited < 30 && battleIn(browser).round < number; waited += 1) await fixture.pass(2 * SECOND);
  expect(battleIn(browser)).toMatchObject({ round: number, phase: 'writing' });
}

/** The running round that a browser shows. */
export function battleIn(browser: Browser): BattleView {
  const { battle } = viewOf(browser);
  if (!battle) throw new Error('This is no room of battle rounds.');
  return battle;
}

/** Hands in a passage of the running round. */
export async function handIn(browser: Browser, text: string, submitId = randomUUID()): Promise<PassageAnswer> {
  return await browser.ask('weave:passage', { roomId: viewOf(browser).roomId, round: battleIn(browser).round, text, submitId });
}

/** Picks the passage with this text. */
export async function pick(browser: Browser, text: string): Promise<PlainAnswer> {
  const { round, passages } = battleIn(browser);
  const passage = passages.find((one) => one.text === text)?.id;
  return await browser.ask('weave:pick', { roomId: viewOf(browser).roomId, round, passage });
}
