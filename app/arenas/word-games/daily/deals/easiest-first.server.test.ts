import { expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { gameRules } from '../../games/game-rules';
import { smallLexicon } from '../../testing/small-lexicon';
import { easiestFirst } from './easiest-first.server';

const [game, lexicon] = ['word-completion', smallLexicon()] as const;
const rules = gameRules[game];
const deal = rules.deal(lexicon, seededRandom(4), new Set());
const features = new Map(rules.single?.all(lexicon).map(({ key, difficulty }) => [key, difficulty]));
const expected = (word: string) => features.get(word) ?? Number.NaN;
const fixture = { db: undefined } as unknown as { db: Parameters<typeof easiestFirst>[0] };
onTestDatabase(({ database }) => {
  fixture.db = database.db;
});

/** The words of the set in its order. */
const ordered = async () => rules.puzzleKeys(await easiestFirst(fixture.db, { game, rules, deal, lexicon }));
const rate = (ratings: readonly (readonly [word: string, mean: number])[]) =>
  fixture.db
    .insertInto('puzzle_item')
    .values(ratings.map(([item, mean]) => ({ game, item, mean, deviation: 50, tries: 30 })))
    .execute();

it('puzzles stand from easy to hard by what their features say, while nobody has tried them', async () => {
  const words = await ordered();
  expect([...words].sort()).toEqual([...rules.puzzleKeys(deal)].sort());
  expect(words.map(expected)).toEqual(words.map(expected).toSorted((one, other) => one - other));
});

it('and by measured ratings once there are some, even against all features', async () => {
  const byFeatures = await ordered();
  await rate(byFeatures.map((word, index) => [word, 2_000 - 50 * index]));
  expect(await ordered()).toEqual(byFeatures.toReversed());
});

it('what was measured stands among the rest by its rating', async () => {
  const byFeatures = await ordered();
  const [easiest = '', ...others] = byFeatures;
  await rate([[easiest, Math.max(...others.map(expected)) + 1]]);
  expect(await ordered()).toEqual([...others, easiest]);
});
