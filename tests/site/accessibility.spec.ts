import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fitsPhones, inspect, inspectAll, type Screens, settled } from '../support/browser/inspect';
import { idIn } from '../support/http/publish';
import { addChapter, FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join, postForm, publish, startSession } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// The matrix: every screen, and every state of it that looks different, once by all rules, and on phones.
// Screens that need a site of their own are inspected by the specs that start one, and runs and rooms by the specs that play in them.

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(2)>\u202Egnirts\u202C Z\u0341\u0346\u035Ba\u0321\u0329';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Looks at screens of which others like them are looked at by all rules: only whether they fit. */
async function fitAll(page: Page, screens: Screens): Promise<void> {
  for (const [what, path] of Object.entries(screens)) {
    await page.goto(path);
    await fitsPhones(page, what, 320);
  }
}

/** The first address on a page that begins like this. */
async function firstAddress(page: Page, path: string, beginning: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const address = new RegExp(`"(${beginning}[\\w-]+)"`).exec(html)?.[1];
  expect(address, `${beginning} on ${path}`).toBeTruthy();
  return address ?? '';
}

/** Imports a work of one chapter as the page's player, as the page does that reads files. */
async function bringWork(page: Page, writerId: string): Promise<void> {
  const send = async (data: object) => {
    const answer = await page.request.post(address, { data: { writerId, ...data }, headers: { Accept: 'application/json' } });
    return ((await answer.json()) as { status: string }).status;
  };
  const address = `/fan-fiction/imports/${randomUUID()}`;
  const origin = { byline: LONG_WORD, firstPublished: '2019-05-05', series: [] };
  await send({ kind: 'work', batchId: randomUUID(), title: LONG_WORD, fandom: 'Naruto', chapters: 1, origin });
  expect(await send({ kind: 'chapters', from: 1, chapters: [{ title: LONG_WORD, body: 'Words.' }] })).toBe('story');
}

