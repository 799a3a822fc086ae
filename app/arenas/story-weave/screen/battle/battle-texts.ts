import { countText, numberText, pluralText } from '~/platform/text/format';
import type { BattleView, DecidedPassage, Decision, PassageMark } from '../../protocol/battle.contract';
import type { SoloPicks } from '../../rules/battle/solo-picks';

/** Texts of battle rounds. */
export const battleTexts = {
  rules:
    'Everyone writes the next passage at once. Then everyone picks the one that continues the story: no names shown, and never your own.',
  rulesOfTwo: 'Both of you write the next passage at once, and both go into the story: yours first in one round, second in the next.',
  handIn: 'Submit passage',
  handedIn: 'Submitted.',
  yourPassage: 'Your passage',
  takeBack: 'Take it back',
  pass: 'Pass this round',
  hadNothing: 'You passed this round.',
  goOn: 'Skip my pick',
  others: 'The others decide this round: you do not have two passages to choose between.',
  dealt: 'With so many writers, each of you reads three passages.',
  watching: 'Three or more watchers together have one vote, which also breaks ties.',
  pickTitle: 'The passages of this round',
  pick: 'Pick this one',
  picked: 'Picked. The round is decided once everyone has picked.',
  own: 'Yours',
  outcomeTitle: 'How the round went',
  pickedBy: (names: readonly string[]) => `Picked by ${names.join(', ')}`,
  markLegend: 'Mark this passage',
  marks: { funniest: 'Funniest', 'best-line': 'Best line' } satisfies Record<PassageMark, string>,
  decisions: {
    votes: '',
    watchers: 'A tie, broken by the watchers.',
    tie: 'A tie. A person goes before an AI writer, then the writer with fewer rounds won, then chance decides. A tie brings no XP.',
    none: '',
  } satisfies Record<Decision, string>,
  shared: 'Nobody had two passages to choose between, so there was no vote.',
  nothing: 'Nobody wrote a passage this round, so the story stays as it was.',
  woven: 'Goes on',
  nextRound: 'This round is nearly over: you can pick now, and write from the next one on.',
  replaced: 'an AI writer',
  reading: 'You are watching.',
  waiting: 'Battle rounds begin with two people',
  roundPast: 'This round is over',
  offlinePast: 'You are offline, and this round is over. These words are kept for the next one.',
  offlinePastShort: 'This round is over. Kept for the next one.',
  nextRoundNow: 'Next round',
  toTheEnd: 'Read the whole story',
  ready: 'Waiting for the others',
  passedOver: 'Two rounds passed without a word from you. Say you are here, and the others will wait for you again.',
  resting: 'The next round begins when someone is here to write.',
  rounds: 'The rounds',
  round: (round: number) => `Round ${round}`,
  losingPassages: 'Passages that lost are in the story’s replay, as roads not taken.',
  manners: {
    'ai-writer-emma': 'what someone made of it',
    'ai-writer-noah': 'what followed from it',
    'ai-writer-olivia': 'what someone said to it',
  } as Readonly<Record<string, string>>,
} as const;

/** The headline of the dock in a phase. @param writes whether the viewer writes a passage. */
export function battleHeadline({ phase, round, rounds }: Pick<BattleView, 'phase' | 'round' | 'rounds'>, writes: boolean): string {
  const name = `Round ${Math.max(1, round)} of ${rounds}`;
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

/** Who is still writing, in a sentence after another; empty when nobody is. */
export function stillWriting(names: readonly string[]): string {
  if (names.length === 0) return '';
  return pluralText(names.length, {
    one: ` ${names[0]} is still writing.`,
    other: ` ${numberText(names.length)} are still writing: ${names.join(', ')}.`,
  });
}

/** Votes in words. */
export function votesText(votes: number): string {
  return countText(votes, { one: 'vote', other: 'votes' });
}

/** How many rounds a writer has won, in words. */
export function winsText(rounds: number): string {
  return countText(rounds, { one: 'win', other: 'wins' });
}

/** How a passage of a decided round did, in words. Nobody votes for one that goes on without a contest. */
export function passageText({ votes, won, funniest, bestLine }: Pick<DecidedPassage, 'votes' | 'won' | 'funniest' | 'bestLine'>): string {
  const { marks, woven } = battleTexts;
  const marked = [
    { name: marks.funniest, count: funniest },
    { name: marks['best-line'], count: bestLine },
  ].flatMap(({ name, count }) => (count === 0 ? [] : count === 1 ? name : `${name} × ${count}`));
  return [votes > 0 || !won ? votesText(votes) : '', ...marked, won ? woven : ''].filter(Boolean).join(' · ');
}

/** How a round was decided, in words; empty where the votes say it. */
export function decisionText({ decision, passages }: NonNullable<BattleView['outcome']>): string {
  const isShared = passages.length > 1 && passages.every(({ won }) => won);
  return isShared ? battleTexts.shared : battleTexts.decisions[decision];
}

/** Which way a person who played alone went: the AI writers whose answers they picked. */
export function soloPicksText({ writer, picks }: SoloPicks, isViewer: boolean): string {
  const [most, second] = picks;
  const picked = picks.map(({ name, rounds }) => `${name} ${rounds}`).join(', ');
  if (!most) return '';
  const manner = most.rounds > (second?.rounds ?? 0) && battleTexts.manners[most.aiWriterId];
  return `${isViewer ? 'You' : writer} went on with ${picked}.${manner ? ` Most of the way was ${manner}.` : ''}`;
}
