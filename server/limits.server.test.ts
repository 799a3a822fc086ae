import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { RateLimited } from '../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../app/platform/testing/database/test-database';
import type { TestClock } from '../app/platform/testing/test-clock';
import { actsOn } from './testing/limited-acts';

const PAGE = new URL('../docs/product/limits.md', import.meta.url);
/** Limits whose numbers their own features' tests walk to: they need more around them than a database. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'rooms opened in Story Weave': 'app/arenas/story-weave/server/seating/lobby.server.test.ts',
  'invitations to rooms': 'app/arenas/story-weave/server/seating/invitations.server.test.ts',
  'invitations from one player to another': 'app/arenas/story-weave/server/seating/invitations.server.test.ts',
  'invitations to one player, from all others': 'app/arenas/story-weave/server/seating/invitations.server.test.ts',
  'fan fiction: giving stories to one player': 'app/arenas/fan-fiction/acknowledgements/acknowledgements.server.test.ts',
  'fan fiction: giving stories to one player, by all others': 'app/arenas/fan-fiction/acknowledgements/acknowledgements.server.test.ts',
  'fan fiction: naming stories of one player, under one name, as sources': 'app/arenas/fan-fiction/acknowledgements/sources.server.test.ts',
  'fan fiction: naming stories of one player, under one name, as sources, by all others':
    'app/arenas/fan-fiction/acknowledgements/sources.server.test.ts',
  'fan fiction: inviting one player to write together': 'app/arenas/fan-fiction/co-authors/co-authors.server.test.ts',
  'fan fiction: inviting one player to write together, by all others': 'app/arenas/fan-fiction/co-authors/co-authors.server.test.ts',
  'fan fiction: asking one player to read along': 'app/arenas/fan-fiction/beta/beta.server.test.ts',
  'fan fiction: asking one player to read along, by all others': 'app/arenas/fan-fiction/beta/beta.server.test.ts',
  'challenges in word games': 'app/arenas/word-games/challenges/series.server.test.ts',
  'rooms of words opened': 'app/arenas/word-games/rooms/server/seats.server.test.ts',
  'seats taken in rooms of words': 'app/arenas/word-games/rooms/server/seats.server.test.ts',
  'link pictures of stories that have to be drawn': 'app/covers/story/cover-pictures.server.test.ts',
  'books that have to be made': 'app/books/books.server.test.ts',
  'checkouts for donations': 'app/donation/donations.server.test.ts',
};

interface Row {
  what: string;
  max: number;
  seconds: number;
}

/** The table of the page that tells people. */
const rows: Row[] = [...readFileSync(PAGE, 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \|/gm)].map(([, what = '', max, seconds]) => ({
  ...{ what, max: Number(max), seconds: Number(seconds) },
}));

/** Of limits above this only the first and the last acts are walked, with the counter set forward in between. */
const MOST_WALKED = 60;

let database: OpenDatabase;
let clock: TestClock;
let acts: Record<string, () => Promise<unknown>>;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  acts = await actsOn(ground);
});

/** Whether it was let through: what was not there to be changed was let through as well. */
async function letsThrough(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    (error: unknown) => !(error instanceof RateLimited),
  );
}

describe('what may be done how often', () => {
  it('stands in a table, and each of its rows is walked to its end', () => {
    const walked = [...Object.keys(acts), ...Object.keys(ELSEWHERE)];
    expect(walked.toSorted()).toEqual(rows.map(({ what }) => what).toSorted());
  });

  it.each(rows.filter(({ what }) => !(what in ELSEWHERE)))('$what: $max in $seconds s', async ({ what, max, seconds }) => {
    const act = acts[what] ?? (() => Promise.reject(new Error('nobody does this')));
    expect(await letsThrough(act), 'the first time').toBe(true);
    const walked = Math.min(max, MOST_WALKED);
    await database.execute('update rate_limit set count = count + $1', [max - walked]);
    for (let time = max - walked + 2; time <= max; time += 1) expect(await letsThrough(act), `time ${time}`).toBe(true);
    expect(await letsThrough(act), 'one more').toBe(false);
    clock.advance(seconds * 1000);
    expect(await letsThrough(act), 'after the period').toBe(true);
  });
});
