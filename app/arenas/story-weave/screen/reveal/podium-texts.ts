import type { Scored } from '../../rules/reveal/score';
import { votesText, winsText } from '../battle/battle-texts';
import { foldTexts } from '../fold/fold-texts';

/** Texts of the score at a game's end. */
export const podiumTexts = {
  title: 'How it ended',
  lines: 'Lines of the night',
  bestLosing: 'The best line that lost',
  mostMarks: (count: string) => `Most marks (${count})`,
  streak: (count: string) => `Longest streak (${count} rounds)`,
  gain: '+<amount/> XP',
  foldFacts: ({ votes, marks }: Pick<Scored, 'votes' | 'marks'>) => `${votesText(votes)} · ${foldTexts.marks(marks)}`,
  facts: ({ wins, votes }: Pick<Scored, 'wins' | 'votes'>) => `${winsText(wins)} · ${votesText(votes)}`,
} as const;
