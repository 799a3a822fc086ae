import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { loseNetwork } from '../support/browser/network';
import { join } from '../support/people/people';
import { answer, gameOver, liveScore, press, type Run, startRun } from '../support/play/run';
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

test.describe('a run of a guest', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

  test('is remembered, keeps moves made offline in order, counts one once whose response was lost, and continues in another tab', async ({
    page,
    context,
  }) => {
    const run = await startChain(page);
    await playChain(run, 1);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Word Chain' }).getByText('Your run is still going')).toBeVisible();
    await page.getByRole('link', { name: 'Play Now: Word Chain' }).click();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await playChain(run, 1);

    await loseNetwork(context);
    await answer(run, 'qqqq');
    await answer(run, 'zzzz');
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Connection lost.')).toBeHidden();
    await expect(liveScore(page)).toHaveText(number.format(run.score));
    await playChain(run, 1);

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

test('a run counts on the profile and among the best of its game, on a page that visitors have seen before', async ({
  page,
  mailbox,
  request,
}) => {
  const seenByVisitors = async () => (await request.get('/leaderboard/word-chain?period=always')).text();
  expect(await seenByVisitors()).toContain('Best runs: Word Chain');
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
  await expect.poll(seenByVisitors).toContain(person.name);
});
