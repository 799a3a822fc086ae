import type { FirstStep, TodayCard } from '~/site/today';
import type { Happening, Unfinished } from '~/site/unfinished';

/** At most so many lines stand in each of the lists, and of one kind in what one has begun. */
export const MOST_SHOWN = 3;
/** At most so many things that one has begun, so that a turn that others wait for is not behind drafts. */
export const MOST_BEGUN = 5;

/** What a player finds on the home page. */
export interface Today {
  /** Whether they have nothing yet: neither played nor begun anything, and nobody to hear of. */
  fresh: boolean;
  /** Above the others. */
  first: readonly TodayCard[];
  unfinished: readonly Omit<Unfinished, 'urgency'>[];
  happenings: readonly Happening[];
  /** What the people do whom they follow. */
  doings: readonly Happening[];
  cards: readonly TodayCard[];
}

/** Today, and the ways to begin. */
export interface TodayAndSteps {
  steps: readonly FirstStep[];
  /** The time zone of the date it shows. */
  zone: string;
  /** Undefined when it could not be read. */
  today?: Today;
}
