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

// Game time goes slowly: on a slow machine, too, a run and a turn last longer than an outage.
const test = testsWith((mailbox) => postgresSite(mailbox, { more: { GAME_SPEED: '0.25' } }));

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

// All pages, and what they are answered: tests/http/database-away.test.ts.
test('while the database is away pages and links say so, input stays in its field with the reason, and all goes on when it is back', async ({
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
  const person = await join(page, mailbox);
  await page.goto('/');
  await hydrated(page);
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

  const signingIn = await anotherBrowser();
  await signingIn.goto('/signin');
  await hydrated(signingIn);

  await postgres.stop();
  const link = page.getByRole('link', { name: 'Leaderboard', exact: true }).filter({ visible: true });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }), 'inside the frame').toBeVisible();
  for (const path of ['/stories', '/signup', '/']) {
    await page.goto(path);
    await hydrated(page);
  }
  await expect(page.getByText(TROUBLE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Now', exact: true })).toBeVisible();

  await signingIn.getByLabel('Email').fill(person.email);
  await signingIn.getByLabel('Password').fill(PASSWORD);
  const signIn = signingIn.locator('main').getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(signingIn.getByRole('alert').filter({ hasText: AWAY }).last()).toBeVisible();
  await expect(signingIn.getByLabel('Email')).toHaveValue(person.email);
  await expect(signingIn.getByLabel('Password')).toHaveValue(PASSWORD);

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
  await expect(page.getByRole('link', { name: person.name }).filter({ visible: true }), 'still signed in').toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Top Gladiators' })).toBeVisible();
  await commenting.getByRole('button', { name: 'Post Comment' }).click();
  await expect(commenting.getByText('Your comment has been posted!', { exact: true })).toBeVisible();
  // Last: it ends the session of the other tabs, which then could save nothing more.
  for (const open of [rating, publishing, profile, commenting, page]) await open.close();
  await signIn.click();
  await expect(signingIn.getByText('Signed In!', { exact: true })).toBeVisible();
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

test('words, moves and a turn made while the database is away are kept, and saved, counted and submitted when it is back', async ({
  page: writing,
  mailbox,
  own: { postgres },
}) => {
  const { name } = await join(writing, mailbox);
  const story = await startWriting(writing);
  await story.fill(WORDS);
  await saveProgress(writing);
  const weaving = await writing.context().newPage();
  await enterRoom(weaving);
  await expect(ownWords(weaving)).toBeFocused();
  await weaving.keyboard.type('The gate stood');
  const playing = await writing.context().newPage();
  await playing.goto('/word-games/word-chain');
  await hydrated(playing);
  const run = await startRun(playing);
  await wordChain.turn(run);
  const words = await nextWords(playing);

  await postgres.stop();
  await answer(run, words[0]);
  await expect(playing.getByText('Connection lost.')).toBeVisible();
  await answer(run, words[1]);
  await story.fill(MORE);
  await writing.getByRole('button', { name: 'Save Progress' }).click();
  await expect(writing.getByText('Connection lost. Your words are kept on this device')).toBeVisible();
  await expect(storyText(writing)).toHaveValue(MORE);
  await weaving.keyboard.type(' open in the dark.');
  const another = await writing.context().newPage();
  expect((await another.goto('/storyweave'))?.status()).toBe(503);
  await expect(another.getByText('Database Connection Required')).toBeVisible();
  await expect(another.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expect(ownWords(weaving)).toHaveValue('The gate stood open in the dark.');

  const saved = passing(writing, 'Story saved successfully!');
  await postgres.start();
  await expect(playing.getByText('Connection lost.')).toBeHidden();
  const score = run.score + 10 * words.join('').length;
  await scoreOf(playing, score).waitFor();
  await playing.reload();
  await scoreOf(playing, score).waitFor();

  await ownWords(weaving).press('Control+Enter');
  await expect(storySoFar(weaving)).toContainText('The gate stood open in the dark.');
  await weaving.reload();
  await expect(storySoFar(weaving)).toContainText('The gate stood open in the dark.');

  await saved;
  await writing.evaluate(() => localStorage.clear());
  await writing.reload();
  await expect(storyText(writing)).toHaveValue(MORE);
  await expect(writing.getByRole('link', { name }).filter({ visible: true }), 'still signed in').toBeVisible();
});
