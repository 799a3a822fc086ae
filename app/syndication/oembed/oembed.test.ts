import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '~/platform/testing/hostile-texts';
import { elementsOf, readXml } from '~/platform/testing/xml-tree';
import { printable, printableLine } from '~/platform/text/printable';
import { oembedOf, roomOf, storyIdIn } from './oembed';

const SITE = 'https://arena.example';
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const story = {
  id: ID,
  arena: 'fan_fic' as const,
  title: 'The Ninth Gate',
  author: 'Ada',
  authorId: ID,
  preview: 'The gate stood open.',
  facts: ['Dune', 'Teen', '8/12 chapters', '1,200 words'],
  tags: ['Slow Burn', 'Tea'],
  picture: '/preview/fan-fiction.png',
};
const unlimited = { width: undefined, height: undefined };

describe('oEmbed', () => {
  it('recognizes only addresses of stories on this site', () => {
    expect(storyIdIn(`${SITE}/story/${ID}`, SITE)).toBe(ID);
    expect(storyIdIn(`${SITE}/fan-fiction/story/${ID}?chapter=2#x`, SITE)).toBe(ID);
    for (const other of [
      `https://other.example/story/${ID}`,
      `${SITE}/story/1`,
      `${SITE}/players/${ID}`,
      `${SITE}/story/${ID}.epub`,
      'story',
      '',
    ]) {
      expect(storyIdIn(other, SITE)).toBeUndefined();
    }
  });

  it('names its picture if there is space for it', () => {
    const thumbnail = { thumbnail_url: `${SITE}/preview/fan-fiction.png`, thumbnail_width: 1200, thumbnail_height: 630 };
    expect(oembedOf(story, SITE, unlimited)).toMatchObject(thumbnail);
    expect(oembedOf(story, SITE, { width: 1200, height: 630 })).toMatchObject(thumbnail);
    for (const room of [{ width: 1199 }, { height: 629 }]) {
      expect(oembedOf(story, SITE, { ...unlimited, ...room })).not.toHaveProperty('thumbnail_url');
    }
  });

  it('gives a quotation with a link, no wider than the space', () => {
    const answer = oembedOf(story, SITE, { width: roomOf('320'), height: roomOf('0') });
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'The Ninth Gate',
      author_name: 'Ada',
      author_url: `${SITE}/players/${ID}`,
    });
    expect([answer.width, answer.height]).toEqual([320, 240]);
    expect(elementsOf(readXml(answer.html), 'a')[0]?.attributes.href).toBe(`${SITE}/fan-fiction/story/${ID}`);
  });

  it('says what a card says, as far as there is any', () => {
    const said = (changes: Partial<typeof story>) => elementsOf(readXml(oembedOf({ ...story, ...changes }, SITE, unlimited).html), 'small');
    expect(said({})[0]?.text).toBe('Dune · Teen · 8/12 chapters · 1,200 words · Slow Burn, Tea');
    expect(said({ facts: [], tags: [] })).toEqual([]);
  });

  it('escapes any typed text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, preview, tag) => {
        const { html } = oembedOf({ ...story, title, preview, facts: ['Teen'], tags: [tag] }, SITE, unlimited);
        const quotation = readXml(html);
        expect(elementsOf(quotation, 'small')[0]?.text).toContain('Teen');
        expect(elementsOf(quotation, 'p')[0]?.text).toBe(printable(preview));
        expect(elementsOf(quotation, 'a')[0]?.text).toBe(printableLine(title));
        expect(quotation.children.map(({ name }) => name)).toEqual(['p', 'p', 'footer']);
      }),
    );
  });
});
