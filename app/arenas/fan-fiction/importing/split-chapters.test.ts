import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { chaptersOfMarkdown, chaptersOfPage, chaptersOfText } from './split-chapters';

const window = new Window();
afterAll(() => window.happyDOM.close());

const inPage = (html: string, name = 'A File') =>
  chaptersOfPage(new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document, name);

/** As downloads of Archive of Our Own are made, with words of our own. */
const ARCHIVED = `<html><head><title>Tides</title></head><body><div id="preface"><h1>Tides</h1><div class="byline">by <a>somebody</a></div></div>
<div id="chapters" class="userstuff">
<div class="meta group"><h2 class="heading">Chapter 1: The Harbour</h2><p>Summary</p><blockquote class="userstuff">Told here.</blockquote></div>
<!--chapter content--><div class="userstuff"><p>It was <em>empty</em>.</p><hr><p>Nobody came.</p></div>
<div id="endnotes1" class="meta"><p>Chapter End Notes</p><blockquote class="userstuff"><p>More.</p></blockquote></div>
<div class="meta group"><h2 class="heading">Chapter 2</h2></div>
<div class="userstuff"><p onclick="alert(1)">They <script>alert(2)</script>came.</p><img src="x" onerror="alert(3)"></div>
</div><div id="afterword"><p>Please drop by.</p></div></body></html>`;

describe('the chapters of a page', () => {
  it('are those of an archive’s download, with what its author says before and after each', () => {
    expect(inPage(ARCHIVED)).toEqual([
      { title: 'The Harbour', body: 'It was *empty*.\n\n***\n\nNobody came.', noteBefore: 'Told here.', noteAfter: 'More.' },
      { title: 'Chapter 2', body: 'They came.' },
    ]);
  });

  it('keep links, lists, strikethrough and underline', () => {
    const marked =
      '<div id="chapters" class="userstuff"><p>A <a href="https://harbour.example/">gate</a>, <del>shut</del> <u>open</u>.</p><ol><li>One</li><li>Two</li></ol></div>';
    expect(inPage(marked)).toEqual([{ title: 'A File', body: 'A [gate](https://harbour.example/), ~~shut~~ ++open++.\n\n1. One\n2. Two' }]);
  });

  it('are one where a download has no headings', () => {
    const single = '<div id="preface"><h1>Tides</h1></div><div id="chapters" class="userstuff"><p>One.</p></div>';
    expect(inPage(single)).toEqual([{ title: 'Tides', body: 'One.' }]);
  });

  it('begin at headings; a single heading above them is a title', () => {
    const page = '<h1>Tides</h1><div><h2>One</h2><p>First.</p></div><div><h2>Two</h2><p>Second.</p><h3>Part</h3><p>Third.</p></div>';
    expect(inPage(page)).toEqual([
      { title: 'A File', body: 'Tides' },
      { title: 'One', body: 'First.' },
      { title: 'Two', body: 'Second.\n\nPart\n\nThird.' },
    ]);
    expect(inPage('<p>Only words.</p>')).toEqual([{ title: 'A File', body: 'Only words.' }]);
    expect(inPage('<p> </p>')).toEqual([]);
  });
});

describe('the chapters of a text', () => {
  it('begin at headings of Markdown, whose words stay as they are', () => {
    expect(chaptersOfText('# One\n\nIt was *so*.\r\n\r\n***\r\n\r\nOn.\n# Two #\nSecond.', 'A File')).toEqual([
      { title: 'One', body: 'It was *so*.\n\n***\n\nOn.' },
      { title: 'Two', body: 'Second.' },
    ]);
  });

  it('of Markdown begin their lists with asterisks, as a dash begins what people say', () => {
    const [chapter] = chaptersOfMarkdown('- One\n  - Two\n+ Three\n\n- - -\n\n-Hello, she said.', 'A File');
    expect(chapter?.body).toBe('* One\n  * Two\n* Three\n\n- - -\n\n-Hello, she said.');
  });

  it('begin at lines that say so in plain text', () => {
    expect(chaptersOfText('Before.\n\nChapter 1: Tides\n\nPart of it.\n\nCHAPTER TWO\n\nSecond.', 'A File')).toEqual([
      { title: 'A File', body: 'Before.' },
      { title: 'Tides', body: 'Part of it.' },
      { title: 'CHAPTER TWO', body: 'Second.' },
    ]);
  });
});
