import { expect, it } from 'vitest';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { member, site, visitor } from '../support/http/site.ts';

const ALL = { hidden: true };

/** The links of a wide window's navigation; the menu of a narrow one has the same, and opens in a browser's test. */
const links = (page: PlainPage) =>
  [...page.shown.getByRole('navigation', { name: 'Main', ...ALL }).querySelectorAll('a')].filter((link) => !link.closest('[popover]'));
const names = (page: PlainPage) => links(page).map(({ textContent }) => textContent);

it('the navigation leaves out the page that is open, and leads visitors back to it', async () => {
  const page = plainPage(visitor());
  for (const [path, shown] of [
    ['/', ['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'About', 'Sign In', 'Play Now']],
    ['/about', ['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'Sign In', 'Play Now']],
    ['/leaderboard', ['Quillarena', 'Write', 'Read', 'Games', 'About', 'Sign In', 'Play Now']],
    ['/word-games', ['Quillarena', 'Write', 'Read', 'Leaderboard', 'About', 'Sign In', 'Play Now']],
  ] as const) {
    await page.open(path);
    expect(names(page), path).toEqual(shown);
  }
  expect(links(page).at(-1)?.getAttribute('href')).toBe('/signup?to=%2Fword-games');
});

it('the navigation shows who is signed in, and leads to their profile', async () => {
  const person = await member('Framed');
  const page = plainPage(person);
  await page.open('/');
  expect(names(page)).not.toContain('Sign In');
  const [profile] = links(page).filter(({ title }) => title === person.name);
  expect(profile?.textContent).toContain(person.name);
  expect(profile?.getAttribute('href')).toBe('/profile');
});

it('the footer has share links, the copyright and a map', async () => {
  const page = plainPage(visitor());
  await page.open('/about');
  const shared = (name: RegExp) => page.shown.getByRole('link', { name, ...ALL }).getAttribute('href') ?? '';
  const x = new URL(shared(/^Share on X/));
  expect([x.hostname, x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([
    'x.com',
    'Check out Quillarena, a creative writing game!',
    site.url,
  ]);
  const facebook = new URL(shared(/^Share on Facebook/));
  expect([facebook.hostname, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', site.url]);
  expect(shared(/Instagram/)).toMatch(/^https:\/\/www\.instagram\.com\//);
  expect(page.text).toContain(`–${new Date().getUTCFullYear()} Quillarena`);
  await page.follow('Privacy');
  page.shown.getByRole('heading', { level: 1, name: 'Privacy', ...ALL });
  expect(page.text).toContain('This page is not complete');
});
