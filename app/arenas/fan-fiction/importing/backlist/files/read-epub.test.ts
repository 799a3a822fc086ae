import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { readEpub } from './read-epub';
import { workOfPage } from './work-of-page';

const window = new Window();
afterAll(() => window.happyDOM.close());

const page = (html: string) => new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const xml = (text: string) => new window.DOMParser().parseFromString(text, 'application/xml') as unknown as Document;
const read = (files: Record<string, string>) => readEpub({ text: async (path) => files[path], page, xml }, 'A File');

const CONTAINER = '<?xml version="1.0"?><container><rootfiles><rootfile full-path="EPUB/package.opf"/></rootfiles></container>';
const book = (metadata: string, pages: Record<string, string>) => ({
  'META-INF/container.xml': CONTAINER,
  'EPUB/package.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata>
    <manifest><item id="nav" href="nav.xhtml" properties="nav"/>${Object.keys(pages)
      .map((id) => `<item id="${id}" href="${id}.xhtml"/>`)
      .join('')}</manifest>
    <spine><itemref idref="nav"/>${Object.keys(pages)
      .map((id) => `<itemref idref="${id}"/>`)
      .join('')}</spine></package>`,
  ...Object.fromEntries(
    Object.entries(pages).map(([id, body]) => [`EPUB/${id}.xhtml`, `<html><head><title/></head><body>${body}</body></html>`]),
  ),
});

/** As downloads of Archive of Our Own begin, with words of our own. */
const PREFACE = `<div id="preface"><h2 class="toc-heading">Preface</h2>
  <p class="message"><b>Tides</b><br/>Posted originally on the <a href="http://archiveofourown.org/">Archive of Our Own</a> at <a href="http://archiveofourown.org/works/123">http://archiveofourown.org/works/123</a>.</p>
  <div class="meta"><dl class="tags"><dt>Rating:</dt><dd><a>Mature</a></dd><dt>Fandom:</dt><dd><a>The Harbour - A. Writer</a></dd>
  <dt>Additional Tags:</dt><dd><a>Slow Burn</a></dd>
  <dt>Series:</dt><dd>Part 2 of <a href="http://archiveofourown.org/series/1">The Sea</a>, Part 1 of <a>Nights</a></dd>
  <dt>Stats:</dt><dd>Published: 2019-05-05 Completed: 2019-06-01 Words: 12 Chapters: 2/2</dd></dl>
  <h1>Tides</h1><div class="byline">by <a rel="author">Mara</a>, <a rel="author">Ivo (ivobyrne)</a></div>
  <p>Summary</p><blockquote class="userstuff"><p>Ada comes home.</p></blockquote><p>Notes</p><blockquote><p>Thanks.</p></blockquote></div></div>`;
const FIRST = `<div class="meta group"><h2 class="heading">Chapter 1: The Harbour</h2><p>Chapter Notes</p><blockquote><p>Before.</p></blockquote></div>
  <div class="userstuff"><p>It was <em>empty</em>.</p><blockquote><p>A letter.</p></blockquote></div>`;
const SECOND = '<div class="meta group"><h2 class="heading">Chapter 2</h2></div><div class="userstuff"><p>They came.</p></div>';
const AFTERWORD = '<div id="afterword"><h2 class="toc-heading">Afterword</h2><p>End Notes</p><blockquote><p>Bye.</p></blockquote></div>';

const TIDES = {
  title: 'Tides',
  fandom: 'The Harbour',
  said: {
    summary: 'Ada comes home.',
    noteBefore: 'Thanks.',
    noteAfter: 'Bye.',
    rating: 'mature',
    freeforms: 'Slow Burn',
    progress: 'complete',
  },
  origin: {
    address: 'https://archiveofourown.org/works/123',
    byline: 'Mara, Ivo (ivobyrne)',
    firstPublished: '2019-05-05',
    lastUpdated: '2019-06-01',
    series: [
      { title: 'The Sea', part: 2 },
      { title: 'Nights', part: 1 },
    ],
  },
  chapters: [
    { title: 'The Harbour', body: 'It was *empty*.\n\n> A letter.', noteBefore: 'Before.' },
    { title: 'Chapter 2', body: 'They came.' },
  ],
};

describe('a download of the archive', () => {
  it('brings all that it says of its work as HTML', () => {
    expect(workOfPage(page(`<body>${PREFACE}<div id="chapters">${FIRST}${SECOND}</div>${AFTERWORD}</body>`), 'A File')).toMatchObject(
      TIDES,
    );
  });

  it('brings the same as EPUB', async () => {
    const pages = { p1: PREFACE, p2: FIRST, p3: SECOND, p4: AFTERWORD };
    expect(await read(book('<dc:title>Tides</dc:title><dc:creator>Mara</dc:creator>', pages))).toMatchObject(TIDES);
  });
});

describe('a book by anybody', () => {
  it('brings its chapters and what it says of itself; cover, title page and contents are none', async () => {
    const metadata = `<dc:title>Night</dc:title><dc:creator>Ivo</dc:creator><dc:language>de-AT</dc:language><dc:subject>Slow Burn, Sea</dc:subject>
      <dc:description>&lt;p&gt;Of a night.&lt;/p&gt;</dc:description><dc:date>2020-01-02T03:04:05Z</dc:date><dc:source>https://www.wattpad.com/story/77-night</dc:source>
      <meta property="belongs-to-collection" id="series">Nights</meta><meta refines="#series" property="group-position">3</meta>`;
    const pages = {
      cover: '<section epub:type="cover"><img src="x"/></section>',
      one: '<section epub:type="chapter"><h1>One</h1><aside class="note"><h2>Author’s note</h2><p>Hello.</p></aside><p>First.</p></section>',
      more: '<p>And on.</p>',
      two: '<h2>Two</h2><p>Second.</p><hr/><p>Last.</p>',
    };
    expect(await read(book(metadata, pages))).toEqual({
      title: 'Night',
      fandom: '',
      said: { summary: 'Of a night.', language: 'de', freeforms: 'Slow Burn, Sea' },
      origin: {
        address: 'https://www.wattpad.com/story/77',
        byline: 'Ivo',
        firstPublished: '2020-01-02',
        series: [{ title: 'Nights', part: 3 }],
      },
      chapters: [
        { title: 'One', body: 'First.\n\nAnd on.', noteBefore: 'Hello.' },
        { title: 'Two', body: 'Second.\n\n***\n\nLast.' },
      ],
    });
  });

  it.each([
    ['<meta name="calibre:series" content="Nights"/><meta name="calibre:series_index" content="1.5"/>', 1.5],
    ['<meta name="calibre:series" content="Nights"/><meta name="calibre:series_index" content="0"/>', 0],
    ['<meta name="calibre:series" content="Nights"/>', undefined],
    ['<meta property="belongs-to-collection">Nights</meta><meta property="group-position">2.1.3</meta>', undefined],
  ])('has the number in its series that it says, or none: %s', async (metadata, part) => {
    const found = await read(book(`<dc:title>Night</dc:title>${metadata}`, { one: '<h1>One</h1><p>First.</p>' }));
    expect(found?.origin.series).toEqual([{ title: 'Nights', part }]);
  });

  it('is not what has no package', async () => {
    expect(await read({})).toBeUndefined();
    expect(await read({ 'META-INF/container.xml': CONTAINER })).toBeUndefined();
    expect(await read({ 'META-INF/container.xml': 'none' })).toBeUndefined();
  });
});
