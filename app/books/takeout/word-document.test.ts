import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import type { Book } from '../book/book';
import { wordDocument } from './word-document';
import { workAsMarkdown, workAsPage } from './work-texts';

const book: Book = {
  ...{ id: '00000000-0000-4000-8000-000000000000', arena: 'fan_fic', title: 'The <Ninth> Gate', byline: 'Mara' },
  ...{ publishedAt: new Date(0), updatedAt: new Date(0), prompt: 'Naruto', coverName: '', address: 'https://example.test' },
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
    expect(text).toContain('# The <Ninth> Gate\n\n*by Mara*\n\n## Arrival & After\n\n> Thank you.\n\nIt was *very* **late** & dark.');
    expect(text).toContain('## Untitled\n\nOne\n\nTwo *as typed*\n');
  });
});
