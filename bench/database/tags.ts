// Prints how long the first pages of stories by tags and the counts of their filters take: 200 fixed queries, beside 50,000 tags.
//   npm run bench:tags                                             on the embedded database, with 100,000 stories of 20 tags
//   script/postgres run npm run bench:tags                         on PostgreSQL
//   script/postgres run npm run bench:tags -- --stories 1000000    with more
//   script/postgres run npm run bench:tags -- --merge              and how long a tag that all of them have takes to merge, while they are read
//   script/postgres run npm run bench:tags -- --reader             as somebody with an account is shown them
//   script/postgres run npm run bench:tags -- --check              and fails beyond 50 ms for first pages or 150 ms for counts (p95 of all)
// A server that is named by TEST_DATABASE_URL and has been filled already is asked as it is.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import type { StoryFilters } from '../../app/stories/listing/filters/story-filters.ts';
import type { StorySort } from '../../app/stories/listing/story-orders.ts';
import { tableSizes } from '../support/database/table-sizes.ts';
import type * as TagModules from '../support/database/tag-modules.ts';
import { FANDOMS, fillTaggedStories, NEVER_MEET } from '../support/database/tag-stories.ts';
import { loadApp } from '../support/load-app.ts';
import { quantile, rounded } from '../support/measures/page-queries.ts';

const QUERIES = 200;
const TAGS = 50_000;
const PER_STORY = 20;

/** How long somebody rests between two pages, in ms. */
const REST_MS = 20;
/** The most that 95% of first pages and of counts may take, in ms, on a machine at rest. */
const MOST_MS = { pages: 50, counts: 150 };
/** The tag that is merged, and the canonical one as which it counts then. */
const MERGED = 2_001;
const INTO = 'Tag 5';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '100000' },
    merge: { type: 'boolean', default: false },
    reader: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const stories = Number(values.stories);
const app = await loadApp<typeof TagModules>('./bench/support/database/tag-modules.ts');
const url = process.env.TEST_DATABASE_URL;
const database: OpenDatabase = url
  ? app.openServerDatabase({ url, connections: 2, statementTimeoutMs: 0 }, () => undefined)
  : await app.openEmbeddedDatabase(undefined);

interface Shape {
  name: string;
  asks(number: number): StoryFilters;
  sort: StorySort;
}

/** A tag by how common it is, of those beside the two that never meet. */
const common = (number: number) => 4 + (number % 40);
const usual = (number: number) => 500 + number * 7;
const rare = (number: number) => 20_000 + number * 101;
/** The first have most crossovers. */
const fandom = (number: number) => `fandom-${number % FANDOMS}`;
const tags = (...asked: number[]): StoryFilters => ({ tags: asked.join(',') });
const shapes: readonly Shape[] = [
  { name: 'one common tag', asks: (number) => tags(common(number)), sort: 'latest' },
  { name: 'one usual tag', asks: (number) => tags(usual(number)), sort: 'latest' },
  { name: 'one rare tag', asks: (number) => tags(rare(number)), sort: 'latest' },
  { name: 'one common tag, by rating', asks: (number) => tags(common(number)), sort: 'rating' },
  { name: 'one usual tag, by likes', asks: (number) => tags(usual(number)), sort: 'kudos' },
  { name: 'two common tags', asks: (number) => tags(common(number), common(number + 9)), sort: 'latest' },
  { name: 'two common tags that never meet', asks: () => tags(1, NEVER_MEET), sort: 'latest' },
  { name: 'without a common tag', asks: (number) => tags(-common(number)), sort: 'updated' },
  { name: 'without three tags', asks: (number) => tags(-1, -common(number), -usual(number)), sort: 'latest' },
  { name: 'one fandom', asks: (number) => ({ fandom: fandom(number) }), sort: 'latest' },
  { name: 'one fandom, long, by rating', asks: (number) => ({ fandom: fandom(number), length: 'long' }), sort: 'rating' },
  { name: 'one fandom, by likes', asks: (number) => ({ fandom: fandom(number) }), sort: 'kudos' },
  {
    name: 'two with, one without, long, for teens, no crossovers',
    asks: (number) => ({
      ...tags(common(number), usual(number), -common(number + 5)),
      ...{ from: '20000', content: 'general,teen', crossover: 'without' },
    }),
    sort: 'latest',
  },
];

