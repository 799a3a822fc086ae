import type { Page } from '@playwright/test';
import { join } from './support/people/people';
import { answer, gameOver, liveScore, press, type Run, startRun } from './support/play/run';
import { wordChain } from './support/play/word-chain';
import { expect, hydrated, test } from './support/test';

const DAILY = '/word-games/daily';
const number = new Intl.NumberFormat('en-US');

/** Opens Word Chain, or its daily game, and starts a run. */
async function startChain(page: Page, path = '/word-games/word-chain'): Promise<Run> {
  await page.goto(path);
  await hydrated(page);
  return startRun(page);
}

async function playChain(run: Run, words: number): Promise<void> {
  for (let turn = 0; turn < words; turn += 1) await wordChain.turn(run);
}

async function endChain({ page }: Run): Promise<void> {
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeVisible();
}

test.describe('the Word Games Arena', () => {
  test('lists ten games with their time and a link to each', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Games' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Word Games Arena' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(cards.getByText(/^\d+ seconds$/)).toHaveText([60, 90, 120, 180, 90, 120, 150, 120, 120, 180].map((s) => `${s} seconds`));
    await cards.nth(6).getByRole('link', { name: 'Play Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Word Chain' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page).toHaveURL(/\/word-games$/);
  });

  test('remembers an open run', async ({ page }) => {
    const run = await startChain(page);
    await playChain(run, 1);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Word Chain' }).getByText('Your run goes on')).toBeVisible();
    await page.getByRole('link', { name: 'Play Now: Word Chain' }).click();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await playChain(run, 1);
  });

  test('counts a run on the profile and the leaderboard', async ({ page, mailbox }) => {
    const person = await join(page, mailbox, 'Chainer');
    const run = await startChain(page);
    await playChain(run, 5);
    await endChain(run);
    const xp = Math.floor((Math.floor(run.score / 10) * 13 * 12) / 100);
    await page.goto('/profile');
    await expect(page.getByText(`${xp} XP`).first()).toBeVisible();
    await page.goto('/leaderboard?board=word-games');
    await expect(page.getByRole('row').filter({ hasText: person.name }).getByRole('cell').last()).toHaveText(number.format(run.score));
    await page.goto('/word-games/word-chain');
    await expect(page.getByText('Best score').locator('xpath=following-sibling::dd')).toHaveText(number.format(run.score));
  });

  test.describe('asked for an unknown game', () => {
    test.use({ expectedErrors: [/status of 404/] });
    test('answers 404', async ({ page }) => {
      const response = await page.goto('/word-games/chess');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      expect((await page.goto(`${DAILY}/chess`))?.status()).toBe(404);
    });
  });
});

test.describe('a run on a bad connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

  test('keeps moves made offline and sends them in order', async ({ page, context }) => {
    const run = await startChain(page);
    await playChain(run, 1);
    await context.setOffline(true);
    await answer(page, 'qqqq');
    await answer(page, 'zzzz');
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Connection lost.')).toBeHidden();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await playChain(run, 1);
  });

  test('counts a move once if its response was lost', async ({ page }) => {
    const run = await startChain(page);
    let lost = 0;
    await page.route('**/moves', async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      // The referee takes the move, but its response is lost.
      await route.fetch();
      await route.fulfill({ status: 503, json: { text: 'away' } });
    });
    await playChain(run, 2);
    expect(lost).toBe(1);
    await page.reload();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
  });

  test('continues in one tab where another left off', async ({ page, context }) => {
    const run = await startChain(page);
    const other = await context.newPage();
    await other.goto('/word-games/word-chain');
    await hydrated(other);
    await playChain(run, 1);
    await answer(other, 'qqqq');
    await expect(other.getByText('This run was continued in another tab.')).toBeVisible();
    await expect(liveScore(other)).toHaveText(number.format(run.score));
    await playChain({ ...run, page: other }, 1);
  });
});

test.describe('the daily set', () => {
  test('asks visitors to sign in', async ({ page }) => {
    await page.goto(DAILY);
    await expect(page.getByText('Sign in to play the daily set.')).toBeVisible();
    await page.goto(`${DAILY}/word-chain`);
    await expect(page).toHaveURL(/\/signin\?to=%2Fword-games%2Fdaily%2Fword-chain$/);
  });

  test('is the same for everyone, can be played once, and has a board and a result to share', async ({
    page,
    mailbox,
    anotherBrowser,
    context,
  }) => {
    const person = await join(page, mailbox, 'Daily');
    const run = await startChain(page, `${DAILY}/word-chain`);
    const [firstWord] = (await wordChain.read(page)) as string[];
    await playChain(run, 2);
    await page.reload();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await endChain(run);
    await expect(page.getByRole('button', { name: 'Play Again' })).toHaveCount(0);
    await page.reload();
    await expect(gameOver(page)).toBeVisible();

    await page.getByRole('link', { name: 'Choose Another Game' }).click();
    await hydrated(page);
    const points = `${number.format(run.score)} points`;
    await expect(page.getByRole('region', { name: 'Your day' }).getByText(points)).toBeVisible();
    await expect(page.getByText('1 day', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText(number.format(run.score));
    await expect(page.getByRole('link', { name: 'Play Now: Word Chain' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Play Now: Word Guess' })).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.getByText('Result copied', { exact: true })).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').slice(0, 2)).toEqual([`Quillarena daily ${today} · ${points}`, '⬜⬜⬜⬜⬜⬜🟨⬜⬜⬜']);

    const other = await anotherBrowser();
    await join(other, mailbox, 'Rival');
    await startChain(other, `${DAILY}/word-chain`);
    expect(await wordChain.read(other)).toEqual([firstWord]);
  });
});
