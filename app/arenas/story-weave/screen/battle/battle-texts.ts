import type { BattleView, DecidedPassage } from '../../protocol/room.contract';
import { ROUNDS } from '../../rules/battle/battle';
import type { SoloPicks } from '../../rules/battle/solo-picks';

/** Texts of battle rounds. */
export const battleTexts = {
  rules: 'Everyone writes the next passage at once. Then everyone picks the one that goes on: without names, and never their own.',
  handIn: 'Submit passage',
  handedIn: 'Submitted.',
  pickTitle: 'The passages of this round',
  pick: 'Pick this one',
  picked: 'Picked. The round is decided when everybody has picked.',
  own: 'Yours',
  outcomeTitle: 'How the round went',
  nothing: 'Nobody wrote a passage in this round, so nothing goes on.',
  woven: 'Goes on',
  nextRound: 'This round is nearly written: you can pick in it, and write from the next one on.',
  replaced: 'an AI writer',
  reading: 'You are reading along.',
  waiting: 'Battle rounds begin with two people',
  roundPast: 'The time of this round is over',
  offlinePast: 'You are offline, and the time of this round is over. These words are kept for the next one.',
  offlinePastShort: 'This round is over. Kept for the next one.',
  nextRoundNow: 'Next round',
  toTheEnd: 'To the whole story',
  ready: 'Waiting for the others',
  passedOver: 'Two rounds passed without a word from you. Say that you are here, and the others wait for you again.',
  resting: 'The next round begins when somebody is here to write.',
  rounds: 'The rounds',
  losingPassages: 'You can find passages that did not go on in the replay of the story, as roads not taken.',
  manners: {
    'ai-writer-emma': 'what somebody made of it',
    'ai-writer-noah': 'what followed from it',
    'ai-writer-olivia': 'what somebody said to it',
  } as Readonly<Record<string, string>>,
} as const;

/** The headline of the dock in a phase. @param writes whether the viewer writes a passage. */
export function battleHeadline({ phase, round }: Pick<BattleView, 'phase' | 'round'>, writes: boolean): string {
  const name = `Round ${Math.max(1, round)} of ${ROUNDS}`;
  switch (phase) {
    case 'writing':
      return writes ? `${name}: what happens next?` : `${name} is being written...`;
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

/** How many rounds a writer has won, in words. */
export function winsText(rounds: number): string {
  return rounds === 1 ? '1 win' : `${rounds} wins`;
}

/** How a passage of a decided round did, in words. Nobody votes for one that goes on without a contest. */
export function passageText({ votes, won }: Pick<DecidedPassage, 'votes' | 'won'>): string {
  return [votes > 0 || !won ? votesText(votes) : '', won ? battleTexts.woven : ''].filter(Boolean).join(' · ');
}

/** Which way a person who played alone went: the AI writers whose answers they picked. */
export function soloPicksText({ writer, picks }: SoloPicks, isViewer: boolean): string {
  const [most, second] = picks;
  const picked = picks.map(({ name, rounds }) => `${name} ${rounds}`).join(', ');
  if (!most) return '';
  const manner = most.rounds > (second?.rounds ?? 0) && battleTexts.manners[most.aiWriterId];
  return `${isViewer ? 'You' : writer} went on with ${picked}.${manner ? ` Most of the way was ${manner}.` : ''}`;
}
