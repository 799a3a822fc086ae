import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ReadingSettingsPanel } from '~/stories/reading/reading-settings-panel';
import { KeptPartsContext } from '~/ui/kept-part';
import { StarRating } from '~/ui/stars/star-rating';
import { SiteFooter } from '../frame/site-footer';
import { SiteHeader } from '../frame/site-header';
import { type PartsOfPage, partsOfPage } from './kept-parts.server';

type Viewer = Parameters<typeof SiteHeader>[0]['viewer'];

const page = (location: string, viewer: Viewer, stars: { value: number; own?: number; disabled?: boolean }) => (
  <StaticRouter location={location}>
    <SiteHeader viewer={viewer} />
    <ReadingSettingsPanel />
    <StarRating label={`Rate ${viewer?.name}`} onRate={() => {}} {...stars} />
    <SiteFooter siteOrigin="https://arena.example" year={2026} />
  </StaticRouter>
);

const pages = ['/', '/about', '/leaderboard', '/word-games', '/story/1'].flatMap((location) =>
  [null, { id: '1', name: 'Ada' }, { id: '2', name: 'Ben' }, { id: '3', name: '"><b>{Eve}</b>' }, { id: '4', name: '' }].flatMap((viewer) =>
    [{ value: 0 }, { value: 3.25 }, { value: 3.25, own: 4 }, { value: 5, disabled: true }].map((stars) => page(location, viewer, stars)),
  ),
);

function rendered(element: ReactElement, parts: PartsOfPage): string {
  const html = renderToString(<KeptPartsContext value={parts}>{element}</KeptPartsContext>);
  parts.keepNew();
  return parts.fill(html, Buffer.alloc(0)).toString();
}

describe('parts that pages share', () => {
  it('look on every page, for everybody, as if they were rendered there', () => {
    for (const element of pages) {
      const own = renderToString(element);
      expect(rendered(element, partsOfPage()), 'the first time').toBe(own);
      expect(rendered(element, partsOfPage()), 'kept').toBe(own);
    }
  });

  it('are kept once they were shown', () => {
    const element = page('/', { id: '5', name: 'Cleo' }, { value: 4.5, own: 2 });
    rendered(element, partsOfPage());
    const asked: (string | undefined)[] = [];
    const parts = partsOfPage();
    rendered(element, {
      ...parts,
      htmlOf(key, content) {
        const html = parts.htmlOf(key, content);
        asked.push(html);
        return html;
      },
    });
    expect(asked).toHaveLength(4);
    expect(asked.every((html) => html !== undefined && html !== '')).toBe(true);
  });

  it('stand among all other words of a page as they are, however long and in whatever script', () => {
    const words = ['Ink — “dust” … 墨 🖋', '<!--part 0-->', '</head>', 'é'.repeat(400_000), '🖋'.repeat(200_000), '\uD83D'];
    for (const word of words) {
      const element = page(`/${encodeURIComponent(word.slice(0, 9).toWellFormed())}`, { id: '6', name: word.slice(0, 50) }, { value: 1 });
      const whole = (
        <main>
          {word}
          {element}
          {word}
        </main>
      );
      const own = Buffer.from(renderToString(whole)).toString();
      expect(rendered(whole, partsOfPage()), word.slice(0, 20)).toBe(own);
      expect(rendered(whole, partsOfPage()), word.slice(0, 20)).toBe(own);
    }
  });

  it('leave room at the end of the head for what it has besides', () => {
    const html = '<html><head><title>Ink…</title></head><body>&lt;/head></body></html>';
    expect(partsOfPage().fill(html, Buffer.from('<link rel="x"/>')).toString()).toBe(html.replace('</head>', '<link rel="x"/></head>'));
  });
});
