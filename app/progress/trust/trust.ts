import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { Limit } from '~/platform/limits/rate-limit.server';
import { numberText, pluralText } from '~/platform/text/format';

/** For how long an account is young, in ms: its ratings count in the order of the best after a day, and moderators look at its links. */
export const YOUNG_FOR_MS = DAY_MS;

/** What is known of a player's time here. */
export interface TimeHere {
  joinedAt: Date;
  /** Games and writing sessions that they finished. */
  games: number;
  /** Stories of theirs that are published. */
  stories: number;
}

/** What a player may do that depends on their time here. */
export interface Trust {
  isNewcomer: boolean;
  /** For how long the account is still young, in ms; 0 when it is not. */
  youngForMs: number;
  /** Whether they have yet to finish a game or publish a story. */
  lacksDeed: boolean;
  /** How many comments they may write. */
  comments: Limit;
  /** Whether addresses in their comments can be clicked. */
  links: boolean;
}

const NEWCOMER_COMMENTS: Limit = { max: 5, windowSeconds: 15 * 60 };
const COMMENTS: Limit = { max: 20, windowSeconds: 5 * 60 };

/**
 * What a player may do: a newcomer's account is younger than a day, or has neither finished a game nor published a story.
 * @see docs/product/trust.md
 */
export function trustOf({ joinedAt, games, stories }: TimeHere, now: Date): Trust {
  const youngForMs = Math.max(0, joinedAt.getTime() + YOUNG_FOR_MS - now.getTime());
  const lacksDeed = games <= 0 && stories <= 0;
  const isNewcomer = youngForMs > 0 || lacksDeed;
  return { isNewcomer, youngForMs, lacksDeed, comments: isNewcomer ? NEWCOMER_COMMENTS : COMMENTS, links: !isNewcomer };
}

/** What newcomers are told about how their account grows. */
export interface Newcomer {
  /** When they will be trusted, as the beginning of a sentence: 'In 14 hours and after one finished game or story'. */
  when: string;
  /** What they can do then, each as the end of that sentence. */
  later: string[];
  /** What they cannot do yet, in a sentence or two, for where they comment. */
  note: string;
}

/** What newcomers are told; undefined for everybody else. */
export function newcomerTexts(trust: Trust): Newcomer | undefined {
  if (!trust.isNewcomer) return undefined;
  const when = trustedWhen(trust);
  return {
    when,
    later: [
      `write ${limitText(COMMENTS)} instead of ${limitText(trust.comments)}`,
      'post links that readers can click',
      ...(trust.youngForMs > 0 ? ['rate stories for “Highest Rated” at once, instead of a day later'] : []),
    ],
    note: `You are new here: you can write ${limitText(trust.comments)}, and links in them cannot be clicked. ${when}, that changes.`,
  };
}

function trustedWhen({ youngForMs, lacksDeed }: Trust): string {
  if (youngForMs === 0) return 'After one finished game or story';
  const hours = Math.ceil(youngForMs / HOUR_MS);
  if (hours === 24) return lacksDeed ? 'After a day and one finished game or story' : 'After a day';
  const wait = pluralText(hours, { one: 'Within an hour', other: `In ${numberText(hours)} hours` });
  return lacksDeed ? `${wait} and after one finished game or story` : wait;
}

function limitText({ max, windowSeconds }: Limit): string {
  return `${max} comments in ${(windowSeconds * 1_000) / MINUTE_MS} minutes`;
}
