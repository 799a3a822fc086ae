import type { Page } from '@playwright/test';
import pg from 'pg';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { definitionMatch } from '../support/play/definition-match';
import { gameOver, liveScore, type Player, press, type Run, startRun } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { type PostgresSite, postgresSite, testsWith } from '../support/sites/own-site';
import { expect, hydrated } from '../support/test';

const test = testsWith((mailbox) => postgresSite(mailbox));

// In one worker: this file has its own site, because it moves its days.
test.describe.configure({ mode: 'default' });

const DAILY = '/word-games/daily';
const YESTERDAY = `${DAILY}/yesterday`;
const number = new Intl.NumberFormat('en-US');
const today = () => new Date().toISOString().slice(0, 10);
const yourDay = (page: Page) => page.getByRole('region', { name: 'Your day' });
const ownRow = (page: Page, name: string) => page.getByRole('table', { name: "Today's board" }).getByRole('row').filter({ hasText: name });

async function start(page: Page, { game }: Player): Promise<Run> {
  await page.goto(`${DAILY}/${game}`);
  await hydrated(page);
  return startRun(page);
}

async function playChain(page: Page, words: number): Promise<Run> {
  const run = await start(page, wordChain);
  for (let turn = 0; turn < words; turn += 1) await wordChain.turn(run);
  return run;
}

async function endChain({ page }: Run): Promise<void> {
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeVisible();
}

/** Opens the daily set in a page that another tab's run does not disturb. */
async function beside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(DAILY);
  await hydrated(other);
  return other;
}

/** Makes everything that was played on a day a day older. */
async function letADayPass({ site, postgres }: PostgresSite): Promise<void> {
  await site.stop();
  const database = new pg.Client(postgres.url);
  await database.connect();
  await database.query(`
    update game_run set daily_on = daily_on - 1, started_at = started_at - interval '1 day', ends_at = ends_at - interval '1 day',
      settled_at = settled_at - interval '1 day' where daily_on is not null;
    update daily_score set daily_on = daily_on - 1, reached_at = reached_at - interval '1 day';`);
  await database.end();
  await site.start();
}

