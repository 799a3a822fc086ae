import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { definitionMatch } from '../support/play/definition-match';
import { lexicon } from '../support/play/lexicon';
import { answer, gained, gameOver, known, liveScore, press, type Run, startRun } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { expect, hydrated, test } from '../support/test';

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
  test('remembers an open run', async ({ page }) => {
    const run = await startChain(page);
    await playChain(run, 1);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Word Chain' }).getByText('Your run is still going')).toBeVisible();
    await page.getByRole('link', { name: 'Play Now: Word Chain' }).click();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await playChain(run, 1);
  });

  test('counts a run on the profile and among the best of its game, on a page that visitors have seen before', async ({
    page,
    mailbox,
    anotherBrowser,
  }) => {
    const visitor = await anotherBrowser();
    await visitor.goto('/leaderboard/word-chain?period=always');
    await expect(visitor.getByRole('heading', { name: 'Best runs: Word Chain' })).toBeVisible();
    const person = await join(page, mailbox, 'Chainer');
    const run = await startChain(page);
    await playChain(run, 5);
    await endChain(run);
    const xp = Math.floor((Math.floor(run.score / 10) * 13 * 12) / 100);
    await page.goto('/profile');
    await expect(page.getByText(`${xp} XP`).first()).toBeVisible();
    await page.goto('/leaderboard/word-chain?period=today');
    const own = page.getByRole('row').filter({ hasText: person.name });
    await expect(own.getByRole('cell').last()).toHaveText(number.format(run.score));
    await expect(own).toContainText('You');
    await inspect(page, 'the best runs of a game', 320);
    await page.goto('/word-games/word-chain');
    await expect(page.getByText('Best score').locator('xpath=following-sibling::dd')).toHaveText(number.format(run.score));
    const next = await startRun(page);
    const ghost = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Your best run so far by now: ' });
    await expect(ghost, 'once the best run had its first word').toHaveText(/now: Best [1-9]/);
    await inspect(page, 'a run beside its best one', 320);
    await endChain(next);
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('row').filter({ hasText: person.name })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('a run on a bad connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

  test('keeps moves made offline and sends them in order', async ({ page, context }) => {
    const run = await startChain(page);
    await playChain(run, 1);
    await context.setOffline(true);
    await answer(run, 'qqqq');
    await answer(run, 'zzzz');
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
    await answer({ ...run, page: other }, 'qqqq');
    await expect(other.getByText('This run was continued in another tab.')).toBeVisible();
    await expect(liveScore(other)).toHaveText(number.format(run.score));
    await playChain({ ...run, page: other }, 1);
  });
});

test.describe('a double click', () => {
  const verdict = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

  test('on Submit sends one answer, and its verdict stays to be read', async ({ page }) => {
    const run = await startChain(page);
    const [start = ''] = (await wordChain.read(page)) as string[];
    const submit = page.getByRole('button', { name: 'Submit' });
    await page.keyboard.type(`${start.at(-1)}qqq`);
    await submit.dblclick();
    await expect(verdict(page, 'Not in word list!')).toBeVisible();
    const { word } = known(
      lexicon.words.find((each) => each.word.startsWith(start.at(-1) ?? '') && each.word !== start),
      'a word to go on with',
    );
    await page.keyboard.type(word);
    await submit.dblclick();
    await gained(run, 10 * word.length);
    await expect(verdict(page, 'Correct!')).toBeVisible();
    await expect(verdict(page, 'Not in word list!')).toHaveCount(0);
  });

  test('on a choice answers one question', async ({ page }) => {
    await page.goto('/word-games/definition-match');
    await hydrated(page);
    await startRun(page);
    const { right, options } = (await definitionMatch.read(page)) as { right: number; options: string[] };
    await page
      .getByRole('group', { name: 'Which word is it?' })
      .getByRole('button')
      .nth((right + 1) % options.length)
      .dblclick();
    await expect(verdict(page, `Incorrect. It is ${options[right]}`)).toBeVisible();
    await expect(page.getByText('Question 2 of 15.')).toBeVisible();
    await expect(verdict(page, `Incorrect. It is ${options[right]}`)).toBeVisible();
  });
});
