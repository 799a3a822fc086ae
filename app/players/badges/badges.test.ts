import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordBadges } from '~/arenas/word-games/boards/word-badges.server';
import { GAME_IDS } from '~/arenas/word-games/games/games';
import { numberWord } from '~/platform/text/number-words';
import { progressBadges } from '~/progress/badges';
import { authorBadges } from '~/stories/listing/author-badges.server';
import { badgeOf, TIERS } from './badges';

const declared = [...progressBadges, ...authorBadges, ...wordBadges];
const ofGames = `of the ${numberWord(GAME_IDS.length)} word games`;
const badge = (id: string, count: number) => declared.filter((one) => one.id === id).map((one) => badgeOf(one, count));

describe('badges', () => {
  it('are not earned at the start, and say what the first tier takes', () => {
    expect(declared.map((one) => badgeOf(one, one.id === 'risen' ? 1 : 0).tier)).toEqual(declared.map(() => undefined));
    expect(badge('storyteller', 0)).toMatchObject([{ text: 'Publish a story', next: 'Publish a story' }]);
  });

  it.each([
    ['risen', 3, 'bronze', 'Reach level 3', 'Reach level 6'],
    ['storyteller', 9, 'bronze', 'Publish a story', 'Publish 10 stories'],
    ['storyteller', 10, 'silver', 'Publish 10 stories', 'Publish 50 stories'],
    ['crowd-pleaser', 50, 'gold', 'Have 50 readers rate one story 4.0 or better', undefined],
    ['veteran', 1000, 'gold', 'Play 1,000 games', undefined],
    ['all-rounder', 6, 'silver', `Score in 6 ${ofGames}`, `Score in 10 ${ofGames}`],
    ['regular', 30, 'gold', 'Play the daily set 30 days in a row', undefined],
  ] as const)('%s with %i is %s', (id, count, tier, text, next) => {
    expect(badge(id, count)).toMatchObject([{ tier, text, next }]);
  });

  it('never drop a tier as what they are for grows', () => {
    const worth = (tier: (typeof TIERS)[number] | undefined) => (tier ? TIERS.indexOf(tier) : -1);
    fc.assert(
      fc.property(fc.nat(2000), fc.constantFrom(...declared), (count, one) => {
        expect(worth(badgeOf(one, count + 1).tier)).toBeGreaterThanOrEqual(worth(badgeOf(one, count).tier));
      }),
    );
  });
});
