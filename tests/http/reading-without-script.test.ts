import { expect, it } from 'vitest';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { idIn, publish } from '../support/http/publish.ts';
import { type Member, member, visitor } from '../support/http/site.ts';

const BODY = 'Words enough to have an opinion about.';
const ALL = { hidden: true };

const titles = (page: PlainPage) =>
  page.shown.getAllByRole('article', ALL).map((article) => article.querySelector('h2, h3')?.textContent ?? '');
const addresses = (page: PlainPage) =>
  page.shown.getAllByRole('link', { name: /Read Full Story/, ...ALL }).map((link) => link.getAttribute('href'));
const rate = (reader: Member, story: string, value: string) => reader.ask(`${story}/rating`, { form: { value } });

/** The cells of a player's row on a board. */
function row(page: PlainPage, name: string): string[] {
  const line = page.shown.queryAllByRole('row', ALL).find(({ textContent }) => textContent?.includes(name));
  return [...(line?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent ?? '');
}

it('stories are browsed, filtered, searched and loaded further without script', async () => {
  for (let writers = 0; writers < 5; writers += 1) {
    const writer = await member();
    for (let count = 0; count < 5; count += 1) await publish(writer, { title: `Wrackline ${writers}${count}`, body: BODY });
  }
  const page = plainPage(visitor());
  await page.open('/stories/creative-writing');
  await page.press('Search', { 'Search stories': 'wrackline 42' });
  expect(titles(page)).toEqual(['Wrackline 42']);
  await page.press('Apply', { Length: 'long' });
  expect(page.address).toMatch(/length=long/);
  expect(page.text).toContain('No Creative Writing stories found.');
  await page.open('/stories?after=zzz&fandom=nope');
  expect(titles(page), 'parameters that nobody knows are ignored').toHaveLength(24);
  expect(page.shown.queryByRole('link', { name: 'Back to the first page', ...ALL })).toBeNull();
  await page.press('Show all fandoms');
  await page.press('Apply', { Fandom: 'sherlock' });
  expect(page.address).toMatch(/fandom=sherlock/);

  await page.open('/stories');
  const first = addresses(page);
  expect(first).toHaveLength(24);
  await page.follow('Load more');
  expect(page.address).toMatch(/after=/);
  const second = addresses(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((address) => first.includes(address))).toEqual([]);
  await page.follow('Back to the first page');
  expect(addresses(page)).toEqual(first);
});

it('each arena has its own library, with links to the others and a start button where it is empty', async () => {
  const page = plainPage(visitor());
  for (const [slug, title, intro, start] of [
    ['story-weave', 'Story Weave', 'Collaborative stories created by our community', '/storyweave'],
    ['creative-writing', 'Creative Writing', 'Original stories created by our talented community', '/creative-writing'],
    ['fan-fiction', 'Fan Fiction', 'Explore fan fiction from your favorite fictional universes.', '/fan-fiction'],
  ] as const) {
    await page.open(`/stories/${slug}?q=zzyzx`);
    page.shown.getByRole('heading', { level: 1, name: `${title} Stories`, ...ALL });
    expect(page.text).toContain(intro);
    expect(page.text).toContain(`No ${title} stories found.`);
    expect(page.shown.getByRole('link', { name: `Start ${title}`, ...ALL }).getAttribute('href')).toBe(start);
    const libraries = page.shown.getByRole('navigation', { name: 'Libraries', ...ALL });
    expect(libraries.querySelector('[aria-current=page]')?.textContent).toBe(title);
    expect(libraries.querySelectorAll('a')).toHaveLength(4);
  }
});

it('a visitor finds the public rooms, what they say of themselves, and the way to write along, which leads back here', async () => {
  const opener = await member('Opener');
  const choice = { format: 'turns', access: 'public', company: 'ai', chosen: 'own', own: 'A lamp that nobody has lit.' };
  const { location } = await opener.ask('/storyweave/new', { form: choice });
  const page = plainPage(visitor());
  await page.open('/storyweave/new');
  const rooms = page.shown.getByRole('region', { name: 'Rooms with a free seat', ...ALL });
  expect(rooms.textContent).toContain(opener.name);
  expect([...rooms.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(location);
  page.shown.getByRole('region', { name: 'Play now', ...ALL });
  page.shown.getByRole('link', { name: 'Watch', ...ALL });
  const wayIn = page.shown.getByRole('link', { name: 'Sign up to write', ...ALL });
  expect(wayIn.getAttribute('href')).toBe(`/signup?${new URLSearchParams({ to: '/storyweave/new' })}`);
  expect(page.text).not.toContain('Open Room');
});

it('authors cannot rate their own story, and the page says why', async () => {
  const writer = await member();
  const story = await publish(writer, { title: 'My Own', body: BODY });
  const page = plainPage(writer);
  await page.open(story);
  expect(page.text).toContain('This is your own story, so its rating is up to others.');
  const { text } = await writer.ask(`${story}/rating`, { form: { value: '5' }, accept: 'application/json' });
  expect(JSON.parse(text)).toMatchObject({ ok: false, text: 'You cannot rate a story of your own.' });
});

it('a story leads to its writer, who is followed and unfollowed, and not by visitors', async () => {
  const writer = await member('Author');
  const story = await publish(writer, { title: 'Leading On', body: BODY });
  const page = plainPage(await member('Fan'));
  await page.open(story);
  await page.follow(writer.name);
  page.shown.getByRole('heading', { level: 1, name: writer.name, ...ALL });
  page.shown.getByRole('article', { name: 'Leading On', ...ALL });
  expect(page.text).toContain('Storyteller');
  expect(page.document.documentElement.outerHTML).not.toContain(writer.email);
  const followers = () => page.document.querySelector('dd')?.textContent;
  await page.press(/^Follow/);
  expect(page.text).toContain('You follow this player.');
  expect(followers()).toBe('1');
  await page.press(/^Unfollow/);
  expect(followers()).toBe('0');

  const own = plainPage(writer);
  await own.open(page.address);
  own.shown.getByRole('link', { name: 'Edit my profile', ...ALL });
  expect(own.text, 'one’s own page tells what is still to be won').toContain('Not yet: reach level 3');

  const stranger = plainPage(visitor());
  await stranger.open(page.address);
  await stranger.follow('Sign In to Follow');
  expect(stranger.address).toBe(`/signin?${new URLSearchParams({ to: page.address })}`);
  expect((await visitor().ask(page.address, { form: { intent: 'follow' } })).location).toMatch(/^\/signin/);
  await stranger.open('/players/0b9c1a52-0000-4000-8000-000000000000');
  expect(stranger.status).toBe(404);
  stranger.shown.getByRole('heading', { level: 1, name: 'Player not found', ...ALL });
});

it('a visitor sees every board, and what the other tabs are for', async () => {
  const page = plainPage(visitor());
  await page.open('/');
  await page.follow('View Full Leaderboard');
  page.shown.getByRole('heading', { name: 'Top Gladiators', ...ALL });
  expect(page.shown.queryByRole('link', { name: 'Personal', ...ALL }), 'only for those who are signed in').toBeNull();
  for (const [label, board] of [
    ['Story Weave', 'story-weave'],
    ['Creative Writing', 'creative-writing'],
    ['Fan Fiction Arena', 'fan-fiction'],
    ['Word Games', 'word-games'],
  ] as const) {
    await page.open(`/leaderboard?board=${board}`);
    const boards = page.shown.getByRole('navigation', { name: 'Games', ...ALL });
    expect(boards.querySelector('[aria-current=page]')?.textContent).toBe(label);
  }
  await page.open('/leaderboard?view=friends');
  expect(page.text).toContain('Connect with friends to see their scores.');
  await page.open('/leaderboard?view=personal');
  expect(page.text).toContain('Sign in to track your personal progress!');
  expect(page.shown.getByRole('link', { name: 'Back to Games', ...ALL }).getAttribute('href')).toBe('/word-games');
});

it('a player is on the boards with rank and arena, and on those of their followers', async () => {
  const writer = await member('Ranked');
  const story = await publish(writer, { title: 'Worth a Rank', body: BODY });
  await rate(await member('Reader'), story, '5');
  const own = plainPage(writer);
  await own.open('/leaderboard');
  expect(row(own, writer.name).join(' ')).toMatch(/Creative Writing.*20$/);
  const follower = await member('Follower');
  const page = plainPage(follower);
  await page.open('/leaderboard?view=friends');
  expect(page.text).toContain('Connect with friends to see their scores.');
  await page.open('/leaderboard');
  await page.follow(writer.name);
  await page.press(/^Follow/);
  await page.open('/leaderboard?view=friends');
  const rows = page.shown.getAllByRole('row', ALL).map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(3);
  expect([rows[1], rows[2]]).toEqual([expect.stringContaining(writer.name), expect.stringContaining(follower.name)]);
  await page.open('/leaderboard?view=friends&board=word-games');
  expect(row(page, writer.name).at(-1)).toBe('0');
});

it("Personal shows the player's progress as figures, with tables behind the charts", async () => {
  const writer = await member('Personal');
  const page = plainPage(writer);
  await page.open('/leaderboard?board=story-weave');
  expect(page.text).toMatch(/You are not on this board yet\.|This board is still empty\./);
  await page.open('/leaderboard?view=personal');
  expect(page.text).toContain('Track your personal best scores and stats here.');
  for (const text of ['No XP in the last 30 days.', 'No word game scores yet.', 'No stories published yet.', 'Not ranked yet']) {
    expect(page.text).toContain(text);
  }
  const story = await publish(writer, { title: 'The Best One', body: BODY });
  await rate(await member('Reader'), story, '5');
  await page.open('/leaderboard?view=personal');
  const way = page.shown.getByRole('progressbar', { name: 'XP on the way to level 2', ...ALL });
  expect(way.getAttribute('aria-valuenow')).toBe('20');
  expect(page.text).toContain('20 XP in the last 30 days');
  const rows = [...page.shown.getByRole('table', { name: 'XP by day', ...ALL }).querySelectorAll('tr')];
  expect(rows).toHaveLength(31);
  expect(rows[1]?.querySelector('td')?.textContent).toBe('20');
  const [best] = page.shown.getAllByRole('listitem', ALL).filter(({ textContent }) => textContent?.includes('The Best One'));
  expect(best?.textContent).toContain('5.0 of 5 from 1 rating');
});

it('a deleted story says that it no longer exists, and so does its book', async () => {
  const writer = await member();
  const story = await publish(writer, { title: 'Short-lived', body: BODY });
  await writer.ask('/profile?tab=stories', { form: { intent: 'delete-story', storyId: idIn(story) } });
  const page = plainPage(writer);
  for (const address of [story, `${story}.epub`]) {
    await page.open(address);
    expect(page.status, address).toBe(410);
    page.shown.getByRole('heading', { name: 'This story is gone', ...ALL });
  }
  await page.follow('All stories');
  expect(page.address).toBe('/stories');
  const missing = await writer.ask('/story/00000000-0000-4000-8000-000000000000.epub');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<h1>Story not found</h1>');
});

it('an address that nothing stands at says so with status 404, and leads on', async () => {
  const page = plainPage(visitor());
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const [address, text] of [
    ['/no-such-page', 'Oops! Page not found'],
    ['/word-games/chess', 'Oops! Page not found'],
    ['/word-games/daily/chess', 'Oops! Page not found'],
    [`/storyweave/${nobody}`, 'Room not found'],
    ['/fan-fiction/genre/anime/title/no-such-fandom-at-all', 'Fandom not found'],
    [`/fan-fiction/story/${nobody}`, 'Story not found'],
  ] as const) {
    await page.open(address);
    expect(page.status, address).toBe(404);
    expect(page.text, address).toContain(text);
  }
  await page.open('/no-such-page');
  expect(page.shown.getAllByRole('link', ALL).map((link) => link.getAttribute('href'))).toContain('/');
});
