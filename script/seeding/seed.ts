import pg from 'pg';
import type * as ScaleModules from '../../bench/support/database/scale-modules.ts';
import { loadApp } from '../../bench/support/load-app.ts';
import { countReaders, fanFictionSteps } from './fan-fiction.ts';
import { dropIndexes } from './loading.ts';
import { gameSteps, peopleSteps, totalSteps } from './people.ts';
import { makeStoryFacts, type Plan, type SeedContext, type Step } from './plan.ts';
import { progressBar } from './progress-bar.ts';
import { createRandomFunctions } from './random-functions.ts';
import { storySteps } from './stories.ts';
import { makeAllTags, tagStories } from './tags.ts';
import { makeWords } from './words.ts';

/** How many numbers one statement covers, so that the bar moves. */
const PART = 25_000;
/** The duration of building one index, relative to the steps. */
const INDEX_WEIGHT = 2;
/** That of tagging all stories and putting them into lists. */
const TAGS_WEIGHT = 120;
const FEWEST_PLAYERS = 50;
/** How many stories' search rows to compare with what the database computes. */
const CHECKED = 100;

const TABLES = [
  ...[
    'player',
    'player_follow',
    'story',
    'story_rating',
    'story_search',
    'story_writer',
    'xp_entry',
    'player_progress',
    'arena_progress',
    'board_row',
  ],
  ...[
    'writing_session',
    'game_run',
    'game_best',
    'daily_score',
    'fanfic_chapter',
    'fanfic_comment',
    'fandom_follow',
    'story_seen',
    'story_like',
    'story_read',
  ],
];

/** Thrown when seeding is not possible as requested, with a text that says what to do. */
export class CannotSeed extends Error {}

/**
 * Fills a database on a PostgreSQL server, after bringing its schema up to date. Everything is kept or nothing.
 * @param options add: even when there are people in it.
 * @throws {CannotSeed}
 */
export async function seed(databaseUrl: string, plan: Plan, options: { add: boolean }): Promise<void> {
  if (plan.players < FEWEST_PLAYERS) throw new CannotSeed(`Please seed ${FEWEST_PLAYERS} rows or more.`);
  const modules = await loadApp<typeof ScaleModules>('./bench/support/database/scale-modules.ts');
  await bringUpToDate(modules, databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'quillarena seeding' });
  await client.connect();
  try {
    const run = Number((await client.query('select count(*) from player')).rows[0].count);
    if (run > 0 && !options.add)
      throw new CannotSeed(`There are ${run.toLocaleString('en-US')} people in this database. Add --add to put more beside them.`);
    await client.query('begin');
    await client.query(`set local work_mem = '256MB'`);
    // Statements are short, and compiling each part would take longer than running it.
    await client.query('set local jit = off');
    await fill(client, plan, run, modules);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Brings the schema and the tags that come with the product, as the site's start does: stories are listed by those of their fandoms. */
async function bringUpToDate(modules: typeof ScaleModules, databaseUrl: string): Promise<void> {
  const { openServerDatabase, migrate, createTags, systemClock } = modules;
  const database = openServerDatabase({ url: databaseUrl }, () => undefined);
  await migrate(database);
  await createTags({ db: database.db, clock: systemClock() }).ship();
  await database.close();
}

async function fill(client: pg.Client, plan: Plan, run: number, { fandoms, games }: typeof ScaleModules): Promise<void> {
  const bar = progressBar();
  bar.begin('making words');
  await createRandomFunctions(client);
  await client.query('create temp table seed_fandom (place integer primary key, id text, name text)');
  await client.query(
    'insert into seed_fandom select n - 1, id, name from unnest($1::text[], $2::text[]) with ordinality as it(id, name, n)',
    [fandoms.map(({ id }) => id), fandoms.map(({ name }) => name)],
  );
  const { rows } = await client.query(`select coalesce(max(id), 0) + 1 as first from xp_entry`);
  const context: SeedContext = {
    ...{ plan, run, games, fandoms: fandoms.length, until: new Date(), firstEntry: Number(rows[0].first) },
    rareWords: await makeWords(client),
  };
  await makeStoryFacts(client, context);
  await makeAllTags(client, context);
  const tables = await dropIndexes(client, TABLES);
  const steps = [
    ...peopleSteps(context),
    ...storySteps(context),
    ...fanFictionSteps(context),
    ...gameSteps(context),
    ...totalSteps(context),
  ];
  const whole = steps.reduce((sum, { weight }) => sum + weight, tables.waiting * INDEX_WEIGHT + TAGS_WEIGHT);
  for (const step of steps) {
    bar.begin(step.name);
    await runStep(client, step, (share) => bar.move((share * step.weight) / whole));
  }
  bar.begin('indexes and keys');
  await tables.restore(() => bar.move(INDEX_WEIGHT / whole));
  bar.begin('tags and lists');
  await tagStories(client, context, (share) => bar.move((share * TAGS_WEIGHT) / whole));
  await countReaders(client);
  await checkSearch(client);
  bar.end();
}

/** The order of two writers' names is undefined, so word positions are ignored. @throws where the inserted search rows differ from what the database would compute. */
async function checkSearch(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table seed_checked as
    select * from story_search where number % (select 1 + max(number) / ${CHECKED} from story_search) = 0`);
  await client.query('select index_story(story_id) from seed_checked');
  const { rows } = await client.query(`
    select story_id from story_search now join seed_checked before using (story_id)
    where now.number <> before.number or strip(now.head) <> strip(before.head)
      or strip(ts_filter(now.head, '{a}')) <> strip(ts_filter(before.head, '{a}')) or strip(now.document) <> strip(before.document)`);
  if (rows.length > 0) throw new Error(`Search would hold another row for ${rows.length} stories, such as ${rows[0].story_id}.`);
}

async function runStep(client: pg.Client, { over, sql }: Step, onPart: (share: number) => void): Promise<void> {
  if (over === undefined) {
    await client.query(sql(0, 0));
    onPart(1);
    return;
  }
  for (let from = 0; from < over; from += PART) {
    const to = Math.min(over, from + PART);
    await client.query(sql(from, to));
    onPart((to - from) / over);
  }
}
