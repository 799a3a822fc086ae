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

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ladders: Readonly<Record<Ladder, { title: string; contests: { one: string; other: string } }>> = {
  battle: { title: 'Battle rounds', contests: { one: 'rated round', other: 'rated rounds' } },
};

/** What a player's page says of their ratings. */
export const ratingTexts = {
  title: 'Ratings',
  ladders,
  unknown: (contests: number, needed: number) => `after ${contests} of ${needed}`,
  curve: 'The last rated contests, with the band of doubt',
  asTable: 'As a table',
  head: ['Day', 'Rating'],
  how: 'How this is computed',
  explained: [
    'Everybody begins at 1,500 ± 100. A round ranks those who wrote in it by the votes of its readers; each ranking moves the ratings, the more the less it was expected. Rounds of private rooms and passages of AI writers do not count.',
    'The number behind ± is the doubt: in two of three cases the true rating lies within it. It shrinks with each ranking and grows slowly while somebody is away; staying away changes nothing else.',
    'A rating is shown from ten rounds on. In simulated years, ratings after 20 contests had nearly the right order, but not quite: between two people whose bands overlap, nobody can say who is better.',
  ],
  last: ({ day, contest, place, of, chance, before, after }: LastWords) =>
    `Your latest ${contest}, on ${day}: you came ${PLACES[place - 1] ?? `number ${place}`} of ${of}. ` +
    `Before it, you came first with a chance of ${Math.round(chance * 100)} %. ` +
    `Your rating went from ${before.mean} ± ${before.doubt} to ${after.mean} ± ${after.doubt}.`,
} as const;
