import { expect, it } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import { aboutWhenOver } from './about-when-over';
import { newRoom } from './room';
import { quickSetting } from './room-setting';

const moment = { now: 1_000, gameSpeed: 1 };
const spare = { prompt: 'A gate.', starter: 'It stood open.' };

it('is the end of a game of turns, and less with each round of a battle', () => {
  const turns = newRoom('room', spare, moment);
  expect(aboutWhenOver(turns, moment)).toBe(turns.gameEndsAt);
  const battle = newRoom('room', spare, moment, quickSetting);
  const whole = aboutWhenOver(battle, moment) - moment.now;
  expect(whole).toBeGreaterThan(12 * MINUTE_MS);
  expect(aboutWhenOver({ ...battle, round: 4 }, moment) - moment.now).toBe(whole / 2);
  expect(aboutWhenOver({ ...battle, round: 8 }, moment)).toBe(moment.now);
});
