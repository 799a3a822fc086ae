import type { LevelProgress } from '~/progress/level';
import type { Happening, Unfinished } from '~/site/unfinished';

/** At most so many lines stand in each of the lists, and of one kind in what one has begun. */
export const MOST_SHOWN = 3;
/** At most so many things that one has begun, so that a turn that others wait for is not behind drafts. */
export const MOST_BEGUN = 5;

/** The daily set of word games, as far as a player has come. */
interface DailyProgress {
  games: readonly ('open' | 'running' | 'played')[];
  streakDays: number;
  /** Until the next set. */
  secondsLeft: number;
}

/** A story to read. */
export interface StoryOfDay {
  title: string;
  author: string;
  /** The name of its cover. */
  cover: string;
  to: string;
}

/** The Day's Line, as far as a player has come. */
export interface LineOfDay {
  /** Today's opening. */
  opening: string;
  /** What they can do next. */
  next: 'add' | 'pick' | 'read';
}

/** What a player finds on the home page. */
export interface Today {
  daily: DailyProgress;
  unfinished: readonly Omit<Unfinished, 'urgency'>[];
  happenings: readonly Happening[];
  /** What the people do whom they follow. */
  doings: readonly Happening[];
  progress: LevelProgress & { xp: number };
  line: LineOfDay;
  /** Undefined while there is nothing by others that they have not rated. */
  story: StoryOfDay | undefined;
}

/** Whether somebody has nothing yet: neither played nor begun anything, and nobody to hear of. */
export function isFresh({ daily, unfinished, happenings, doings, progress, line }: Omit<Today, 'story'>): boolean {
  const hasPlayed = daily.streakDays > 0 || daily.games.some((state) => state !== 'open');
  return !hasPlayed && progress.xp === 0 && line.next === 'add' && [unfinished, happenings, doings].every(({ length }) => length === 0);
}
