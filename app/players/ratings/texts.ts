import { percentText } from '~/platform/text/format-numbers';
import type { Ladder } from '~/progress/ratings/ladders';

/** A rating in whole points. */
interface Points {
  mean: string;
  doubt: string;
}

interface LastWords {
  day: string;
  /** Such as 'round'. */
  contest: string;
  place: number;
  of: number;
  /** 0 to 1. */
  chance: number;
  before: Points;
  after: Points;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
interface LadderTexts {
  title: string;
  contests: { one: string; other: string };
  /** What moved a rating last. */
  latest: string;
}

const ladders: Readonly<Record<Ladder, LadderTexts>> = {
  battle: { title: 'Battle rounds', contests: { one: 'rated round', other: 'rated rounds' }, latest: 'rated round' },
  duel: { title: 'Duels', contests: { one: 'rated duel', other: 'rated duels' }, latest: 'vote in a duel' },
  words: { title: 'Rooms of words', contests: { one: 'rated room', other: 'rated rooms' }, latest: 'rated room of words' },
};

/** What a player's page says of their ratings. */
export const ratingTexts = {
  title: 'Ratings',
  ladders,
  unknown: (contests: number, needed: number) => `after ${contests} of ${needed}`,
  curve: 'Latest rated contests, with the margin of doubt',
  asTable: 'As a table',
  head: ['Day', 'Rating'],
  how: 'How this is calculated',
  explained: [
    'Everyone starts at 1,500 ± 100. A battle round ranks those who wrote in it by the votes of its readers, each vote of a duel ranks its two writers, and a room of words its players by their three games; the less a ranking was expected, the more it moves ratings. Rounds of private rooms, passages of AI writers and texts that were read alone do not count.',
    'The number behind ± is the doubt: two times out of three, the true rating lies within it. It shrinks with each ranking and grows slowly while someone is away; nothing else changes.',
    'A rating appears after ten rounds, ten duels or ten rooms, and a duel counts here once its writer has seen the outcome. In simulated years, ratings after 20 contests were in nearly the right order, but not quite: when two bands overlap, nobody can say who is better.',
  ],
  last: ({ day, contest, place, of, chance, before, after }: LastWords) =>
    `Your latest ${contest}, on ${day}: you came ${PLACES[place - 1] ?? `number ${place}`} of ${of}. ` +
    `Beforehand, you had a ${percentText(100 * chance)} chance of coming first. ` +
    `Your rating went from ${before.mean} ± ${before.doubt} to ${after.mean} ± ${after.doubt}.`,
} as const;
