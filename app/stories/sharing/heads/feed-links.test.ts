import { describe, expect, it } from 'vitest';
import { type FeedOf, feedAddress, feedMeta, feedOf } from './feed-links';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const feeds: [FeedOf, string][] = [
  [{ kind: 'all' }, '/feeds/stories.atom'],
  [{ kind: 'arena', arena: 'story_weave' }, '/feeds/story-weave.atom'],
  [{ kind: 'arena', arena: 'fan_fic' }, '/feeds/fan-fiction.atom'],
  [{ kind: 'fandom', fandomId: 'naruto' }, '/feeds/fandom/naruto.atom'],
  [{ kind: 'series', seriesId: ID }, `/feeds/series/${ID}.atom`],
  [{ kind: 'collection', collectionId: ID }, `/feeds/collection/${ID}.atom`],
  [{ kind: 'tag', tagId: 12 }, '/feeds/tag/12.atom'],
  [{ kind: 'player', playerId: ID }, `/feeds/player/${ID}.atom`],
];

describe('the address of a feed', () => {
  it.each(feeds)('names whose stories it contains: %j', (feed, address) => {
    expect(feedAddress(feed)).toBe(address);
    expect(feedOf(address.slice('/feeds/'.length))).toEqual(feed);
  });

  it.each([
    'stories',
    'word-games.atom',
    'player/.atom',
    'fandom/a/b.atom',
    'story/1.atom',
    'tag/x.atom',
    'tag/0.atom',
    'tag/99999999999.atom',
    '.atom',
    '',
  ])('is unknown: %s', (file) => {
    expect(feedOf(file)).toBeUndefined();
  });

  it('is in the head of its page with a name', () => {
    expect(feedMeta({ kind: 'player', playerId: ID }, 'Ada')).toMatchObject({ rel: 'alternate', title: 'Stories by Ada | Quillarena' });
  });
});
