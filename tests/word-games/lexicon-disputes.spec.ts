import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { lexicon } from '../support/play/lexicon';
import { answer, gameOver, known, playAgain, press, type Run, startRun, tabTo } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { adminCommand } from '../support/sites/admin';
import { siteProcess } from '../support/sites/site-process';
import { expect, hydrated, test } from '../support/test';

const THANKS = 'Thank you. An editor will look at it.';
const ask = (page: Page) => page.getByRole('button', { name: 'Should this count?' });
const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const openGame = async (page: Page, game: string) => {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  return startRun(page);
};

test('an editor hears what players dispute, whose next games and own page show the decision', async ({ browser, mailbox }) => {
  test.slow();
  const site = await siteProcess({ SMTP_URL: mailbox.url, DEMO: '0' });
  const disputes = (...words: string[]) => adminCommand(['lexicon-disputes', ...words], { DATA_DIR: site.dataDir });
  await site.start();
  try {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await join(page, mailbox, 'Friend');
    const run = await openGame(page, 'word-chain');
    const letter = await lastLetter(page);
    const word = `${letter}qzzy`;
    await answer(run, word);
    await expect(page.getByText('Not in word list!')).toBeVisible();
    await ask(page).click();
    await expect(page.getByRole('status').filter({ hasText: THANKS })).toHaveCount(1);
    await expect(field(page), 'the focus stays in the field').toBeFocused();
    await wordChain.turn(run);

    const listed = await disputes();
    expect(listed).toMatchObject({ status: 0, said: expect.stringContaining(`1 person: “${word}” should count`) });
    const number = listed.said.trim().split(' ')[0] ?? '';
    expect(await disputes('add', number)).toEqual({ status: 0, said: `Decided: “${word}” now counts as a word.\n` });

    await press(page, 'End the chain');
    await playAgain(page);
    // Chains begin with any letter: the word counts in the first one that asks for its letter.
    await chainTo(run, letter);
    await answer(run, word);
    await expect(page.getByRole('status').filter({ hasText: 'Correct!' })).toBeVisible();

    await page.goto('/leaderboard?view=personal');
    await expect(page.getByText(`Thank you: “${word}” now counts as a word.`)).toBeVisible();
    expect(await disputes('export')).toEqual({ status: 0, said: `# content/lexicon/edits/new-words.txt\n${word}\n` });
    await page.context().close();
  } finally {
    await site.dispose();
  }
});

test('a dispute is filed by keyboard and returns to the field, or is filed once the run is over', async ({ page }) => {
  const run = await openGame(page, 'word-chain');
  const letter = await lastLetter(page);
  await answer(run, `${letter}qqq`);
  await tabTo(page, ask(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toHaveCount(1);
  await answer(run, `${letter}zzz`);
  await expect(ask(page)).toBeVisible();
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeFocused();

  await page.getByText('Do you disagree?').click();
  const row = (word: string) => page.getByRole('listitem').filter({ hasText: `“${word}”` });
  await expect(row(`${letter}qqq`).getByRole('button')).toHaveText(THANKS);
  await row(`${letter}zzz`).getByRole('button', { name: 'Should this count?' }).click();
  await expect(row(`${letter}zzz`).getByRole('button')).toHaveText(THANKS);
  await inspect(page, 'disputes of a run that is over');
});

/** The letter that the next word of a chain starts with. */
async function lastLetter(page: Page): Promise<string> {
  return ((await wordChain.read(page)) as string[]).at(-1)?.at(-1) ?? '';
}

/** Continues a chain until it asks for a letter. */
async function chainTo(run: Run, letter: string): Promise<void> {
  const last = await lastLetter(run.page);
  for (const word of wordsBetween(last, letter)) {
    await answer(run, word);
    await expect(run.page.getByRole('textbox', { name: `A word that starts with “${word.slice(-1).toUpperCase()}”` })).toBeVisible();
  }
}

/** @returns words that lead a chain from one letter to another: none, one, or two where no word goes straight from one to the other. */
function wordsBetween(from: string, to: string): string[] {
  if (from === to) return [];
  const words = lexicon.words.map(({ word }) => word);
  const straight = (start: string) => words.find((word) => word.startsWith(start) && word.endsWith(to));
  const direct = straight(from);
  if (direct !== undefined) return [direct];
  const first = words.find((word) => word.startsWith(from) && straight(word.slice(-1)) !== undefined);
  const start = known(first, `words from ${from} to ${to}`);
  return [start, known(straight(start.slice(-1)), `a word to ${to}`)];
}
