import { Window } from 'happy-dom';
import mammoth from 'mammoth';
import { afterAll, describe, expect, it } from 'vitest';
import { takeTitleOfText } from '~/arenas/fan-fiction/importing/backlist/files/title-page';
import { titledChapters } from '~/arenas/fan-fiction/importing/backlist/files/work-of-page';
import { chaptersOfMarkdown } from '~/arenas/fan-fiction/importing/split-chapters';
import type { Book } from '../book/book';
import { wordDocument } from './word-document';
import { workAsMarkdown, workAsPage } from './work-texts';

const book: Book = {
  ...{ id: '00000000-0000-4000-8000-000000000000', arena: 'fan_fic', title: 'The <Ninth> Gate', byline: 'Mara' },
  ...{ publishedAt: new Date(0), updatedAt: new Date(0), prompt: 'Naruto', coverName: '', address: 'https://example.test' },
  ...{ facts: ['Teen. Warnings: violence', '2/8 chapters', '1,234 words', 'English'], tags: ['Slow Burn', 'Sasuke*Naruto'] },
  series: { id: '00000000-0000-4000-8000-000000000000', title: 'Gates', part: 2 },
  credits: [{ name: 'Mara', playerId: null, isAi: false }],
  cover: { svg: '', png: new Uint8Array() },
  chapters: [
    {
      title: 'Arrival & After',
      words: [
        { kind: 'note', text: 'Thank you.' },
        {
          kind: 'chapter',
          text: 'It was *very* **late** & dark.\n\n> Come in.\n\n***\n\nLine one\nline two\n\n3. three\n   * dot\n4. four\n\n++under++ ~~struck~~ [the map](https://example.test/?a=1&b=2)',
        },
      ],
    },
    { title: '', words: [{ kind: 'plain', text: 'One\n\nTwo *as typed*' }] },
  ],
};

const window = new Window();
afterAll(() => window.happyDOM.close());

const ABOUT = [
  'Fandom: Naruto',
  'Fan Fiction · Jan 1, 1970',
  'Teen. Warnings: violence · 2/8 chapters · 1,234 words · English',
  'Part 2 of Gates',
  'Tags: Slow Burn, Sasuke*Naruto',
];

describe('a work as a Word document', () => {
  it('keeps titles, emphasis, links, quotes, lists and scene breaks', async () => {
    const styleMap = ['u => u', "p[style-name='Quote'] => blockquote > p:fresh"];
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(wordDocument(book)) }, { styleMap });
    for (const part of [
      '<p>The &lt;Ninth&gt; Gate</p><p>Mara</p>',
      '<h1>Arrival &amp; After</h1>',
      '<p>Thank you.</p>',
      '<p>It was <em>very</em> <strong>late</strong> &amp; dark.</p>',
      '<blockquote><p>Come in.</p></blockquote>',
      '<p>* * *</p>',
      'Line one<br />line two',
      '<ol><li>three<ul><li>dot</li></ul></li><li>four</li></ol>',
      '<u>under</u> <s>struck</s> <a href="https://example.test/?a=1&amp;b=2">the map</a>',
      '<h1>Untitled</h1>',
      '<p>Two *as typed*</p>',
    ]) {
      expect(value).toContain(part);
    }
  });
});

describe('a work as a page and as Markdown', () => {
  it('escapes what is typed in the page', () => {
    const page = workAsPage(book);
    expect(page).toContain('<html lang="und">');
    expect(workAsPage({ ...book, language: 'de' })).toContain('<html lang="de">');
    expect(page).toContain('<title>The &lt;Ninth&gt; Gate</title>');
    expect(page).toContain('It was <em>very</em> <strong>late</strong> &amp; dark.');
    expect(page).toContain('<ol start="3">');
    expect(page).toContain(
      '<u>under</u> <s>struck</s> <a href="https://example.test/?a=1&amp;b=2" rel="nofollow ugc noopener">the map</a>',
    );
  });

  it('keeps words as they were typed', () => {
    const text = workAsMarkdown(book);
    expect(text).toContain(
      `# The <Ninth> Gate\n\n*by Mara*\n\n*From Quillarena: ${ABOUT.join(' · ')}*\n\n## Arrival & After\n\n> Thank you.\n\nIt was *very* **late** & dark.`,
    );
    expect(text).toContain('## Untitled\n\nOne\n\nTwo *as typed*\n');
  });
});

describe('what is said of a work', () => {
  const pageOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const styleMap = [
    "p[style-name='Title'] => p.title:fresh",
    "p[style-name='Author'] => p.writer:fresh",
    "p[style-name='Work Facts'] => p.work-facts:fresh",
  ];

  it('stands below its writers in each kind of file', async () => {
    expect([...pageOf(workAsPage(book)).querySelectorAll('header p')].map(({ textContent }) => textContent)).toEqual(['Mara', ...ABOUT]);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(wordDocument(book)) });
    expect(value).toContain(`<p>Mara</p>${ABOUT.map((line) => `<p>${line}</p>`).join('')}<h1>`);
  });

  it('is no words of it where the importer reads these files back', async () => {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(wordDocument(book)) }, { styleMap });
    const { title, text } = takeTitleOfText(workAsMarkdown(book));
    const read = [
      titledChapters(pageOf(workAsPage(book)), 'file'),
      titledChapters(pageOf(value), 'file'),
      { title, chapters: chaptersOfMarkdown(text, title ?? 'file') },
    ];
    for (const { title, chapters } of read) {
      expect([title, ...chapters.map((chapter) => chapter.title)]).toEqual(['The <Ninth> Gate', 'Arrival & After', 'Untitled']);
      expect(chapters[0]?.body).toMatch(/^(?:Author’s note\s+|> )?Thank you\./);
    }
  });
});
