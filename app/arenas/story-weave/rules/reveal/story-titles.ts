import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';

/** How many titles can be proposed for a story: one by each who can have a seat. */
export const MAX_TITLES = 8;
/** How long titles are proposed and voted for once a room has closed, in ms of game time. */
export const TITLES_MS = 10 * MINUTE_MS;
/** The same for slow rooms. */
export const SLOW_TITLES_MS = 3 * DAY_MS;

/** A title that was proposed, and its votes. */
export interface ProposedTitle {
  /** In the order of the proposals. */
  place: number;
  title: string;
  votes: number;
}

/** The title with most votes; of equal ones the one proposed first. @returns undefined when none was proposed. */
export function leadingTitle(titles: readonly ProposedTitle[]): ProposedTitle | undefined {
  return [...titles].sort((one, other) => other.votes - one.votes || one.place - other.place)[0];
}
