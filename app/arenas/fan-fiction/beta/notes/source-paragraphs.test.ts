import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import { paragraphAt, sourceParagraphs, withWording } from './source-paragraphs';

const TEXT = '\n\nThe *harbour* was empty.\n\n> He said\n> so.\n***\nKnock.\n \nKnock.\n';
const parted = (body: string) => ({ body, paragraphs: sourceParagraphs(body) });

describe('the paragraphs of a stored text', () => {
  it('are found by what readers see', () => {
    const paragraphs = sourceParagraphs(TEXT);
    expect(paragraphs?.map(({ text, first, last }) => [text, first, last])).toEqual([
      ['The *harbour* was empty.', 0, 0],
      ['> He said\n> so.\n***\nKnock.', 1, 3],
      ['Knock.\n', 4, 4],
    ]);
    expect(paragraphAt(paragraphs, 2)?.text).toContain('He said');
    expect([paragraphAt(paragraphs, 5), paragraphAt(undefined, 0), sourceParagraphs('')]).toEqual([undefined, undefined, []]);
  });

  it('are told of no text with more marks than are read', () => {
    expect(sourceParagraphs('*so* it _was_\n\n'.repeat(5_000))).toBeUndefined();
  });

  const marks = ['*', '**', '_', '~~', '++', '[a](https://a.b)', '* ', '1. ', '>', '> ', '***\n', '\\', '-'];
  const piece = fc.constantFrom(...marks, '\n', '\n\n', ' ', 'a', 'b');
  const body = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  it('have a place for each block and the rest of the text between them, whatever it is', () => {
    fc.assert(
      fc.property(body, (text) => {
        const paragraphs = sourceParagraphs(text);
        if (!paragraphs) return;
        expect(paragraphs.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(parseChapter(text).length);
        for (const { from, to, text: own } of paragraphs) expect(text.slice(from, to)).toBe(own);
      }),
    );
  });

  it('are replaced alone', () => {
    fc.assert(
      fc.property(body, body, fc.nat(), (text, wording, at) => {
        const one = paragraphAt(sourceParagraphs(text), at);
        if (!one) return;
        const changed = withWording(parted(text), { replaces: one.text, wording, at });
        expect(changed?.body).toBe(text.slice(0, one.from) + wording + text.slice(one.to));
      }),
    );
  });
});

describe('another wording', () => {
  it('goes where its paragraph has moved', () => {
    const changed = withWording(parted(`New.\n\n${TEXT}`), { replaces: 'The *harbour* was empty.', wording: 'It was empty.', at: 0 });
    expect(changed).toMatchObject({ body: `New.\n\n${TEXT}`.replace('The *harbour* was empty.', 'It was empty.'), first: 1 });
  });

  it('goes nowhere once its paragraph has changed, or several are like it and none stands where it stood', () => {
    expect(withWording(parted('The harbour was full.'), { replaces: 'The harbour was empty.', wording: 'x', at: 0 })).toBeUndefined();
    expect(withWording(parted('Knock.\n\nKnock.'), { replaces: 'Knock.', wording: 'x', at: undefined })).toBeUndefined();
    expect(withWording(parted('Knock.\n\nKnock.'), { replaces: 'Knock.', wording: 'x', at: 1 })?.body).toBe('Knock.\n\nx');
  });
});
