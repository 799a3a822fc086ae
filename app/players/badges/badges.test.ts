import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '~/arenas/word-games/games/games';
import { numberWord } from '~/platform/text/number-words';
import { type BadgeFacts, badgesOf, TIERS } from './badges';

const NOTHING: BadgeFacts = { level: 1, storiesPublished: 0, mostRatings: 0, gamesPlayed: 0, gamesScored: 0, longestStreak: 0 };
const ofGames = `of the ${numberWord(GAME_IDS.length)} word games`;
const badge = (id: string, facts: Partial<BadgeFacts>) => badgesOf({ ...NOTHING, ...facts }).find((one) => one.id === id);

describe('badges', () => {
  it('are not earned at the start, and say what the first tier takes', () => {
    expect(badgesOf(NOTHING).every(({ tier }) => tier === undefined)).toBe(true);
    expect(badge('storyteller', {})).toMatchObject({ text: 'Publish a story', next: 'Publish a story' });
  });

  it.each([
    ['risen', { level: 3 }, 'bronze', 'Reach level 3', 'Reach level 6'],
    ['storyteller', { storiesPublished: 9 }, 'bronze', 'Publish a story', 'Publish 10 stories'],
    ['storyteller', { storiesPublished: 10 }, 'silver', 'Publish 10 stories', 'Publish 50 stories'],
    ['crowd-pleaser', { mostRatings: 50 }, 'gold', 'Have 50 readers rate one story 4.0 or better', undefined],
    ['veteran', { gamesPlayed: 1000 }, 'gold', 'Play 1,000 games', undefined],
    ['all-rounder', { gamesScored: 6 }, 'silver', `Score in 6 ${ofGames}`, `Score in 10 ${ofGames}`],
    ['regular', { longestStreak: 30 }, 'gold', 'Play the daily set 30 days in a row', undefined],
  ] as const)('%s after %o is %s', (id, facts, tier, text, next) => {
    expect(badge(id, facts)).toMatchObject({ tier, text, next });
  });

  it('never drop a tier as facts grow', () => {
    const facts = fc.record({
      level: fc.nat(30),
      storiesPublished: fc.nat(100),
      mostRatings: fc.nat(100),
      gamesPlayed: fc.nat(2000),
      gamesScored: fc.nat(10),
      longestStreak: fc.nat(60),
    });
    const worth = (all: ReturnType<typeof badgesOf>) => all.map(({ tier }) => (tier ? TIERS.indexOf(tier) : -1));
    fc.assert(
      fc.property(facts, fc.constantFrom(...(Object.keys(NOTHING) as (keyof BadgeFacts)[])), (before, fact) => {
        const [less, more] = [worth(badgesOf(before)), worth(badgesOf({ ...before, [fact]: before[fact] + 1 }))];
        expect(more.every((tier, place) => tier >= (less[place] ?? -1))).toBe(true);
      }),
    );
  });
});
