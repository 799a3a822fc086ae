import type { Page } from '@playwright/test';
import { par } from '../../app/arenas/word-games/games/word-game';
import { runXp } from '../../app/arenas/word-games/referee/settling/xp';
import { inspect } from '../support/browser/inspect';
import type { Mailbox } from '../support/people/mailbox';
import { join } from '../support/people/people';
import { playersAgainstTime, playersToTheEnd } from '../support/play/players';
import { gameOver, liveScore, type Player, playTurn, press, startRun } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { type SiteProcess, withSite } from '../support/sites/site-process';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

const RUN_ENDS_WITHIN = { timeout: 60_000 };
const BOARD_COMES_WITHIN = { timeout: 20_000 };
/** Speed of the runs that end when time is up. */
const GAME_SPEED = '4';

const number = new Intl.NumberFormat('en-US');

test.describe.configure({ timeout: 120_000 });

/** Opens a game's page. */
async function open(page: Page, { game, title }: Player): Promise<void> {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The XP of a run played with all its turns. */
function xpOf(player: Player, score: number): number {
  return runXp(player, score, { usedUp: true, par: par[player.game] });
}

/** Plays a run to its end by keyboard, checks its result and starts the next one. */
async function playToTheEnd(page: Page, mailbox: Mailbox, player: Player): Promise<void> {
  await join(page, mailbox, 'Gladiator');
  await open(page, player);
  const run = await startRun(page);
  await playTurn(player, run);
  await expect(page.getByRole('status').filter({ hasText: player.right })).toBeVisible();
  for (let turn = 1; turn < player.turns; turn += 1) await playTurn(player, run);
  await player.end?.(run);

  await expect(gameOver(page)).toBeVisible(RUN_ENDS_WITHIN);
  await expect(gameOver(page)).toBeFocused();
  expect.soft(await accessibilityFaults(page), 'at the end').toEqual([]);
  const panel = page.getByRole('region', { name: 'Game Over!' });
  expect(run.score).toBeGreaterThan(0);
  await expect(panel.getByText('Final score').locator('xpath=following-sibling::span')).toHaveText(number.format(run.score));
  await expect(panel.getByText(`+${number.format(xpOf(player, run.score))} XP`, { exact: true })).toBeVisible();
  await expect(panel.getByText('New best!')).toBeVisible();

  await press(page, 'Play Again');
  await expect(gameOver(page)).toBeHidden();
  await expect(liveScore(page)).toHaveText('0');
  await player.read(page);
}

/** Makes a few moves as a guest: right, wrong, and after a reload; then inspects the board. */
async function playALittle(page: Page, player: Player): Promise<void> {
  await open(page, player);
  const run = await startRun(page);
  await player.read(page);
  await playTurn(player, run);
  expect.soft(await accessibilityFaults(page), 'after a right move').toEqual([]);
  await player.fail(run);
  expect.soft(await accessibilityFaults(page), 'after a wrong move').toEqual([]);
  const board = await player.read(page);

  await page.reload();
  await hydrated(page);
  await expect(liveScore(page)).toHaveText(number.format(run.score));
  // The board is in the page's first chunk, but hidden until the page is complete.
  await expect(async () => expect(await player.read(page)).toEqual(board)).toPass(BOARD_COMES_WITHIN);
  await inspect(page, player.title);
  await expect(gameOver(page)).toBeHidden();
}

for (const player of playersToTheEnd) {
  test(`${player.title} is played to its end by keyboard alone`, async ({ page, mailbox }) => {
    await playToTheEnd(page, mailbox, player);
  });
}

for (const player of [...playersToTheEnd, ...playersAgainstTime]) {
  test(`${player.title} allows wrong moves, continues after a reload, and can be used by everybody`, async ({ page }) => {
    await playALittle(page, player);
  });
}

test('a guest is asked to sign in after a run', async ({ page }) => {
  await open(page, wordChain);
  const run = await startRun(page);
  await playTurn(wordChain, run);
  await press(page, 'End the chain');
  const panel = page.getByRole('region', { name: 'Game Over!' });
  await expect(panel.getByText('Sign in to earn XP!')).toBeVisible();
  await expect(panel.getByText('Create an account to save your progress and compete on leaderboards.')).toBeVisible();
  await expect(panel.getByText(/\+[\d,]+ XP/)).toHaveCount(0);
  await inspect(page, 'the end of a guest’s run');
  await expect(panel.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
  await panel.getByRole('link', { name: 'Sign In' }).press('Enter');
  await expect(page).toHaveURL(/\/signin\?to=%2Fword-games%2Fword-chain$/);
});

const quickTest = test.extend<object, { quickSite: SiteProcess }>({
  quickSite: [async ({ mailbox }, use) => withSite({ SMTP_URL: mailbox.url, GAME_SPEED }, use), { scope: 'worker', timeout: 60_000 }],
  baseURL: async ({ quickSite }, use) => use(quickSite.url),
});

quickTest.describe('when the time is up', () => {
  // One after the other, because each worker would start its own site.
  quickTest.describe.configure({ mode: 'default' });

  for (const player of playersAgainstTime) {
    quickTest(`${player.title} ends, played by keyboard alone`, async ({ page, mailbox }) => {
      await playToTheEnd(page, mailbox, player);
    });
  }

  quickTest.describe('in half a window', () => {
    quickTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 390 } });

    for (const player of playersAgainstTime) {
      quickTest(`${player.title} ends, played by touch`, async ({ page }) => {
        await open(page, player);
        const run = await startRun(page, 'touch');
        await player.turn(run);
        await expect(gameOver(page)).toBeVisible(RUN_ENDS_WITHIN);
        const score = page.getByRole('region', { name: 'Game Over!' }).getByText('Final score');
        await expect(score.locator('xpath=following-sibling::span')).toHaveText(number.format(run.score));
      });
    }
  });
});
