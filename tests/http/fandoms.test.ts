import { expect, it } from 'vitest';
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
