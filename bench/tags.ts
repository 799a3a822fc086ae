// Prints how long the first pages of stories by tags take: 200 fixed queries, beside 50,000 tags.
//   npm run bench:tags                                             on the embedded database, with 100,000 stories of 20 tags
//   script/postgres run npm run bench:tags                         on PostgreSQL
//   script/postgres run npm run bench:tags -- --stories 1000000    with more
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../app/platform/database/database.server';
import type { AskedTags } from '../app/stories/listing/tagged.server.ts';
import type { StorySort } from '../app/stories/story.ts';
import type * as TagModules from './support/database/tag-modules.ts';
import { fillTaggedStories, NEVER_MEET } from './support/database/tag-stories.ts';
import { loadApp } from './support/load-app.ts';
import { quantile, rounded } from './support/measures/page-queries.ts';

const QUERIES = 200;
const TAGS = 50_000;
const PER_STORY = 20;

const { values } = parseArgs({ options: { stories: { type: 'string', default: '100000' } } });
const stories = Number(values.stories);
const app = await loadApp<typeof TagModules>('./bench/support/database/tag-modules.ts');
const url = process.env.TEST_DATABASE_URL;
const database: OpenDatabase = url
  ? app.openServerDatabase({ url, connections: 1, statementTimeoutMs: 0 }, () => undefined)
  : await app.openEmbeddedDatabase(undefined);

interface Shape {
  name: string;
  asks(number: number): AskedTags;
  sort: StorySort;
  filters?: { length: 'long' };
}

/** A tag by how common it is, of those beside the two that never meet. */
const common = (number: number) => 4 + (number % 40);
const usual = (number: number) => 500 + number * 7;
const rare = (number: number) => 20_000 + number * 101;
const shapes: readonly Shape[] = [
  { name: 'one common tag', asks: (number) => ({ with: [common(number)] }), sort: 'latest' },
  { name: 'one usual tag', asks: (number) => ({ with: [usual(number)] }), sort: 'latest' },
  { name: 'one rare tag', asks: (number) => ({ with: [rare(number)] }), sort: 'latest' },
  { name: 'one common tag, by rating', asks: (number) => ({ with: [common(number)] }), sort: 'rating' },
  { name: 'one usual tag, by rating', asks: (number) => ({ with: [usual(number)] }), sort: 'rating' },
  { name: 'two common tags', asks: (number) => ({ with: [common(number), common(number + 9)] }), sort: 'latest' },
  { name: 'two common tags that never meet', asks: () => ({ with: [1, NEVER_MEET] }), sort: 'latest' },
  { name: 'without a common tag', asks: (number) => ({ with: [], without: [common(number)] }), sort: 'latest' },
  { name: 'without three tags', asks: (number) => ({ with: [], without: [1, common(number), usual(number)] }), sort: 'latest' },
  {
    name: 'two with, one without, long ones',
    asks: (number) => ({ with: [common(number), usual(number)], without: [common(number + 5)] }),
    sort: 'latest',
    filters: { length: 'long' },
  },
];

try {
  await app.migrate(database);
  const begun = performance.now();
  await fillTaggedStories(database.db, { stories, tags: TAGS, perStory: PER_STORY });
  console.log(
    `${stories} stories on ${url ? 'PostgreSQL' : 'the embedded database'}, filled in ${rounded((performance.now() - begun) / 1000)} s`,
  );
  const times = new Map<string, number[]>(shapes.map(({ name }) => [name, []]));
  for (let number = -shapes.length; number < QUERIES; number += 1) {
    const shape = shapes[Math.abs(number) % shapes.length];
    if (!shape) continue;
    const { name, asks, ...list } = shape;
    const before = performance.now();
    await app.listStories(database.db, { ...list, tags: asks(Math.abs(number)) });
    // The first round fills caches.
    if (number >= 0) times.get(name)?.push(performance.now() - before);
  }
  const row = (name: string, taken: readonly number[]) => ({
    query: name,
    'p50 ms': rounded(quantile(taken, 0.5)),
    'p95 ms': rounded(quantile(taken, 0.95)),
  });
  console.table([...[...times].map(([name, taken]) => row(name, taken)), row('all', [...times.values()].flat())]);
} finally {
  await database.close();
}
