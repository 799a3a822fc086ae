import type { Page } from '@playwright/test';
import { passing } from '../support/browser/passing';
import { FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join, publish } from '../support/people/people';
import { enterRoom, ownWords, storySoFar } from '../support/people/weave';
import { saveProgress, startWriting, storyText } from '../support/people/writing-room';
import { lexicon } from '../support/play/lexicon';
import { answer, known, scoreOf, startRun } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { postgresSite, testsWith } from '../support/sites/own-site';
import { expect, hydrated, PASSWORD } from '../support/test';

const test = testsWith((mailbox) => postgresSite(mailbox));

const TROUBLE = "We're having trouble connecting to our servers. Try refreshing the page.";
const AWAY = 'Could not connect to the database. Please try again later.';
const WORDS = 'Written while the lights were on.';
const MORE = `${WORDS} And written in the dark.`;

/** Waits until the site has noticed that the database is back. */
async function databaseIsBack(page: Page): Promise<void> {
  await expect(async () => expect((await page.request.get('/healthz')).status()).toBe(200)).toPass();
  await expect(async () => {
    await page.goto('/about');
    await expect(page.getByText(TROUBLE)).toBeHidden({ timeout: 500 });
  }).toPass();
}

// In one worker: each would start a server and a site of its own.
test.describe.configure({ mode: 'default' });

// The browser logs 503 and refused live connections to the console.
test.use({ expectedErrors: [/status of 503|WebSocket/] });

test.afterEach(async ({ own: { postgres } }) => postgres.start());

test('pages render without the database, say so, and work again when it is back', async ({
  page,
  mailbox,
  own: { postgres },
  anotherBrowser,
}) => {
  const { name, email } = await join(page, mailbox);
  const story = await publish(page, { title: 'Out of Reach', body: WORDS });
  await page.goto('/about');
  await expect(page.getByRole('link', { name }).filter({ visible: true })).toBeVisible();

  await postgres.stop();
  for (const path of ['/', '/about']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByText('Connection issue')).toBeVisible();
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play Now', exact: true })).toBeVisible();
    await hydrated(page);
  }
  for (const path of ['/signin', '/signup']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('main').getByText('Connection Error', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByText(AWAY)).toBeVisible();
    await hydrated(page);
  }
  for (const path of ['/stories', '/leaderboard', story]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(503);
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), 'inside the frame').toBeVisible();
    await hydrated(page);
  }
  expect((await page.request.get('/healthz')).status()).toBe(503);

  const visitor = await anotherBrowser();
  await visitor.goto('/signin');
  await hydrated(visitor);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password').fill(PASSWORD);
  await visitor.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor.getByRole('alert').filter({ hasText: AWAY }).last()).toBeVisible();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await expect(visitor.getByLabel('Password')).toHaveValue(PASSWORD);

  await postgres.start();
  await databaseIsBack(page);
  await expect(page.getByRole('link', { name }).filter({ visible: true }), 'still signed in').toBeVisible();
  for (const path of ['/', '/stories', '/leaderboard', story]) expect((await page.goto(path))?.status(), path).toBe(200);
  await visitor.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor.getByText('Signed In!', { exact: true })).toBeVisible();
});

test('a link followed while the database is away says so, and the page can be retried', async ({ page, mailbox, own: { postgres } }) => {
  await join(page, mailbox);
  await page.goto('/');
  await hydrated(page);
  await postgres.stop();
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await postgres.start();
  await databaseIsBack(page);
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Top Gladiators' })).toBeVisible();
});

