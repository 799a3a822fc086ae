import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { postgresSite, testsWith } from '../support/sites/own-site';
import { expect, hydrated } from '../support/test';

// This file has its own site so that it can fill the boards.
const test = testsWith(async (mailbox) => {
  const { url, postgres, dispose } = await postgresSite(mailbox);
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  return {
    ...{ url, database },
    async dispose() {
      await database.end();
      await dispose();
    },
  };
});

// In one worker: each would start a server and a site of its own.
test.describe.configure({ mode: 'default' });

const LONG_NAME = 'W'.repeat(30);
const PLAYERS = 1_200;
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** The most that the viewer's own row may cover, in px. */
const OWN_HEIGHT = 72;

/** Players with eight-digit XP, a second apart; one in seven has a name of the widest letters. */
const CROWD = `
  with born as (
    insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
    select gen_random_uuid(), case when n % 7 = 0 then repeat('W', 26) || lpad(n::text, 4, '0') else 'Player ' || n end, 'crowd ' || n,
      n || '@crowd.test', true, now(), now() from generate_series(1, ${PLAYERS}) n
    returning id, name_key)
  insert into board_row (board, player_id, score, reached_at)
  select 'all', id, 12345678 - substr(name_key, 7)::integer, now() from born`;

/** The focused link's address, and whether the viewer's own row covers any of it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const link = document.activeElement;
    const own = document.querySelector('tr.sticky');
    if (!link || !own) return { address: null, covered: true };
    const [box, over] = [link.getBoundingClientRect(), own.getBoundingClientRect()];
    const covered = !own.contains(link) && box.top < over.bottom && box.bottom > over.top;
    return { address: link.getAttribute('href'), covered: covered || box.top < 0 || box.bottom > innerHeight };
  });
}

/** Tabs through the links of players. @returns the addresses of covered ones. */
async function unseen(page: Page, key: string, steps: number): Promise<(string | null)[]> {
  const hidden: (string | null)[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const { address, covered } = await focused(page);
    if (covered) hidden.push(address);
  }
  return hidden;
}

/** Counts XP figures that wrap or run past the edge of the window. */
function brokenFigures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('td:last-child')].filter((cell) => {
        const figure = document.createRange();
        figure.selectNodeContents(cell);
        return figure.getClientRects().length !== 1 || figure.getBoundingClientRect().right > innerWidth;
      }).length,
  );
}

test('on a phone the viewer’s own row stays small and covers no focused link, and figures do not wrap', async ({
  page,
  mailbox,
  own: { database },
}) => {
  test.slow();
  const { name } = await join(page, mailbox, 'Wide');
  await database.query('update player set name = $1 where name = $2', [LONG_NAME, name]);
  await database.query(CROWD);
  // On the way down one passes the first rank; the other stays below whatever is focused.
  for (const [rank, steps] of [
    [30, 60],
    [1_150, 25],
  ] as const) {
    await database.query(
      `insert into board_row (board, player_id, score, reached_at)
       select 'all', id, 12345678 - $2::integer, now() from player where name = $1
       on conflict (board, player_id) do update set score = excluded.score`,
      [LONG_NAME, rank],
    );
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await page.goto('/leaderboard');
      await hydrated(page);
      const what = `rank ${rank} at ${phone.width} px`;
      const own = page.getByRole('row', { name: LONG_NAME });
      await expect(own).toBeInViewport({ ratio: 0.99 });
      expect.soft((await own.boundingBox())?.height, what).toBeLessThanOrEqual(OWN_HEIGHT);
      expect.soft(await brokenFigures(page), what).toBe(0);
      expect.soft(await page.evaluate(() => document.scrollingElement?.scrollWidth), what).toBe(phone.width);
      await page.getByRole('table').getByRole('link').first().focus();
      expect.soft(await unseen(page, 'Tab', steps), what).toEqual([]);
      expect.soft(await unseen(page, 'Shift+Tab', steps - 5), what).toEqual([]);
    }
  }
});

test('charts stay within their card, and the best and the last score differ in shape', async ({ page, mailbox, own: { database } }) => {
  const { name } = await join(page, mailbox, 'Drawn');
  const me = '(select id from player where name = $1)';
  await database.query(
    `insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
     select ${me}, 'fan_fic', amount, 'test', gen_random_uuid(), 1, now() - days * interval '1 day'
     from (values (2400, 3), (-1700, 1)) as given(amount, days)`,
    [name],
  );
  await database.query(
    `insert into game_best (player_id, game, best_score, reached_at, runs, total_score)
     select ${me}, game, 90, now(), 3, 160 from (values ('word-chain'), ('anagram-solver')) as given(game)`,
    [name],
  );
  await database.query(
    `insert into game_run (id, game, player_id, deal, puzzle_keys, score, move_count, started_at, ends_at, settled_at, xp)
     select gen_random_uuid(), game, ${me}, '{}', '{}', score, 3, now() - n * interval '1 week', now() - n * interval '1 week', now() - n * interval '1 week', 1
     from (values ('word-chain', 20, 3), ('word-chain', 90, 2), ('word-chain', 50, 1), ('anagram-solver', 90, 1)) as given(game, score, n)`,
    [name],
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/leaderboard?view=personal');
  const card = page.getByRole('region', { name: 'XP by day' });
  const heading = await card.getByRole('heading').boundingBox();
  const label = await card.getByText('-2,000', { exact: true }).first().boundingBox();
  expect(label?.x).toBeGreaterThanOrEqual(heading?.x ?? Number.NaN);
  const chain = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Word Chain' }) });
  const shapes = await chain.locator('[style*="left"]').evaluateAll((marks) =>
    marks.map((mark) => {
      const { rotate, borderRadius, borderWidth } = getComputedStyle(mark);
      return { rotate, round: Number.parseFloat(borderRadius) > 1000, open: borderWidth !== '0px' };
    }),
  );
  expect(shapes, 'an open ring for the last one, a filled lozenge for the best').toEqual([
    { rotate: 'none', round: true, open: true },
    { rotate: '45deg', round: false, open: false },
  ]);
  await inspect(page, 'personal figures with drawings');
});
