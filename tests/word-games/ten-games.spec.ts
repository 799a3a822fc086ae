import type { Page } from '@playwright/test';
import { games } from '../../app/arenas/word-games/games/games';
import { runXp } from '../../app/arenas/word-games/referee/settling/xp';
import { inspect } from '../support/browser/inspect';
import { watchMoves } from '../support/browser/shifts';
import { join } from '../support/people/people';
import { definitionMatch } from '../support/play/definition-match';
import { finalScore, gameOver, liveScore, type Player, playAgain, RUN_ENDS_WITHIN, type Run, startRun, tabTo } from '../support/play/run';
import { speedTyping } from '../support/play/speed-typing';
import { wordAssociation } from '../support/play/word-association';
import { wordChain } from '../support/play/word-chain';
import { wordCompletion } from '../support/play/word-completion';
import { wordGuess } from '../support/play/word-guess';
import { wordPuzzle } from '../support/play/word-puzzle';
import { wordScrambler } from '../support/play/word-scrambler';
import { expect, hydrated, slowTest, test } from '../support/test';

const number = new Intl.NumberFormat('en-US');

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
  const run = await playOverAReload(page, player);
  await inspect(page, player.title, 320);
  await expect(gameOver(page)).toBeHidden();
  return run;
}

/** Makes a few moves, right and wrong, and goes on after a reload. */
async function playOverAReload(page: Page, player: Player): Promise<Run> {
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
  return run;
}

// One board of each kind. Those of the other games are made of the same parts and are played by touch, in word-boards.spec.ts.
slowTest('games allow wrong moves, continue after a reload, and can be used by everybody', async ({ page }) => {
  for (const player of [wordAssociation, wordGuess, wordPuzzle, wordScrambler]) await playALittle(page, player);
});

slowTest('games are played to their ends by keyboard alone, through wrong moves and a reload', async ({ page, mailbox }) => {
  await join(page, mailbox, 'Gladiator');
  // A wrong choice costs its question.
  for (const [player, spent] of [
    [wordCompletion, 1],
    [wordChain, 1],
    [definitionMatch, 2],
  ] as const) {
    const run = await playALittle(page, player);
    const field = page.getByRole('main').getByRole('textbox');
    if (await field.isVisible()) await tabTo(page, field);
    for (let turn = spent; turn < player.turns; turn += 1) await player.turn(run);
    await player.end?.(run);
    await checkEnd(page, player, run);
  }
});

// In slow game time nobody may type as fast.
test('typing allows wrong keys, continues after a reload, and can be used by everybody', async ({ page, anotherBrowser }) => {
  await playOverAReload(page, speedTyping);
  // In a run of its own, as each has ninety seconds.
  const other = await anotherBrowser();
  await open(other, speedTyping);
  await startRun(other);
  await inspect(other, speedTyping.title, 320);
  await expect(gameOver(other)).toBeHidden();
});

// By touch: word-boards.spec.ts.
test('a run ends when the time is up, played by keyboard alone', async ({ page, mailbox }) => {
  await join(page, mailbox, 'Gladiator');
  await open(page, wordScrambler);
  const run = await startRun(page);
  await wordScrambler.turn(run);
  await checkEnd(page, wordScrambler, run);
});
