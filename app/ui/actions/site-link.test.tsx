import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { KeptPartsContext } from '../kept-part';
import { SiteLink, type SiteLinkProps } from './site-link';

const page = (link: SiteLinkProps) => (
  <StaticRouter location="/stories/creative-writing">
    <SiteLink {...link} />
  </StaticRouter>
);

const inBrowser = (link: SiteLinkProps) => renderToString(page(link));
const onServer = (link: SiteLinkProps) =>
  renderToString(<KeptPartsContext value={{ htmlOf: () => undefined }}>{page(link)}</KeptPartsContext>);

describe('a link of the site', () => {
  it('is the same element from the server as in the browser, wherever it leads', () => {
    const segment = fc
      .string({ minLength: 1 })
      .map(encodeURIComponent)
      .filter((text) => text !== '.' && text !== '..');
    const address = fc
      .tuple(fc.array(segment), fc.webQueryParameters(), fc.option(segment, { nil: '' }))
      .map(([path, query, place]) => `/${path.join('/')}${query && `?${query}`}${place && `#${place}`}`);
    fc.assert(
      fc.property(address, (to) => {
        expect(onServer({ to, children: 'Ink' })).toBe(inBrowser({ to, children: 'Ink' }));
      }),
    );
  });

  it('keeps its attributes, and nothing of what only the router reads', () => {
    const link: SiteLinkProps = {
      to: '/stories?sort=rating',
      className: 'bold',
      title: '"Quoted" & <marked>',
      replace: true,
      state: { from: 1 },
      preventScrollReset: true,
      children: 'Stories',
    };
    expect(onServer(link)).toBe('<a class="bold" title="&quot;Quoted&quot; &amp; &lt;marked&gt;" href="/stories?sort=rating">Stories</a>');
    expect(onServer(link)).toBe(inBrowser(link));
    expect(onServer({ to: '/story/1.epub', reloadDocument: true, download: true })).toBe(
      inBrowser({ to: '/story/1.epub', reloadDocument: true, download: true }),
    );
  });

  it('leaves to the router what has to be resolved', () => {
    for (const to of ['.', '..', '?sort=rating', '#title', 'fan-fiction', { pathname: '/stories', search: '?tab=all' }])
      expect(onServer({ to })).toBe(inBrowser({ to }));
    expect(onServer({ to: '?sort=rating' })).toContain('href="/stories/creative-writing?sort=rating"');
  });
});