test.describe('everybody can use', () => {
  // Refused forms, and addresses that lead nowhere.
  test.use({ expectedErrors: [/status of 40[04]/] });

  test('what a visitor sees of the site and of accounts', async ({ page }) => {
    await inspectAll(page, {
      about: '/about',
      'donating without a payment provider': '/donate',
      'sign in': '/signin',
      'the code': '/verify-email',
      'a forgotten password': '/forgot-password',
      'a new password': '/reset-password',
      'an address that leads nowhere': '/no-such-page',
      'nobody’s page': `/players/${NOBODY}`,
    });
    await page.goto('/signup');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, 'sign up with errors', 320);
  });

  test('what a visitor sees of stories and boards', async ({ page }) => {
    await inspectAll(page, {
      'search results': '/stories?q=the',
      'a library without a hit': '/stories/fan-fiction?q=zzyzx',
      'help for searching': '/stories/search-help',
      'friends, signed out': '/leaderboard?view=friends',
      'personal, signed out': '/leaderboard?view=personal',
    });
    // The first of these stays first, whatever others publish meanwhile.
    await page.goto(await firstAddress(page, '/stories?sort=rating', '/story/'));
    await expect(page.getByRole('region', { name: 'Rate this story' })).toBeVisible();
    await page.getByText('Reading settings').click();
    await inspect(page, 'a story with its reading settings', 320);
    await page.getByRole('link', { name: /./ }).and(page.locator('a[href^="/players/"]')).first().click();
    await expect(page).toHaveURL(/\/players\//);
    await inspect(page, 'a player');
    await page.getByRole('link', { name: 'Report this player' }).click();
    await hydrated(page);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('Please choose a reason.')).toBeVisible();
    await inspect(page, 'a report with errors');
  });

  test('what a visitor sees of fan fiction, word games, tags, series and collections', async ({ page }) => {
    await page.goto('/stories?q=Where+It+Lands');
    await page.goto((await page.locator('a[href^="/series/"]').first().getAttribute('href')) ?? '');
    await inspect(page, 'a series', 320);
    await inspectAll(page, {
      'a genre': '/fan-fiction/genre/romcom',
      'a listing of fandoms': '/fan-fiction/genre/anime/fandoms',
      'a fandom': FANDOM_PAGE,
      'writing fan fiction, signed out': `${FANDOM_PAGE}?tab=write`,
      'the word games': '/word-games',
      'a tag': await firstAddress(page, '/stories?sort=rating', '/tags/'),
      'a collection': '/collections/one-room-one-hour',
    });
  });

  test('the account, its stories and its figures', async ({ page, mailbox }) => {
    await join(page, mailbox, LONG_WORD.slice(0, 12));
    await inspectAll(page, {
      profile: '/profile',
      'no stories': '/profile?tab=stories',
      'personal figures before the first XP': '/leaderboard?view=personal',
      'no friends': '/leaderboard?view=friends',
    });
    const story = await publish(page, { title: LONG_WORD, body: `${LONG_WORD}${LONG_WORD}${LONG_WORD}` });
    await startSession(page);
    await inspectAll(page, { 'one’s own story': story, 'the library signed in': '/stories' });
    const storyId = story.split('/').at(-1) ?? '';
    for (const intent of ['bookmark', 'later']) await postForm(page, '/profile', { intent, storyId });
    await inspectAll(page, { bookmarks: '/profile?tab=bookmarks', 'own lists': '/lists' });
    await fitAll(page, { 'for later': '/profile?tab=later', history: '/profile?tab=history', 'the tags of a story': `${story}/tags` });
    await page.goto('/profile?tab=stories');
    await hydrated(page);
    await page.getByRole('article').locator('summary', { hasText: 'Rename' }).first().click();
    await inspect(page, 'my stories, one being renamed');
    await page.goto('/profile?tab=settings');
    await hydrated(page);
    await page.locator('summary', { hasText: 'Delete my account' }).click();
    await inspect(page, 'settings, about to delete the account');
    await inspectAll(page, { 'no pen names': '/profile/pen-names' });
  });

  test('fan fiction: its stories, cards, comments and forms, with hostile text', async ({ page, mailbox, anotherBrowser }) => {
    const writer = await anotherBrowser();
    const { name } = await join(writer, mailbox, 'Fanwriter');
    const title = `Seen by ${name}`;
    const story = await publishFanFiction(writer, title, 'First words.');
    await addChapter(writer, story, HOSTILE, `*${HOSTILE}*\n\n> ${HOSTILE}`);
    await writer.goto(`${story}?chapter=2&comments=1`);
    await hydrated(writer);
    await writer.getByPlaceholder('Write a comment...').fill(HOSTILE);
    await writer.getByRole('button', { name: 'Post Comment' }).click();
    await writer.getByRole('button', { name: 'Edit your comment' }).click();
    await inspect(writer, 'an author’s own story with a comment being edited');
    await inspectAll(writer, { 'adding a chapter': `${story}?do=add`, 'writing fan fiction': `${FANDOM_PAGE}?tab=write` });

    await inspectAll(page, { 'a story with comments, signed out': `${story}?chapter=2&comments=1` });
    await page.goto(FANDOM_PAGE);
    await hydrated(page);
    const card = page.getByRole('article', { name: title });
    await card.getByRole('link', { name: 'Read More' }).click();
    await expect(card.getByRole('link', { name: 'Collapse' })).toBeVisible();
    await inspect(page, 'a fandom with an open card');
  });

  test('an author’s own ground, with works, readers and others who write', async ({ page, mailbox, anotherBrowser }) => {
    const [reader, visitor] = [await anotherBrowser(), await anotherBrowser()];
    const { name } = await join(reader, mailbox, 'Alongreader');
    await join(page, mailbox, 'Backlist');
    const profile = await (await page.request.get('/profile')).text();
    const authorId = /\/players\/([\da-f-]{36})/.exec(profile)?.[1] ?? '';
    await postForm(reader, `/players/${authorId}`, { intent: 'follow' });
    const story = await publishFanFiction(page, LONG_WORD, 'First words.');
    const id = idIn(story);
    const beta = `/fan-fiction/beta/${id}`;
    const coAuthors = `/fan-fiction/co-authors/${id}`;
    const gifts = `/fan-fiction/acknowledgements/${id}`;
    await bringWork(page, authorId);
    await postForm(page, beta, { intent: 'share', id: randomUUID(), name, what: 'work', days: '30' });
    const about = { chapter: id, at: '0', text: LONG_WORD.repeat(2) };
    await postForm(reader, beta, { intent: 'note', id: randomUUID(), quote: 'First words.', ...about });
    await postForm(reader, beta, { intent: 'propose', id: randomUUID(), replaces: 'First words.', wording: LONG_WORD, ...about });
    await postForm(page, coAuthors, { intent: 'invite', name });
    await postForm(page, gifts, { intent: 'give', name });
    await postForm(page, story, { intent: 'comment-rule', rule: 'approved', visitors: 'on' });
    await postForm(reader, `${story}/comments`, { intent: 'post', id: randomUUID(), chapter: id, text: LONG_WORD.repeat(2) });
    const collection = `/collections/seen-${id.slice(0, 8)}`;
    await postForm(page, '/collections', { intent: 'make', title: LONG_WORD, slug: idIn(collection), moderated: 'on' });
    await postForm(page, `${collection}/prompts`, { intent: 'write', body: LONG_WORD.repeat(2), fandoms: '', several: 'on' });
    await postForm(reader, collection, { intent: 'add', story: idIn(await publishFanFiction(reader, LONG_WORD, 'Other words.')) });

    await inspectAll(page, {
      'importing, with a draft': '/fan-fiction/story/new/import',
      'a story’s statistics': `/profile?tab=statistics&story=${id}`,
      'who reads a story': `/story/${id}/readers`,
      'sharing with beta readers': beta,
      'notes of beta readers': `${beta}?chapter=${id}`,
      'co-authors': coAuthors,
      acknowledgements: gifts,
      'taking works along': '/profile/works',
      'comments on one’s stories': '/fan-fiction/comments',
      'a collection being managed': `${collection}?do=manage`,
      'prompts of a collection': `${collection}/prompts`,
    });
    await inspectAll(reader, { 'reading along, with a note': `${beta}?chapter=${id}`, 'an invitation to write': coAuthors });
    await fitAll(reader, { 'what one reads along': '/fan-fiction/beta', 'prompts to claim': `${collection}/prompts` });
    await inspectAll(visitor, { 'a visitor’s comment': `${story}?comments=1` });
    await expect(visitor.getByPlaceholder('Write a comment...')).toBeVisible();
  });
});

const FULL_SCREENS = {
  'the home page': '/',
  'the library with its filters open': '/stories?filters=open',
  'the colosseum': '/fan-fiction',
  'the board': '/leaderboard',
  'a game before its start': '/word-games/word-chain',
};

test('everybody can use what a visitor comes to first, where texts stand out in both themes', async ({ page }) => {
  for (const [what, path] of Object.entries(FULL_SCREENS)) {
    await page.goto(path);
    await inspect(page, what, 320);
    // What the test of colours cannot know: that texts stand on the grounds that their classes name.
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
      await settled(page);
      expect.soft(await accessibilityFaults(page, ['color-contrast']), `${what}, ${theme}`).toEqual([]);
    }
  }
});
