import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassages, MAX_QUOTE, type Passage, passageAt } from './passage';

const HARBOUR = [
  'The harbour was empty when the ferry came in.',
  'Nobody asked why it was late, and nobody ever would.',
  '',
  'Knock.',
  'She waited on the stairs with a lantern in her hand.',
  'Knock.',
  'In the morning the lantern stood on the wall, still burning.',
];

const kept = (texts: readonly string[], at: number): Passage => passageAt(texts, at) ?? { quote: '', before: '', after: '' };
const found = (texts: readonly string[], passage: Passage) => findPassages(texts, [passage])[0];
const whereIs = (at: number, changed: readonly string[]) => found(changed, kept(HARBOUR, at));

describe('a passage that was commented on', () => {
  it('stands where it stood, and moves with what is written before it', () => {
    expect(whereIs(4, HARBOUR)).toBe(4);
    expect(whereIs(4, ['A new beginning.', 'And more of it.', ...HARBOUR])).toBe(6);
    expect(whereIs(4, HARBOUR.slice(3))).toBe(1);
  });

  it('is found where its own words were changed, or were cut in two', () => {
    expect(whereIs(4, HARBOUR.with(4, 'She waited upon the stair, a lantern in her hand.'))).toBe(4);
    expect(whereIs(1, HARBOUR.toSpliced(1, 1, 'Nobody asked why it was late,', 'and nobody ever would.'))).toBe(1);
    const corrected = HARBOUR.map((text) => text.replace('the', 'that'));
    expect(HARBOUR.map((text, at) => (text ? whereIs(at, corrected) : at))).toEqual(HARBOUR.map((_, at) => at));
  });

  it('is gone where it was deleted, or where other words stand', () => {
    expect(whereIs(4, HARBOUR.toSpliced(4, 1))).toBeUndefined();
    expect(whereIs(1, HARBOUR.with(1, 'A gull cried.'))).toBeUndefined();
    expect(whereIs(4, [])).toBeUndefined();
  });

  it('is told from others with the same words by what stands around it', () => {
    expect([whereIs(3, HARBOUR), whereIs(5, HARBOUR)]).toEqual([3, 5]);
    expect(whereIs(5, ['Another.', ...HARBOUR])).toBe(6);
    expect(whereIs(5, HARBOUR.toSpliced(3, 1))).toBe(4);
  });

  it('costs no more where thousands of paragraphs have the same words', () => {
    const knocks = [...Array.from({ length: 5_000 }, () => 'Knock.'), 'Who is there?'];
    const places = findPassages(
      knocks,
      [0, 2_500, 4_999].map((at) => kept(knocks, at)),
    );
    expect(places.map((at) => at !== undefined && knocks[at])).toEqual(['Knock.', 'Knock.', 'Knock.']);
    expect([places[0], places[2]]).toEqual([0, 4_999]);
  });

  it('is no scene break, and nothing beyond the text', () => {
    expect([passageAt(HARBOUR, 2), passageAt(HARBOUR, 99), passageAt([], 0)]).toEqual([undefined, undefined, undefined]);
  });

  it('is kept in whole characters', () => {
    const { quote, before, after } = kept(['🌊'.repeat(200), `a${'🌊'.repeat(200)}`, `b${'🌊'.repeat(200)}`], 1);
    for (const text of [quote, before, after]) expect(text.isWellFormed()).toBe(true);
    expect(quote.length).toBeLessThanOrEqual(MAX_QUOTE);
  });
});

/** Paragraphs of a few words, so that some are the same and some alike. */
const word = fc.constantFrom('ferry', 'lantern', 'stairs', 'harbour', 'gull', 'morning', '夜', 'the', 'a');
const paragraph = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const chapter = fc.array(fc.oneof({ weight: 9, arbitrary: paragraph }, { weight: 1, arbitrary: fc.constant('') }), {
  minLength: 1,
  maxLength: 12,
});
const inChapter = chapter
  .chain((texts) => fc.tuple(fc.constant(texts), fc.nat(texts.length - 1)))
  .filter(([texts, at]) => texts[at] !== '');

describe('whatever an author changes, a passage', () => {
  it('keeps its words while they stand somewhere, whatever comes before and after them', () => {
    fc.assert(
      fc.property(inChapter, chapter, chapter, ([texts, at], before, after) => {
        const changed = [...before, ...texts, ...after];
        const place = found(changed, kept(texts, at));
        expect(place === undefined ? undefined : changed[place]).toBe(texts[at]);
      }),
    );
  });

  it('keeps its place where it is the only one with its words', () => {
    fc.assert(
      fc.property(inChapter, chapter, ([texts, at], before) => {
        fc.pre([...before, ...texts].filter((text) => text === texts[at]).length === 1);
        expect(found([...before, ...texts], kept(texts, at))).toBe(before.length + at);
      }),
    );
  });

  it('is never lost by a change of a letter between neighbours that stand', () => {
    fc.assert(
      fc.property(inChapter, fc.nat(), ([texts, at], where) => {
        const old = texts[at] ?? '';
        fc.pre(old.length >= 16);
        const cut = where % old.length;
        const changed = texts.with(at, `${old.slice(0, cut)}#${old.slice(cut + 1)}`);
        fc.pre(!changed.includes(old));
        expect(found(changed, kept(texts, at))).toBeDefined();
      }),
    );
  });

  it('is somewhere in the text or nowhere, and the same for the same text', () => {
    fc.assert(
      fc.property(inChapter, chapter, ([texts, at], others) => {
        const place = found(others, kept(texts, at));
        expect(place === undefined || others[place] !== '').toBe(true);
        expect(found(others, kept(texts, at))).toBe(place);
      }),
    );
  });
});
