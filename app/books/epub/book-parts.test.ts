import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, hostileTexts } from '~/platform/testing/hostile-texts';
import { elementsOf, readXml } from '~/platform/testing/xml-tree';
import type { Book, BookChapter } from '../book/book';
import { bookCover, coverSvg } from '../book/book-cover.server';
import { bookFaults, bookTexts } from '../testing/book-rules';
import { bookParts } from './book-parts';
import { packBook } from './pack-book';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** A one-pixel picture for tests that ignore the cover. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const cover = { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', png: Buffer.from(DOT, 'base64') };
const book: Book = {
  id: ID,
  arena: 'creative_writing',
  title: 'The Ninth Gate',
  byline: 'Ada',
  credits: [{ name: 'Ada', playerId: ID, isAi: false }],
  publishedAt: new Date('2026-03-01T10:00:00.500Z'),
  updatedAt: new Date('2026-03-02T10:00:00.500Z'),
  prompt: 'Write about a gate.',
  coverName: 'door-1k9x2a7',
  chapters: [{ title: 'The Ninth Gate', words: [{ kind: 'plain', text: 'The gate stood open.\n\nNobody <went> in.' }] }],
  cover,
  address: `https://arena.example/story/${ID}`,
};
const bookFile = (one: Book) => packBook(bookParts(one));
const chapter = (text: string): BookChapter => ({ title: 'One', words: [{ kind: 'chapter', text }] });
const packageOf = (file: Uint8Array) => readXml(bookTexts(file)['EPUB/package.opf'] ?? '');
/** Debian's EPUB checker, which needs Java. If it is not installed, only the rules above are checked. */
const EPUBCHECK = '/usr/bin/epubcheck';
const hasEpubcheck = existsSync(EPUBCHECK) && existsSync('/usr/bin/java');

describe('a book', () => {
  it('follows EPUB 3, with cover, title page and story in order', () => {
    const file = bookFile(book);
    expect(bookFaults(file)).toEqual([]);
    expect(elementsOf(packageOf(file), 'itemref').map(({ attributes }) => attributes.idref)).toEqual(['cover', 'title', 'chapter-1']);
    expect(bookTexts(file)['EPUB/chapter-1.xhtml']).toContain('<p dir="auto">Nobody &lt;went&gt; in.</p>');
    expect(bookTexts(file)['EPUB/title.xhtml']).toContain('Prompt: Write about a gate.');
  });

  it('says its language, subjects, summary and series, and has its chapters read in its language', () => {
    const said = {
      language: 'de',
      tags: ['Slow Burn', 'Sea & Salt'],
      summary: 'Ein Tor steht offen.',
      facts: ['Teen', 'Deutsch'],
      series: { id: ID, title: 'Gates', part: 2 },
    } as const;
    const file = bookFile({ ...book, ...said });
    expect(bookFaults(file)).toEqual([]);
    const texts = (name: string) => elementsOf(packageOf(file), name).map(({ text }) => text);
    expect(texts('dc:language')).toEqual(['de']);
    expect(texts('dc:subject')).toEqual(['Creative Writing', 'Slow Burn', 'Sea & Salt']);
    expect(texts('dc:description')).toEqual(['Ein Tor steht offen.']);
    const refined = elementsOf(packageOf(file), 'meta').map(({ attributes, text }) => [attributes.property, text]);
    expect(refined).toEqual(
      expect.arrayContaining([
        ['belongs-to-collection', 'Gates'],
        ['group-position', '2'],
      ]),
    );
    expect(bookTexts(file)['EPUB/chapter-1.xhtml']).toContain(
      '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="de" xml:lang="de">',
    );
    expect(bookTexts(file)['EPUB/title.xhtml'], 'the site’s own words').toContain(' lang="en"');
    const lines = ['Creative Writing · Mar 1, 2026', 'Teen · Deutsch', 'Part 2 of Gates', 'Tags: Slow Burn, Sea &amp; Salt'];
    expect(bookTexts(file)['EPUB/title.xhtml']).toContain(lines.map((line) => `<p dir="auto">${line}</p>\n`).join(''));
  });

  it('takes the language for unknown until the author says it', () => {
    const file = bookFile(book);
    expect(bookFaults(file)).toEqual([]);
    expect(elementsOf(packageOf(file), 'dc:language').map(({ text }) => text)).toEqual(['und']);
    expect(bookTexts(file)['EPUB/chapter-1.xhtml']).toContain(' lang="und" xml:lang="und">');
    expect(bookTexts(file)['EPUB/title.xhtml']).toContain(' lang="en"');
  });

  it('is reproducible, and states when the story last changed', () => {
    expect(Buffer.from(bookFile(book)).equals(Buffer.from(bookFile({ ...book })))).toBe(true);
    const modified = elementsOf(packageOf(bookFile(book)), 'meta').find(({ attributes }) => attributes.property === 'dcterms:modified');
    expect(modified?.text).toBe('2026-03-02T10:00:00Z');
  });

  it('has a page and a contents entry for each chapter, with emphasis, quotes and scene breaks', () => {
    const chapters = [chapter('*Soft* and **loud**\nnext line\n\n***\n\n> quoted <i>'), { ...chapter('Two.'), title: 'Two' }];
    const file = bookFile({ ...book, arena: 'fan_fic', prompt: 'Naruto', chapters });
    expect(bookFaults(file)).toEqual([]);
    expect(bookTexts(file)['EPUB/chapter-1.xhtml']).toContain(
      '<p dir="auto"><em>Soft</em> and <strong>loud</strong><br/>next line</p>\n<hr/>\n<blockquote>\n<p dir="auto">quoted &lt;i&gt;</p>\n</blockquote>',
    );
    const contents = elementsOf(readXml(bookTexts(file)['EPUB/nav.xhtml'] ?? ''), 'a');
    expect(contents.map(({ text }) => text)).toEqual(['Cover', 'Title page', 'One', 'Two']);
  });

  it('credits all writers and labels AI writers', () => {
    const credits = [...book.credits, { name: 'Ben', playerId: null, isAi: false }, { name: 'Emma', playerId: null, isAi: true }];
    const file = bookFile({ ...book, arena: 'story_weave', credits });
    expect(bookFaults(file)).toEqual([]);
    expect(elementsOf(packageOf(file), 'dc:creator').map(({ text }) => text)).toEqual(['Ada', 'Ben']);
    expect(elementsOf(packageOf(file), 'dc:contributor').map(({ text }) => text)).toEqual(['Emma (AI writer)']);
    const source = (of: Uint8Array) =>
      elementsOf(packageOf(of), 'meta').find(({ attributes }) => attributes.property === 'schema:digitalSourceType')?.text;
    expect([source(file), source(bookFile(book))]).toEqual([
      'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
      undefined,
    ]);
    for (const name of ['Ada', 'Ben', 'Emma (AI writer)']) expect(bookTexts(file)['EPUB/title.xhtml']).toContain(`>${name}</p>`);
  });

  it('compresses a very long story too', () => {
    const file = bookFile({ ...book, chapters: Array.from({ length: 25 }, () => chapter('word '.repeat(40_000))) });
    expect(file.byteLength).toBeLessThan(200_000);
    expect(bookFaults(file)).toEqual([]);
  });

  it('follows the rules for any typed text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (title, name, prompt, text) => {
        const chapters = [
          { ...chapter(text), title },
          { title: '', words: [{ kind: 'plain' as const, text }] },
        ];
        expect(
          bookFaults(
            bookFile({
              ...book,
              title,
              prompt,
              summary: `S${text}`,
              tags: [`T${prompt}`],
              credits: [{ name: `A${name}`, playerId: null, isAi: false }],
              chapters,
            }),
          ),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a cover', () => {
  it('is the same for the same story, different for another one, and shows the title', async () => {
    const one = await bookCover(book, 'mara');
    expect(coverSvg(book)).toBe(one.svg);
    expect(coverSvg({ ...book, coverName: 'door-1k9x2a8' })).not.toBe(one.svg);
    expect(one.svg).toContain('The Ninth');
    expect(Buffer.from(one.png.slice(1, 4)).toString()).toBe('PNG');
  });

  it.each(hostileTexts)('is well-formed for a hostile title (%#)', (title) => {
    expect(readXml(coverSvg({ ...book, title, byline: title })).name).toBe('svg');
  });
});

describe.skipIf(!hasEpubcheck)('epubcheck', () => {
  it('finds no error in a book with a cover, chapters, several writers and hostile names', { timeout: 300_000 }, async () => {
    const hostile = hostileTexts.join(' ');
    const credits = [...book.credits, { name: hostile, playerId: null, isAi: false }, { name: 'Emma', playerId: null, isAi: true }];
    const chapters = [chapter('*a* **b**\n\n***\n\n> c'), ...hostileTexts.map((text) => ({ ...chapter(text), title: text }))];
    const facts: Book = {
      ...book,
      arena: 'fan_fic',
      title: hostile,
      byline: hostile,
      prompt: 'Naruto',
      coverName: 'fandom-naruto-1k9x',
      credits,
      chapters,
    };
    const folder = mkdtempSync(join(tmpdir(), 'books-'));
    const path = join(folder, 'book.epub');
    writeFileSync(path, bookFile({ ...facts, cover: await bookCover(facts, 'mara') }));
    const { status, stdout, stderr } = spawnSync('/usr/bin/java', ['-jar', EPUBCHECK, '--failonwarnings', path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