test('input sent while the database is away stays in its field, with the reason', async ({
  page,
  mailbox,
  own: { postgres },
  anotherBrowser,
}) => {
  test.slow();
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  const fanStory = await publishFanFiction(writer, 'Lights On', WORDS);
  const story = await publish(writer, { title: 'Also On', body: WORDS });
  await join(page, mailbox);
  const tab = async (path: string) => {
    const opened = await page.context().newPage();
    await opened.goto(path);
    await hydrated(opened);
    return opened;
  };
  const commenting = await tab(fanStory);
  await commenting.getByRole('link', { name: 'View Comments' }).click();
  const box = commenting.getByPlaceholder('Write a comment...');
  await expect(box).toBeVisible();
  const rating = await tab(story);
  const publishing = await tab(`${FANDOM_PAGE}?tab=write`);
  const profile = await tab('/profile');

  await postgres.stop();
  await box.fill(MORE);
  await commenting.getByRole('button', { name: 'Post Comment' }).click();
  await expect(commenting.getByText(AWAY)).toBeVisible();
  await expect(box).toHaveValue(MORE);

  await rating.getByRole('radio', { name: '4 stars', exact: true }).click();
  await expect(rating.getByText(AWAY, { exact: true })).toBeVisible();
  await expect(rating.getByRole('heading', { name: 'Also On' })).toBeVisible();

  await publishing.getByLabel('Story Title').fill('In the Dark');
  await publishing.getByLabel('Story Content').fill(MORE);
  await publishing.getByRole('button', { name: 'Publish Story' }).click();
  await expect(publishing.getByText(AWAY)).toBeVisible();
  await expect(publishing.getByLabel('Story Content')).toHaveText(MORE);

  await profile.getByLabel('Bio').fill(MORE);
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText(AWAY).first()).toBeVisible();
  await expect(profile.getByLabel('Bio')).toHaveValue(MORE);

  await postgres.start();
  await databaseIsBack(page);
  await commenting.getByRole('button', { name: 'Post Comment' }).click();
  await expect(commenting.getByText('Your comment has been posted!', { exact: true })).toBeVisible();
});

test('words typed while the database is away are kept and then saved', async ({ page, mailbox, own: { postgres } }) => {
  const { name } = await join(page, mailbox);
  const story = await startWriting(page);
  await story.fill(WORDS);
  await saveProgress(page);

  await postgres.stop();
  await story.fill(MORE);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('Connection lost. Your words are kept on this device')).toBeVisible();
  await expect(storyText(page)).toHaveValue(MORE);

  const saved = passing(page, 'Story saved successfully!');
  await postgres.start();
  await saved;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(storyText(page)).toHaveValue(MORE);
  await expect(page.getByRole('link', { name }).filter({ visible: true }), 'still signed in').toBeVisible();
});

/** Two words that continue a chain, one after the other. */
async function nextWords(page: Page): Promise<[string, string]> {
  const chain = (await wordChain.read(page)) as string[];
  const after = (words: readonly string[]) => {
    const letter = words.at(-1)?.at(-1) ?? '';
    return known(
      lexicon.words.find(({ word }) => word.startsWith(letter) && !words.includes(word)),
      `a word with ${letter}`,
    ).word;
  };
  const first = after(chain);
  return [first, after([...chain, first])];
}

test('moves made while the database is away are kept, and counted when it is back', async ({ page, mailbox, own: { postgres } }) => {
  await join(page, mailbox);
  await page.goto('/word-games/word-chain');
  await hydrated(page);
  const run = await startRun(page);
  await wordChain.turn(run);
  const words = await nextWords(page);

  await postgres.stop();
  await answer(run, words[0]);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await answer(run, words[1]);

  await postgres.start();
  await expect(page.getByText('Connection lost.')).toBeHidden();
  await scoreOf(page, run.score + 10 * words.join('').length).waitFor();
  await page.reload();
  await scoreOf(page, run.score + 10 * words.join('').length).waitFor();
});

test('words of a Story Weave turn are kept while the database is away, and the arena says that it is unavailable', async ({
  page,
  mailbox,
  own: { postgres },
}) => {
  await join(page, mailbox);
  await enterRoom(page);
  await expect(ownWords(page)).toBeFocused();
  await page.keyboard.type('The gate stood');

  await postgres.stop();
  await page.keyboard.type(' open in the dark.');
  const another = await page.context().newPage();
  expect((await another.goto('/storyweave'))?.status()).toBe(503);
  await expect(another.getByText('Database Connection Required')).toBeVisible();
  await expect(another.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await another.close();
  await expect(ownWords(page)).toHaveValue('The gate stood open in the dark.');

  await postgres.start();
  await expect(async () => expect((await page.request.get('/healthz')).status()).toBe(200)).toPass();
  await ownWords(page).press('Control+Enter');
  await expect(storySoFar(page)).toContainText('The gate stood open in the dark.');
  await page.reload();
  await expect(storySoFar(page)).toContainText('The gate stood open in the dark.');
});
