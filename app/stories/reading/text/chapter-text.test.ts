import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChapter } from './chapter-text';
import type { Block, Inline } from './chapter-text.contract';
import { plainText } from './plain-text';

const paragraph = (...words: Inline[]): Block => ({ kind: 'paragraph', words });

function depthOf(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map((block) => (block.kind === 'quote' ? 1 + depthOf(block.blocks) : 0)));
}

describe('a chapter', () => {
  it('has emphasis, strong emphasis, scene breaks and quotes', () => {
    expect(parseChapter('So *it* was, **all** of it.\n\n***\n\n> He said\n> so.')).toEqual([
      paragraph('So ', { kind: 'em', words: ['it'] }, ' was, ', { kind: 'strong', words: ['all'] }, ' of it.'),
      { kind: 'break' },
      { kind: 'quote', blocks: [paragraph('He said\nso.')] },
    ]);
  });

  it('keeps its line breaks, whatever their kind', () => {
    expect(parseChapter('one\r\ntwo  \r\n*three*\n\n\n\nfour')).toEqual([
      paragraph('one\ntwo\n', { kind: 'em', words: ['three'] }),
      paragraph('four'),
    ]);
  });

  it.each([
    '<script>alert(1)</script> *x*',
    '[x](javascript:alert(1)) *x*',
    '![x](https://example.test/x.png) *x*',
    '<https://example.test> *x*',
    '&lt;b&gt; *x*',
    '# Title *x*',
    '- first *x*',
    '1984. It was cold *x*',
    '~so~ and C++11, C++14 *x*',
    '[x](https://bank.example@evil.example/) *x*',
    '[https://bank.example](https://evil.example) *x*',
    '[ ](https://example.test) *x*',
    '`code` *x*',
  ])('shows what it does not know as it was typed: %s', (text) => {
    expect(parseChapter(text)).toEqual([paragraph(text.replace('*x*', ''), { kind: 'em', words: ['x'] })]);
  });

  it('has underlined and struck words, also within others and within a word', () => {
    expect(parseChapter('++so *it*++ ~~was~~, un~~believ~~able')).toEqual([
      paragraph(
        { kind: 'u', words: ['so ', { kind: 'em', words: ['it'] }] },
        ' ',
        { kind: 's', words: ['was'] },
        ', un',
        { kind: 's', words: ['believ'] },
        'able',
      ),
    ]);
  });

  it('has links, to whole addresses of http and https', () => {
    expect(parseChapter('See [the *map*](https://example.test/a_b_(c)).')).toEqual([
      paragraph('See ', { kind: 'a', to: 'https://example.test/a_b_(c)', words: ['the ', { kind: 'em', words: ['map'] }] }, '.'),
    ]);
    expect(parseChapter('[example.test](https://www.example.test/map)')).toMatchObject([{ words: [{ kind: 'a' }] }]);
  });

  it('has lists, with dots and with numbers, within each other and within quotes', () => {
    const item = (...words: Inline[]) => [paragraph(...words)];
    expect(parseChapter('* one\n* *two*\n\n7. seven\n8. eight\nand more')).toEqual([
      { kind: 'list', start: null, items: [item('one'), item({ kind: 'em', words: ['two'] })] },
      { kind: 'list', start: 7, items: [item('seven'), item('eight\nand more')] },
    ]);
    expect(parseChapter('> * one\n>   1. two')).toEqual([
      {
        kind: 'quote',
        blocks: [{ kind: 'list', start: null, items: [[paragraph('one'), { kind: 'list', start: 1, items: [item('two')] }]] }],
      },
    ]);
    expect(parseChapter('*')).toEqual([paragraph('*')]);
    expect(plainText('* one\n* two\n\n3. three')).toBe('• one\n• two\n\n3. three');
  });

  it('nests lists three deep at most, and goes on however long they are', () => {
    const deep = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}* a`).join('\n');
    const listsIn = (blocks: readonly Block[]): number =>
      Math.max(0, ...blocks.map((block) => (block.kind === 'list' ? 1 + listsIn(block.items.flat()) : 0)));
    expect(listsIn(parseChapter(deep))).toBe(3);
    expect(listsIn(parseChapter('* '.repeat(2) + '1. '.repeat(5_000)))).toBeLessThanOrEqual(3);
    expect(parseChapter(Array.from({ length: 90 }, () => '* a').join('\n'))).toHaveLength(1);
  });

  it('can contain escaped marks', () => {
    expect(plainText(String.raw`\*not so\*`)).toBe('*not so*');
  });

  it('of one very long paragraph stays one paragraph', () => {
    const lines = Array.from({ length: 100 }, (_, line) => `*line* ${line}`);
    const blocks = parseChapter(lines.join('\n'));
    expect(blocks).toHaveLength(1);
    expect(plainText(lines.join('\n'))).toBe(lines.join('\n').replaceAll('*', ''));
  });

  it('nests quotes three deep at most', () => {
    expect(depthOf(parseChapter('>'.repeat(5_000)))).toBe(3);
    expect(depthOf(parseChapter('> > > > > deep'))).toBe(3);
  });

  it('finds no emphasis in a heap of marks', () => {
    const heap = `${'*a '.repeat(300)}${'b* '.repeat(300)}`;
    expect(parseChapter(heap)).toEqual([paragraph(heap.trim())]);
    expect(plainText(`${'*'.repeat(50)}x`)).toBe(`${'*'.repeat(50)}x`);
  });

  it.each([
    ['emphasis', '*so* it _was_\n\n'],
    ['quotes', '> > so\n> it was\n\n'],
    ['lines of one paragraph', '*so*\n'],
    ['lazy quotes', '> so\nit\nwas\n'],
    ['dashes', 'so\n-\n'],
  ])('has no end of %s: what is beyond the bounds stays as it was typed', (_what, part) => {
    const text = part.repeat(Math.floor(200_000 / part.length)).trim();
    const end = JSON.stringify(parseChapter(text).at(-1));
    expect(end).toContain(JSON.stringify(part.trim()).slice(1, -1));
    expect(parseChapter(text).length).toBeLessThanOrEqual(5_001);
  });

  it('has at most 5,000 blocks', () => {
    for (const part of ['a\n\n', '***\n\n', '***\n', 'a\n-\n\n']) {
      const text = part.repeat(20_000).trim();
      const blocks = parseChapter(text);
      expect(blocks.length).toBeLessThanOrEqual(5_001);
      expect(plainText(text).replaceAll(/[^a]/g, '')).toBe(text.replaceAll(/[^a]/g, ''));
    }
  });

  it('loses no word and keeps their order, however many marks there are', () => {
    const piece = fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '>',
        '> ',
        '\\',
        '\n',
        '\n\n',
        ' ',
        '-',
        '***\n',
        'a',
        'b',
        'c',
        '`',
        '<',
        '~~',
        '++',
        '* ',
        '\n1. ',
        '[',
        ']',
        '[',
        '](d',
      ],
    );
    const long = fc
      .tuple(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 400 }))
      .map(([pieces, times]) => pieces.join('').repeat(times));
    const words = (text: string) => text.replaceAll(/[^a-c`<]/g, '');
    fc.assert(
      fc.property(long, long, (one, other) => {
        expect(words(plainText(one + other))).toBe(words(one + other));
      }),
      { numRuns: 60 },
    );
  });

  it('without any mark is shown as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '<', '[', '&', '#', '~'), maxLength: 60 }), (text) => {
        fc.pre(!text.includes('~~'));
        expect(plainText(text)).toBe(text.trim());
      }),
    );
  });

  it('parses any text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...'*_>\\ -a\t\u202e1.~+[]()!', '\n', '\0', '](https://a.example)', '~~', '++'),
          maxLength: 200,
        }),
        (text) => {
          expect(depthOf(parseChapter(text))).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});

describe('plain text', () => {
  it('has the words and the breaks between them, without marks', () => {
    expect(plainText('A *b*\nc\n\n---\n\n> d **e**')).toBe('A b\nc\n\nd e');
    expect(plainText('')).toBe('');
  });
});