try {
  await app.migrate(database);
  if (await database.db.selectFrom('story').select('id').limit(1).executeTakeFirst()) console.log('Filled before.');
  else {
    const taken = await timed(() =>
      fillTaggedStories(database.db, { stories, tags: TAGS, perStory: PER_STORY, ...(values.merge && { everywhere: MERGED }) }),
    );
    console.log(`${stories} stories on ${url ? 'PostgreSQL' : 'the embedded database'}, filled in ${rounded(taken / 1000)} s`);
  }
  console.table(await tableSizes(database.db, ['story', 'story_listing', 'story_tag', 'tag']));
  console.log(`Load of the machine before the queries: ${loadavg().map(rounded).join(', ')}`);
  const viewerId = values.reader ? await addPlayer('Rea') : undefined;
  const times = new Map<string, number[]>(shapes.map(({ name }) => [name, []]));
  const counts = new Map<string, number[]>(shapes.map(({ name }) => [name, []]));
  for (let number = -shapes.length; number < QUERIES; number += 1) {
    const shape = shapes[Math.abs(number) % shapes.length];
    if (!shape) continue;
    const { name, asks, ...list } = shape;
    const before = performance.now();
    const filters = asks(Math.abs(number));
    await app.listStories(database.db, { ...list, filters, viewerId });
    const between = performance.now();
    await app.listFacets(database.db, { filters, viewerId, now: new Date() });
    // The first round fills caches.
    if (number < 0) continue;
    times.get(name)?.push(between - before);
    counts.get(name)?.push(performance.now() - between);
  }
  const rowOf = (name: string, pages: readonly number[], counted: readonly number[]) => ({
    query: name,
    'p50 ms': rounded(quantile(pages, 0.5)),
    'p95 ms': rounded(quantile(pages, 0.95)),
    'counts p50 ms': rounded(quantile(counted, 0.5)),
    'counts p95 ms': rounded(quantile(counted, 0.95)),
  });
  const all = { pages: [...times.values()].flat(), counts: [...counts.values()].flat() };
  console.table([...[...times].map(([name, taken]) => rowOf(name, taken, counts.get(name) ?? [])), rowOf('all', all.pages, all.counts)]);
  if (values.check) check(all);
  if (values.merge) await measureMerge();
} finally {
  await database.close();
}

function shapeAt(number: number): Shape {
  const shape = shapes[number % shapes.length];
  if (!shape) throw new Error('There are no queries.');
  return shape;
}

/** Fails where the slowest twentieth of first pages, or of counts, takes longer than it may. */
function check(all: Readonly<Record<keyof typeof MOST_MS, readonly number[]>>): void {
  for (const kind of ['pages', 'counts'] as const) {
    const taken = quantile(all[kind], 0.95);
    if (taken <= MOST_MS[kind]) continue;
    console.error(`p95 of ${kind}: ${rounded(taken)} ms, more than ${MOST_MS[kind]} ms`);
    process.exitCode = 1;
  }
}

/** Merges a tag that all stories have, step by step, and reads lists of stories meanwhile. */
async function measureMerge(): Promise<void> {
  const { db } = database;
  const wrangler = { id: await addPlayer('Wren'), role: 'wrangler' } as const;
  const wrangling = app.createWrangling({ db, clock: { now: () => new Date(), gameSpeed: 1 } });
  const [steps, pages]: [number[], number[]] = [[], []];
  let isOver = false;
  const reading = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const { asks, sort } = shapeAt(number);
      pages.push(await timed(() => app.listStories(db, { sort, filters: asks(number % QUERIES) })));
      await setTimeout(REST_MS);
    }
  })();
  const begun = performance.now();
  const press = await timed(() => wrangling.change(wrangler, { action: 'merge', tagIds: [MERGED], into: INTO }));
  let isMoving = true;
  while (isMoving) {
    steps.push(
      await timed(async () => {
        isMoving = await app.moveSome(db);
      }),
    );
  }
  isOver = true;
  await reading;
  console.log(`A merge of ${stories} stories: ${rounded(press)} ms for the press, ${rounded((performance.now() - begun) / 1000)} s in all`);
  const row = (what: string, taken: readonly number[]) => ({
    ...{ what, number: taken.length },
    ...{ 'p50 ms': rounded(quantile(taken, 0.5)), 'p95 ms': rounded(quantile(taken, 0.95)), 'most ms': rounded(Math.max(...taken)) },
  });
  console.table([row('steps', steps), row('first pages read meanwhile', pages)]);
}

/** Somebody with an account, as often as the benchmark is run. @returns their id. */
async function addPlayer(called: string): Promise<string> {
  const id = randomUUID();
  await database.execute(
    `insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
     values ($1, $2, lower($2), lower($2) || '@example.test', true, now(), now())`,
    [id, `${called} ${id}`],
  );
  return id;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
