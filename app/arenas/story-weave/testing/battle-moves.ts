import { randomUUID } from 'node:crypto';
import type { BattleView } from '../protocol/battle.contract';
import type { PassageAnswer, PlainAnswer } from '../protocol/weave.contract';
import type { RoomChoice } from '../server/seating/lobby.server';
import { viewOf } from './weave-fixture';
import type { Browser } from './weave-server';

/** A private room of battle rounds for people only. */
export const battleChoice: RoomChoice = {
  ...{ format: 'battle', isPrivate: true, aiWriters: false, moreTime: false, rating: 'general', prompt: 'A gate.' },
};

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
