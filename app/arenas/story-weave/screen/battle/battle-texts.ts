import type { BattleView } from '../../protocol/room.contract';
import { ROUNDS } from '../../rules/battle/battle';

/** Texts of battle rounds. */
export const battleTexts = {
  rules: 'Everyone writes the next passage at once. Then you pick the one that goes on: not your own, and without names.',
  handIn: 'Hand in',
  handedIn: 'Handed in. The others are still writing.',
  pickTitle: 'The passages of this round',
  pick: 'Pick this one',
  picked: 'Picked. The round is decided when everybody has picked.',
  own: 'Yours',
  outcomeTitle: 'How the round went',
  woven: 'Goes on',
  nextRound: 'You write from the next round on.',
  replaced: 'an AI writer',
  reading: 'You are reading along.',
  offlinePast: 'You are offline, and the time of this round is over. These words wait for the next one.',
  resting: 'The next round begins when somebody is there to write.',
  rounds: 'The rounds',
} as const;

/** The headline of the dock in a phase. @param writes whether the viewer writes a passage. */
export function battleHeadline({ phase, round }: Pick<BattleView, 'phase' | 'round'>, writes: boolean): string {
  const name = `Round ${Math.max(1, round)} of ${ROUNDS}`;
  switch (phase) {
    case 'writing':
      return writes ? `${name}: what happens next?` : `${name}: everyone is writing...`;
    case 'answering':
      return `${name}: the AI writers answer...`;
    case 'picking':
      return `${name}: which passage goes on?`;
    case 'rest':
      return round === 0 ? 'Battle rounds begin in a moment' : `${name} is decided`;
  }
}

/** Votes in words. */
export function votesText(votes: number): string {
  return votes === 1 ? '1 vote' : `${votes} votes`;
}
