import { expect, it } from 'vitest';
import { plainPage } from '../support/http/plain-page.ts';
import { visitor } from '../support/http/site.ts';

const anybody = visitor();

it('serves covers as SVG and PNG only', async () => {
  const png = await anybody.fetch('/fan-fiction/cover/dune.png');
  expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  const headers = { 'if-none-match': png.headers.get('etag') ?? '' };
  expect((await anybody.fetch('/fan-fiction/cover/dune.png', { headers })).status).toBe(304);
  expect((await anybody.fetch('/fan-fiction/cover/dune.svg')).headers.get('content-type')).toBe('image/svg+xml');
  for (const file of ['nobody.png', 'dune.gif', 'dune', '..%2fdune.svg']) {
    expect((await anybody.ask(`/fan-fiction/cover/${file}`)).status, file).toBe(404);
  }
});

it('says of a genre that it does not know that it has no titles', async () => {
  const { status, text } = await anybody.ask('/fan-fiction/genre/nobody');
  expect(status).toBe(404);
  expect(text).toContain('No titles available for this genre yet. Check back soon!');
});

it('has six gates on the landing page, each to its genre', async () => {
  const page = plainPage(anybody);
  await page.open('/fan-fiction');
  const gates = () => [...page.shown.getByRole('navigation', { name: 'Choose a genre', hidden: true }).querySelectorAll('a')];
  expect(gates().map(({ textContent }) => textContent)).toEqual(
    ['Anime', 'Sci-Fi', 'Fantasy', 'Drama', 'Rom-Com', 'Crossover'].map((genre) => expect.stringMatching(new RegExp(`^${genre}`))),
  );
  expect(gates()[0]?.textContent).toContain('From shonen epics to slice-of-life stories');
  page.shown.getByRole('heading', { name: 'Latest Fan Fiction Stories', hidden: true });
  await page.follow(/^Rom-Com/);
  expect(page.address).toBe('/fan-fiction/genre/romcom');
  expect(gates()[4]?.getAttribute('aria-current')).toBe('page');
  page.shown.getByRole('link', { name: 'Pride and Prejudice', hidden: true });
});
