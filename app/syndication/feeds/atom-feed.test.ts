import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, hostileTexts } from '~/platform/testing/hostile-texts';
import { childrenOf, readXml } from '~/platform/testing/xml-tree';
import { atomFaults } from '../testing/atom-rules';
import { atomFeed } from './atom-feed';
import type { FeedEntry } from './feed-entry';

const SITE = 'https://arena.example';
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const entry: FeedEntry = {
  id: ID,
  arena: 'creative_writing',
  title: 'The Ninth Gate',
  credits: [{ name: 'Ada', playerId: ID, isAi: false }],
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  preview: 'The gate stood open.\n\nNobody <went> in.',
};
const feed = (entries: readonly FeedEntry[], name = '') => atomFeed({ of: { kind: 'all' }, name, page: '/stories', entries }, SITE);
const textOf = (element: ReturnType<typeof readXml> | undefined, name: string) => element && childrenOf(element, name)[0]?.text;

describe('a feed', () => {
  it('contains a story with its writers, times, address and beginning', () => {
    const document = feed([entry]);
    expect(atomFaults(document)).toEqual([]);
    const root = readXml(document);
    const [element] = childrenOf(root, 'entry');
    expect(textOf(root, 'updated')).toBe('2026-03-02T10:00:00.000Z');
    expect(textOf(element, 'id')).toBe(`urn:uuid:${ID}`);
    expect(textOf(element, 'published')).toBe('2026-03-01T10:00:00.000Z');
    expect(textOf(element, 'summary')).toBe('The gate stood open.<br><br>Nobody &lt;went&gt; in.');
    expect(childrenOf(element ?? root, 'link')[0]?.attributes.href).toBe(`${SITE}/story/${ID}#feed`);
    const [author] = childrenOf(element ?? root, 'author');
    expect([textOf(author, 'name'), textOf(author, 'uri')]).toEqual(['Ada', `${SITE}/players/${ID}`]);
  });

  it('labels AI writers and names all others', () => {
    const credits = [...entry.credits, { name: 'Ben', playerId: null, isAi: false }, { name: 'Emma', playerId: null, isAi: true }];
    const root = readXml(feed([{ ...entry, arena: 'story_weave', credits }]));
    const authors = childrenOf(childrenOf(root, 'entry')[0] ?? root, 'author');
    expect(authors.map((author) => textOf(author, 'name'))).toEqual(['Ada', 'Ben', 'Emma (AI writer)']);
    expect(authors.map((author) => textOf(author, 'uri'))).toEqual([`${SITE}/players/${ID}`, undefined, undefined]);
    expect(childrenOf(childrenOf(root, 'entry')[0] ?? root, 'category')[0]?.attributes).toMatchObject({
      term: 'compositeWithTrainedAlgorithmicMedia',
      scheme: 'http://cv.iptc.org/newscodes/digitalsourcetype/',
    });
    expect(childrenOf(childrenOf(readXml(feed([entry])), 'entry')[0] ?? root, 'category')).toEqual([]);
  });

  it('names the tags of a story', () => {
    const root = readXml(feed([{ ...entry, tags: ['Slow Burn', 'A & B <3'] }]));
    const categories = childrenOf(childrenOf(root, 'entry')[0] ?? root, 'category');
    expect(categories.map(({ attributes }) => attributes.term)).toEqual(['Slow Burn', 'A & B <3']);
  });

  it('is valid without a story', () => {
    expect(atomFaults(feed([]))).toEqual([]);
  });

  it('links fan fiction to its own page', () => {
    expect(feed([{ ...entry, arena: 'fan_fic' }])).toContain(`${SITE}/fan-fiction/story/${ID}`);
  });

  it.each(hostileTexts)('escapes a hostile title (%#)', (text) => {
    const document = feed([{ ...entry, title: text, preview: text, tags: [text] }]);
    expect(atomFaults(document)).toEqual([]);
    const title = textOf(childrenOf(readXml(document), 'entry')[0], 'title') ?? '';
    expect(title).not.toMatch(/<|[\u202A-\u202E\u2066-\u2069]/);
  });

  it('is valid for any typed text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, preview, name) => {
        const faults = atomFaults(
          feed([{ ...entry, title, preview, tags: [title], credits: [{ name: `A${name}`, playerId: null, isAi: false }] }], name),
        );
        expect(faults.filter((fault) => fault !== 'no e-mail address')).toEqual([]);
      }),
    );
  });
});
