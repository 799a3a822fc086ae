import type { Page } from '@playwright/test';
import { games } from '../../app/arenas/word-games/games/games';
import { runXp } from '../../app/arenas/word-games/referee/settling/xp';
import { inspect } from '../support/browser/inspect';
import { watchMoves } from '../support/browser/shifts';
import { join } from '../support/people/people';
import { definitionMatch } from '../support/play/definition-match';
import { gameOver, liveScore, type Player, playAgain, press, type Run, startRun, tabTo } from '../support/play/run';
import { speedTyping } from '../support/play/speed-typing';
import { wordAssociation } from '../support/play/word-association';
import { wordChain } from '../support/play/word-chain';
import { wordCompletion } from '../support/play/word-completion';
import { wordGuess } from '../support/play/word-guess';
import { wordPuzzle } from '../support/play/word-puzzle';
import { wordScrambler } from '../support/play/word-scrambler';
import { testsWithOwnSite } from '../support/sites/own-site';
import { LENIENT_ENTRY, withSite } from '../support/sites/site-process';
import { expect, hydrated, test } from '../support/test';

const RUN_ENDS_WITHIN = { timeout: 300_000 };
/** Speed of the runs that end when time is up: half a minute is time for a move on any machine. */
const GAME_SPEED = '2';

/** Tests that reload, inspect and play a whole run: game time goes slowly, so that a slow machine does so before the time is up. */
const slow = testsWithOwnSite(LENIENT_ENTRY, { GAME_SPEED: '0.25', DEMO: '0' });

const number = new Intl.NumberFormat('en-US');

const finalScore = (page: Page) =>
  page.getByRole('region', { name: 'Game Over!' }).getByText('Final score').locator('xpath=following-sibling::span');

/** Opens a game's page. */
async function open(page: Page, { game, title }: Player): Promise<void> {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The XP of a run played with all its turns. */
function xpOf(player: Player, score: number): number {
  return runXp(player, score, { earnsBonus: true, par: games[player.game].par });
}

/** Checks what the end of a run says, and starts the next one. */
async function checkEnd(page: Page, player: Player, run: Run): Promise<void> {
  await expect(gameOver(page)).toBeVisible(RUN_ENDS_WITHIN);
  await expect(gameOver(page)).toBeFocused();
  const panel = page.getByRole('region', { name: 'Game Over!' });
  expect(run.score).toBeGreaterThan(0);
  await expect(finalScore(page)).toHaveText(number.format(run.score));
  await expect(panel.getByText(`+${number.format(xpOf(player, run.score))} XP`, { exact: true })).toBeVisible();
  await expect(panel.getByText('New best!')).toBeVisible();

  await playAgain(page);
  await expect(liveScore(page)).toHaveText('0');
  await player.read(page);
}

/** Makes a few moves, right and wrong, and goes on after a reload; inspects the board. */
async function playALittle(page: Page, player: Player): Promise<Run> {
  await open(page, player);
  const moved = await watchMoves(page);
  const run = await startRun(page);
  await player.read(page);
  expect.soft(await moved(), 'nothing moves as it begins').toBe(0);
  await player.turn(run);
  await expect(page.getByRole('status').filter({ hasText: player.right })).toBeVisible();
  await player.fail(run);
  const board = await player.read(page);

  await page.reload();
  await hydrated(page);
  await expect(liveScore(page)).toHaveText(number.format(run.score));
  // The board is in the page's first chunk, but hidden until the page is complete.
  await expect(async () => expect(await player.read(page)).toEqual(board)).toPass();
  await inspect(page, player.title, 320);
  await expect(gameOver(page)).toBeHidden();
  return run;
}

slow.describe('a game', () => {
  // In one worker, on one site.
  slow.describe.configure({ mode: 'default' });

  // One board of each kind. Those of the other games are made of the same parts and are played by touch, in word-boards.spec.ts.
  for (const player of [wordAssociation, wordGuess, wordPuzzle, wordScrambler, speedTyping]) {
    slow(`${player.title} allows wrong moves, continues after a reload, and can be used by everybody`, async ({ page }) => {
      await playALittle(page, player);
    });
  }

  // A wrong choice costs its question.
  for (const [player, spent] of [
    [wordCompletion, 1],
    [wordChain, 1],
    [definitionMatch, 2],
  ] as const) {
    slow(`${player.title} is played to its end by keyboard alone, through wrong moves and a reload`, async ({ page, mailbox }) => {
      await join(page, mailbox, 'Gladiator');
      const run = await playALittle(page, player);
      const field = page.getByRole('main').getByRole('textbox');
      if (await field.isVisible()) await tabTo(page, field);
      for (let turn = spent; turn < player.turns; turn += 1) await player.turn(run);
      await player.end?.(run);
      await checkEnd(page, player, run);
    });
  }
});

test('a guest is asked to sign in after a run', async ({ page }) => {
  await open(page, wordChain);
  const run = await startRun(page);
  await wordChain.turn(run);
  await press(page, 'End the chain');
  const panel = page.getByRole('region', { name: 'Game Over!' });
  await expect(panel.getByText('Sign in to earn XP!')).toBeVisible();
  await expect(panel.getByText('Create an account to save your progress and compete on leaderboards.')).toBeVisible();
  await expect(panel.getByText(/\+[\d,]+ XP/)).toHaveCount(0);
  await inspect(page, 'the end of a guest’s run', 320);
  await expect(panel.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup?to=%2Fword-games%2Fword-chain');
  await panel.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin\?to=%2Fword-games%2Fword-chain$/);
});

test('runs end when the time is up, played by keyboard alone and by touch in half a window', async ({ anotherBrowser, mailbox }) => {
  await withSite(
    { SMTP_URL: mailbox.url, GAME_SPEED, DEMO: '0' },
    async ({ url: baseURL }) => {
      // Both at once, as each waits for its clock.
      const page = await anotherBrowser({ baseURL });
      const phone = await anotherBrowser({ baseURL, hasTouch: true, isMobile: true, viewport: { width: 390, height: 390 } });
      await join(page, mailbox, 'Gladiator');
      await open(page, wordScrambler);
      await open(phone, wordScrambler);
      const touched = await startRun(phone, 'touch');
      await wordScrambler.turn(touched);
      const run = await startRun(page);
      await wordScrambler.turn(run);
      await checkEnd(page, wordScrambler, run);
      await expect(gameOver(phone)).toBeVisible(RUN_ENDS_WITHIN);
      await expect(finalScore(phone)).toHaveText(number.format(touched.score));
      // Their connections would look for the site when it has stopped.
      await page.context().close();
      await phone.context().close();
    },
    LENIENT_ENTRY,
  );
});
