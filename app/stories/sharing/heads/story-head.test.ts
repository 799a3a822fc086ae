import { describe, expect, it } from 'vitest';
import type { DescribedStory } from './described-story';
import { storyHead } from './story-head';

const SITE = 'https://arena.example';
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const story: DescribedStory = {
  id: ID,
  arena: 'creative_writing',
  title: 'The Ninth Gate',
  author: 'Ada',
  writers: [{ name: 'Ada', playerId: ID, isAi: false }],
  text: 'The gate stood open.',
  address: `/story/${ID}`,
  picture: { address: '/story-covers/2/door-1k9x.png', alt: 'A cover' },
  publishedAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  chapterCount: 1,
  average: undefined,
  ratingCount: 0,
  partOf: { name: 'Creative Writing', address: '/stories?tab=creative-writing' },
  parent: undefined,
  series: [],
  tags: [],
  counted: undefined,
};
const told = (changes: Partial<DescribedStory> = {}) => storyHead({ ...story, ...changes }, SITE);
const jsonLd = (changes: Partial<DescribedStory> = {}) =>
  JSON.parse(JSON.stringify(told(changes).find((tag) => 'script:ld+json' in tag)?.['script:ld+json' as never]));

describe('what programs learn about a story', () => {
  it('includes its language, its tags and what is counted of it, as far as there is any', () => {
    const moments = { publishedAt: new Date(story.publishedAt), updatedAt: new Date(story.updatedAt) };
    const counted = { ...moments, words: 1_200, kudos: 3, comments: 0, bookmarks: 0, readers: 7, language: 'de' as const };
    expect(jsonLd({ tags: ['Slow Burn'], counted })).toMatchObject({
      ...{ inLanguage: 'de', keywords: ['Slow Burn'], wordCount: 1_200 },
      interactionStatistic: [
        { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 3 },
        { interactionType: 'https://schema.org/ReadAction', userInteractionCount: 7 },
      ],
    });
    expect(jsonLd({ counted: { ...counted, language: null } }), 'of which nobody knows the language').not.toHaveProperty('inLanguage');
    expect(jsonLd()).not.toHaveProperty('inLanguage');
  });

  it('says for previews of links what a card says', () => {
    const moments = { publishedAt: new Date(story.publishedAt), updatedAt: new Date(story.publishedAt) };
    const counted = { ...moments, words: 1_200, kudos: 3, comments: 0, bookmarks: 0, readers: 0, language: 'de' as const };
    const head = told({ content: 'Teen. Warnings: death', progress: '8/12 chapters · On hiatus', tags: ['Slow Burn', 'Tea'], counted });
    expect(head).toContainEqual({
      name: 'twitter:data1',
      content: 'Teen. Warnings: death · 8/12 chapters · On hiatus · 1,200 words · 3 kudos · Deutsch',
    });
    expect(head).toContainEqual({ name: 'twitter:data2', content: 'Slow Burn, Tea' });
    expect(head).toContainEqual({ property: 'article:tag', content: 'Tea' });
    expect(JSON.stringify(told()), 'nothing of a story that says nothing').not.toContain('twitter:label');
  });

  it('says for search engines whom it is for and how far it is', () => {
    const said = jsonLd({ content: 'Teen', progress: '8/12 chapters · On hiatus' });
    expect(said).toMatchObject({ contentRating: 'Teen', creativeWorkStatus: '8/12 chapters · On hiatus' });
    expect(jsonLd()).not.toHaveProperty('contentRating');
  });

  it('includes its address, its feeds and its book', () => {
    expect(told()).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${SITE}/story/${ID}` });
    expect(told()).toContainEqual(expect.objectContaining({ type: 'application/epub+zip', href: `/story/${ID}.epub` }));
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: 'application/json+oembed',
        href: `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/story/${ID}`)}&format=json`,
      }),
    );
    expect(told()).toContainEqual({ property: 'article:published_time', content: story.publishedAt });
  });

  it('is a schema.org short story with its author and times', () => {
    expect(jsonLd()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ShortStory',
      url: `${SITE}/story/${ID}`,
      name: 'The Ninth Gate',
      author: [{ '@type': 'Person', name: 'Ada', url: `${SITE}/players/${ID}` }],
      datePublished: story.publishedAt,
      dateModified: story.updatedAt,
      isPartOf: { name: 'Creative Writing', url: `${SITE}/stories?tab=creative-writing` },
      encoding: { encodingFormat: 'application/epub+zip' },
    });
    expect(jsonLd()).not.toHaveProperty('aggregateRating');
  });

  it('contains no control characters and no direction marks, whatever is stored', () => {
    const hostile = (text: string) => `${text}\u0001 \u0008\u202e${text}\ufffe\u2066\u0085`;
    const parent = { id: ID, arena: 'creative_writing' as const, title: hostile('Before'), author: 'Ben', draft: false };
    const tags = JSON.parse(JSON.stringify(told({ title: hostile('Gate'), text: hostile('Open'), parent })));
    expect(JSON.stringify(tags).normalize()).not.toMatch(/\\u|[\p{Cc}\p{Cf}\p{Cn}]/u);
    expect(tags).toContainEqual({ property: 'og:title', content: 'Gate Gate' });
    expect(tags).toContainEqual({ name: 'description', content: 'Open Open' });
    expect(jsonLd({ title: hostile('Gate'), parent })).toMatchObject({ name: 'Gate Gate', isBasedOn: { name: 'Before Before' } });
  });

  it('has a picture', () => {
    expect(told()).toContainEqual({ property: 'og:image', content: `${SITE}/story-covers/2/door-1k9x.png` });
    expect(told()).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(told()).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    const picture = { address: '/fan-fiction/cover/dune.png', alt: 'Dune' };
    expect(told({ picture })).toContainEqual({ property: 'og:image:alt', content: 'Dune' });
    expect(jsonLd({ picture }).image).toBe(`${SITE}/fan-fiction/cover/dune.png`);
  });

  it('has a rating once a reader has rated', () => {
    expect(jsonLd({ average: 13 / 3, ratingCount: 3 }).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.33,
      ratingCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it('credits people as authors, never an AI writer', () => {
    const writers = [...story.writers, { name: 'Emma', playerId: null, isAi: true }];
    const { author, creditText } = jsonLd({ writers, author: 'Ada and AI writers' });
    expect([author.map(({ name }: { name: string }) => name), creditText]).toEqual([['Ada'], 'Ada and AI writers']);
    expect(jsonLd({ writers: [{ name: 'Emma', playerId: null, isAi: true }] }).author['@type']).toBe('Organization');
  });

  it('says for programs that machines wrote parts of it, only where they did', () => {
    const writers = [...story.writers, { name: 'Emma', playerId: null, isAi: true }];
    expect(jsonLd({ writers }).digitalSourceType).toBe('https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource');
    expect(jsonLd()).not.toHaveProperty('digitalSourceType');
  });

  it('names its parent story, and is a larger work when it has several chapters', () => {
    const parent = { id: ID, arena: 'fan_fic' as const, title: 'Before', author: 'Ben', draft: false };
    expect(jsonLd({ parent }).isBasedOn).toEqual({ '@type': 'CreativeWork', name: 'Before', url: `${SITE}/fan-fiction/story/${ID}` });
    expect(jsonLd({ chapterCount: 2 })['@type']).toBe('CreativeWork');
  });
});