test('visitors see the arches and the board, and are asked to sign in; a page that stands open over midnight asks for the new set', async ({
  page,
}) => {
  for (const path of [YESTERDAY, DAILY]) {
    // Only the last one stands open so long.
    if (path === DAILY) await page.clock.install();
    await page.goto(path);
    await expect(page.getByText(/^Sign in to /)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(10);
    await inspect(page, `${path}, signed out`, 320);
  }
  let asked = false;
  page.on('request', (request) => {
    asked ||= new URL(request.url()).pathname === `${DAILY}.data`;
  });
  // The page sets its timer after hydration, at a moment that nothing shows.
  await expect(async () => {
    await page.clock.fastForward('25:00:00');
    expect(asked).toBe(true);
  }).toPass();
});

test.describe('a day', () => {
  // The address of a review that is still closed is answered with 403.
  test.use({ expectedErrors: [/status of (?:403|503)|ERR_CONNECTION|WebSocket/] });

  test('of two games is the same for everyone, is played once, has a board with equal totals, results to share and reviews, and is there to look at on the next day', async ({
    page,
    mailbox,
    own,
    anotherBrowser,
    context,
  }) => {
    const person = await join(page, mailbox, 'Allday');
    const chain = await playChain(page, 0);
    const [firstWord] = (await wordChain.read(page)) as string[];
    for (const _turn of [1, 2]) await wordChain.turn(chain);
    await page.reload();
    await expect(liveScore(page)).toHaveText(number.format(chain.score));
    await endChain(chain);
    await expect(page.getByRole('region', { name: 'Game Over!' }).getByText(/^\d of 5 keystones$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Again' })).toHaveCount(0);
    await page.reload();
    await expect(gameOver(page)).toBeVisible();

    await page.getByRole('link', { name: 'Choose Another Game' }).click();
    await hydrated(page);
    const points = `${number.format(chain.score)} points`;
    await expect(yourDay(page).getByText(points)).toBeVisible();
    await expect(page.getByText('1 day', { exact: true })).toBeVisible();
    await expect(ownRow(page, person.name)).toContainText(number.format(chain.score));
    await expect(page.getByRole('link', { name: 'Review: Word Chain' })).toContainText('0 of 5 keystones');
    await expect(page.getByRole('link', { name: 'Play Now: Word Chain' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Play Now: Word Guess' })).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await yourDay(page).getByRole('button', { name: 'Copy result' }).click();
    await expect(page.getByText('Result copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([
      `Quillarena daily ${today()} · ${points}`,
      '⬜⬜⬜⬜⬜',
      '⬜0\uFE0F\u20E3⬜⬜⬜',
      '0 of 50 keystones',
      expect.stringMatching(/^http:\/\/localhost:\d+\/word-games\/daily$/),
    ]);

    const other = await anotherBrowser();
    await join(other, mailbox, 'Rival');
    const rival = await playChain(other, 0);
    expect(await wordChain.read(other)).toEqual([firstWord]);
    for (const _turn of [1, 2, 3]) await wordChain.turn(rival);
    await endChain(rival);
    await other.context().close();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Review: Word Chain' })).toContainText('2nd of 2');

    // From here on the browser can share.
    await page.addInitScript(() => {
      const share = async ({ files, text }: ShareData) => {
        document.title = `shared ${files?.map(({ name, type, size }) => `${name} ${type} ${size > 1_000}`)} ${text?.split('\n')[0]}`;
      };
      Object.assign(navigator, { share, canShare: () => true });
    });
    const review = `${DAILY}/${today()}/definition-match`;
    const closed = async (path: string, heading: string) => {
      expect((await page.goto(path))?.status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    };
    await closed(review, 'Play it first');
    const run = await start(page, definitionMatch);
    // On a day on which it is one of the three it is shorter.
    const questions = Number(/of (\d+)/.exec(await page.getByText(/^Question 1 of/).innerText())?.[1]);
    for (let turn = 0; turn < 3; turn += 1) await definitionMatch.turn(run);
    const during = await beside(page);
    await expect(yourDay(during).getByText(`${number.format(chain.score)} points`)).toBeVisible();
    await expect(ownRow(during, person.name)).toContainText(number.format(chain.score));
    await expect(during.getByRole('link', { name: 'Continue: Definition Match' })).toBeVisible();
    expect((await during.request.get(review)).status(), 'the review during the run').toBe(403);
    await during.close();
    await definitionMatch.fail(run);
    for (let turn = 4; turn < questions; turn += 1) await definitionMatch.turn(run);
    await expect(gameOver(page)).toBeVisible();

    await page.getByRole('link', { name: 'See All Answers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Definition Match' })).toBeVisible();
    const puzzles = page.getByRole('main').locator('ol > li');
    await expect(puzzles).toHaveCount(questions);
    await expect(puzzles.getByText('Solved', { exact: true })).toHaveCount(questions - 1);
    await expect(puzzles.filter({ hasText: 'Not solved' }).getByRole('img', { name: 'wrong' })).toBeVisible();
    await expect(puzzles.first()).toContainText('+50');
    await inspect(page, 'the review of a game', 320);

    await page.goto(DAILY);
    await hydrated(page);
    const score = number.format(chain.score + 50 * (questions - 1));
    await expect(yourDay(page).getByText(`${score} points`)).toBeVisible();
    await expect(ownRow(page, person.name)).toContainText(score);
    await expect(page.getByRole('link', { name: 'Review: Definition Match' })).toContainText('4 of 5 keystones');
    await yourDay(page).getByText('As a picture').click();
    const picture = yourDay(page).getByRole('img', {
      name: /^Quillarena daily .* keystones\..*Definition Match: 4 of 5; Word Puzzle: not played\.$/,
    });
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await yourDay(page).getByRole('button', { name: 'Share picture' }).click();
    await expect(page).toHaveTitle(`shared quillarena-daily-${today()}.png image/png true Quillarena daily ${today()} · ${score} points`);
    await inspect(page, 'the daily set after two games', 320);

    const plain = await anotherBrowser({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    await plain.goto(DAILY);
    await expect(plain.getByText('4 of 5 keystones')).toBeAttached();
    await expect(yourDay(plain).getByText(`${score} points`)).toBeVisible();

    const played = today();
    await page.goto('about:blank');
    await plain.goto('about:blank');
    await letADayPass(own);
    await page.goto(DAILY);
    await expect(page.getByRole('link', { name: /^Play Now: / })).toHaveCount(10);
    await page.getByRole('link', { name: "Yesterday's Set" }).click();
    await expect(yourDay(page).getByText(`${score} points`)).toBeVisible();
    await expect(page.getByText('Not played', { exact: true })).toHaveCount(8);
    await expect(page.getByRole('link', { name: /^(Play Now|Continue): / })).toHaveCount(0);
    await inspect(page, "yesterday's set", 320);
    await page.getByRole('link', { name: 'Review: Word Chain' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Word Chain' })).toBeVisible();
    const before = page.url().match(/\d{4}-\d\d-\d\d/)?.[0] ?? '';
    expect(before < played).toBe(true);
    await closed(`${DAILY}/${before}/word-guess`, 'Word Guess');
  });
});
