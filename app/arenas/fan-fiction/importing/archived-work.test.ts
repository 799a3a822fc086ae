import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { MAX_SUMMARY } from '~/stories/facts/story-facts';
import { MAX_TAGS } from '~/tags/rules/tag';
import { tagFields } from '~/tags/story-tags/tag-forms';
import { archivedTitle, archivedWork } from './archived-work';

const window = new Window();
afterAll(() => window.happyDOM.close());

const pageOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const links = (values: readonly string[]) =>
  values.map((value) => `<a href="https://archive.example/${encodeURIComponent(value)}">${value}</a>`).join(', ');
const line = (name: string, values: readonly string[]) => (values.length === 0 ? '' : `<dt>${name}:</dt><dd>${links(values)}</dd>`);

interface Download {
  tags?: string;
  stats?: string;
  language?: string;
  summary?: string;
}

/** As downloads of Archive of Our Own are made, with words of our own. */
const download = ({
  tags = '',
  stats = 'Published: 2019-05-05 Words: 1,200 Chapters: 2/7',
  summary = '',
  language = 'Deutsch',
}: Download) =>
  pageOf(`<html><body><div id="preface"><p class="message"><b>Tides</b></p>
    <div class="meta"><dl class="tags">${tags}<dt>Language:</dt><dd>${language}</dd><dt>Stats:</dt><dd>\n ${stats}\n</dd></dl>
    <h1>Tides</h1><div class="byline">by <a rel="author">somebody</a></div>
    ${summary && `<p>Summary</p><blockquote class="userstuff">${summary}</blockquote>`}<p>Notes</p><blockquote class="userstuff"><p>Thanks.</p></blockquote>
    </div></div><div id="chapters" class="userstuff"><p>It was empty.</p></div></body></html>`);

const TAGS = [
  line('Rating', ['Teen And Up Audiences']),
  line('Archive Warnings', ['Graphic Depictions Of Violence', 'Major Character Death']),
  line('Category', ['F/F']),
  line('Fandoms', ['The Harbour - A. Writer', 'Other World']),
  line('Relationships', ['Ada Byrne/Bea Holm', 'Ada Byrne &amp; Tom']),
  line('Character', ['Ada Byrne']),
  line('Additional Tags', ['Slow Burn', 'Alternate Universe - Coffee Shops &amp; Cafés']),
].join('');

describe('what a download of an archive says of its work', () => {
  it('is its summary, tags, rating, warnings, language and progress', () => {
    const page = download({ tags: TAGS, summary: '<p>Ada  comes\n home.<br>Nobody waits.</p><p>Or <em>so</em> it seems.</p>' });
    expect(archivedWork(page, 'The Harbour')).toEqual({
      summary: 'Ada comes home.\nNobody waits.\n\nOr so it seems.',
      progress: 'in_progress',
      plannedChapters: '7',
      language: 'de',
      fandoms: 'Other World',
      relationships: 'Ada Byrne/Bea Holm, Ada Byrne & Tom',
      characters: 'Ada Byrne',
      freeforms: 'Slow Burn, Alternate Universe - Coffee Shops & Cafés',
      rating: 'teen',
      warnings: ['violence', 'death'],
      noteBefore: 'Thanks.',
    });
    expect(archivedTitle(page)).toBe('Tides');
  });

  it.each([
    ['Chapters: 7/7', { progress: 'complete', plannedChapters: '7' }],
    ['Chapters: 3/?', { progress: 'in_progress' }],
    ['Chapters: 900/900', { progress: 'complete' }],
    ['Words: 12', {}],
  ])('has the progress of %s', (stats, expected) => {
    const { progress, plannedChapters } = archivedWork(download({ stats }), undefined) ?? {};
    expect({ ...(progress && { progress }), ...(plannedChapters && { plannedChapters }) }).toEqual(expected);
  });

  it.each([
    ['中文-普通话 國語', 'zh'],
    ['Português brasileiro', 'pt'],
    ['eesti keel', 'et'],
    ['Latviešu valoda', 'lv'],
    ['Lietuvių kalba', 'lt'],
    ['Bahasa Malaysia', 'ms'],
    ['Bahasa Indonesia', 'id'],
    ['Wikang Filipino', 'tl'],
    ['Lingua latina', 'la'],
    ['suomi', 'fi'],
    ['Sindarin', undefined],
    ['Englisc', undefined],
    ['', undefined],
  ])('has the language that the archive calls %s', (language, code) => {
    expect(archivedWork(download({ language }), undefined)?.language).toBe(code);
  });

  it('keeps every fandom but the one in which the story will stand', () => {
    const fandoms = line('Fandoms', ['Tidewater (TV)', 'Tidewater Nights', 'Harbour']);
    expect(archivedWork(download({ tags: fandoms }), 'Tidewater')?.fandoms).toBe('Tidewater Nights, Harbour');
    expect(archivedWork(download({ tags: fandoms }), undefined)?.fandoms).toBe('Tidewater (TV), Tidewater Nights, Harbour');
    const inTwoLanguages = line('Fandoms', ['潮 - A. Writer | The Tides - A. Writer', 'Harbour']);
    for (const fandom of ['潮 | The Tides', '潮', 'The Tides']) {
      expect(archivedWork(download({ tags: inTwoLanguages }), fandom)?.fandoms, fandom).toBe('Harbour');
    }
  });

  it('is without the commas of its tags, which would be several', () => {
    const tags = line('Fandoms', ['House, M.D.', 'Love, Simon']) + line('Additional Tags', ['Hurt, then comfort', 'Tea']);
    const { fandoms, freeforms } = archivedWork(download({ tags }), 'Love, Simon') ?? {};
    expect({ fandoms, freeforms }).toEqual({ fandoms: 'House M.D.', freeforms: 'Hurt then comfort, Tea' });
    expect(archivedWork(download({ tags: line('Fandoms', ['Love Simon (2018)']) }), 'Love, Simon')?.fandoms).toBe('');
  });

  it('is not asked of other pages', () => {
    expect(archivedWork(pageOf('<h1>Tides</h1><dl class="tags"><dt>Rating:</dt><dd>Mature</dd></dl>'), undefined)).toBeUndefined();
    expect(archivedTitle(pageOf('<h1>Tides</h1>'))).toBeUndefined();
  });

  it('is never more than the form that publishes a story takes', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 130 }).map((text) => text.replaceAll(/[<>&]/g, ''));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 90 }), fc.array(name, { maxLength: 40 }), name, (freeforms, characters, summary) => {
        const page = download({
          tags: line('Characters', characters) + line('Additional Tags', freeforms),
          summary: `<p>${summary.repeat(20)}</p>`,
        });
        const said = archivedWork(page, undefined);
        const sent = [tagFields.characters.parse(said?.characters), tagFields.freeforms.parse(said?.freeforms)];
        expect(sent.flat().length).toBeLessThanOrEqual(MAX_TAGS);
        expect([...(said?.summary ?? '')].length).toBeLessThanOrEqual(MAX_SUMMARY);
      }),
      { numRuns: 30 },
    );
  });
});
