// Prints what strangers reach with reports in an hour: 50 visitors who confirm invented addresses, and 50 accounts made today,
// each report twelve stories for every reason that could hide one or put a door before it. Then what one account of two days
// reaches that has finished a game, and one trusted person; the brake stops both.
//   npm run bench:hidings
import { randomUUID } from 'node:crypto';
import type * as ReportModule from '../app/moderation/report/report.ts';
import type * as ReportsModule from '../app/moderation/report/reports.server.ts';
import type * as TargetsModule from '../app/moderation/targets/report-targets.server.ts';
import type * as EmbeddedModule from '../app/platform/database/embedded/embedded-database.server.ts';
import type * as MigrateModule from '../app/platform/migrations/migrate.server.ts';
import type * as ReportablesModule from '../app/stories/reporting/story-reportables.server.ts';
import type * as StoryModule from '../app/stories/testing/make-story.ts';
import { loadApp } from './support/load-app.ts';

const STRANGERS = 100;
const STORIES = 12;
const HIDINGS_PER_HOUR = 5;

const { openEmbeddedDatabase } = await loadApp<typeof EmbeddedModule>('./app/platform/database/embedded/embedded-database.server.ts');
const { migrate } = await loadApp<typeof MigrateModule>('./app/platform/migrations/migrate.server.ts');
const { createReportsService } = await loadApp<typeof ReportsModule>('./app/moderation/report/reports.server.ts');
const { createReportTargets } = await loadApp<typeof TargetsModule>('./app/moderation/targets/report-targets.server.ts');
const { storyReportables } = await loadApp<typeof ReportablesModule>('./app/stories/reporting/story-reportables.server.ts');
const { reportReasons } = await loadApp<typeof ReportModule>('./app/moderation/report/report.ts');
const { makeStory } = await loadApp<typeof StoryModule>('./app/stories/testing/make-story.ts');

const database = await openEmbeddedDatabase(undefined);
await migrate(database);
const now = new Date();
const clock = { now: () => now, gameSpeed: 1 };
let newestMail = '';
const quiet = { error: () => undefined } as unknown as Parameters<typeof createReportsService>[0]['log'];
const reports = createReportsService({
  ...{
    db: database.db,
    clock,
    targets: createReportTargets(storyReportables),
    secret: 'secret of the bench',
    hidingsPerHour: async () => HIDINGS_PER_HOUR,
    log: quiet,
  },
  // A patient attacker with addresses enough meets no limit.
  limiter: { use: async () => undefined } as unknown as Parameters<typeof createReportsService>[0]['limiter'],
  mailer: {
    send: async ({ text }) => {
      newestMail = text;
    },
  },
  ...{ siteUrl: new URL('https://arena.example'), operatorEmail: async () => undefined },
  ...{ administratorAddresses: async () => [], staff: async () => [], copyHidings: async () => undefined },
});

const stories: string[] = [];
const author = await makeAccount('Author', 400, 1);
for (let number = 0; number < STORIES; number += 1) {
  stories.push(await makeStory(database, clock as never, { author_id: author, title: `Story ${number}` }));
}
const reasons = Object.keys(reportReasons) as (keyof typeof reportReasons)[];
let sent = 0;
for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
  const clientAddress = `203.0.113.${stranger}`;
  const isVisitor = stranger % 2 === 0;
  const reporter = isVisitor
    ? { email: `invented-${stranger}@example.test`, clientAddress }
    : { playerId: await makeAccount(`Stranger ${stranger}`, 0, stranger % 4 === 1 ? 1 : 0), clientAddress };
  for (const [place, id] of stories.entries()) {
    const reason = reasons[(stranger + place) % reasons.length] ?? 'spam';
    const { again } = await reports.file({ target: { kind: 'story', id }, reporter, reason, details: 'Invented.' });
    if (isVisitor && !again) await reports.confirm(/token=([\w-]+)/.exec(newestMail)?.[1] ?? '');
    sent += 1;
  }
}
const byStrangers = { hidden: await count('hidden'), doors: await count('behind_door') };

const known = await makeAccount('Known', 2, 1);
for (const id of stories.slice(0, STORIES / 2)) {
  await reports.file({
    target: { kind: 'story', id },
    reporter: { playerId: known, clientAddress: '198.51.100.2' },
    reason: 'threat',
    details: '',
  });
}
const doorsByKnown = await count('behind_door');
await database.execute(`update moderation_case set hidden_at = hidden_at - interval '2 hours' where hidden_at is not null`);

const trusted = await makeAccount('Trusted', 60, 1);
await database.execute(
  `with decided as (
     insert into moderation_case (id, kind, thing_id, opened_at, closed_at, upheld) values (gen_random_uuid(), 'story', $2, $3, $3, true) returning id)
   insert into report (id, case_id, reporter_id, reason, details, created_at) select gen_random_uuid(), id, $1, 'spam', '', $3 from decided`,
  [trusted, randomUUID(), now],
);
for (const id of stories.slice(STORIES / 2)) {
  await reports.file({
    target: { kind: 'story', id },
    reporter: { playerId: trusted, clientAddress: '198.51.100.1' },
    reason: 'spam',
    details: '',
  });
}
console.table([
  { who: `${STRANGERS} strangers in an hour`, reports: sent, ...byStrangers, goal: 0 },
  { who: 'one account of two days in an hour', reports: STORIES / 2, hidden: 0, doors: doorsByKnown, goal: `at most ${HIDINGS_PER_HOUR}` },
  {
    who: 'one trusted person in an hour',
    reports: STORIES / 2,
    hidden: await count('hidden'),
    doors: 0,
    goal: `at most ${HIDINGS_PER_HOUR}`,
  },
]);
await database.close();
process.exit(byStrangers.hidden + byStrangers.doors === 0 ? 0 : 1);

async function count(status: string): Promise<number> {
  const { rows } = await database.execute('select count(*)::integer as count from story where status = $1', [status]);
  return Number(rows[0]?.count);
}

async function makeAccount(name: string, ageDays: number, games: number): Promise<string> {
  const id = randomUUID();
  await database.execute(
    `insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
     values ($1, $2, lower($2), $3, true, $4, $4)`,
    [id, name, `${id}@example.test`, new Date(now.getTime() - ageDays * 86_400_000)],
  );
  await database.execute('insert into player_progress (player_id, games_played) values ($1, $2)', [id, games]);
  return id;
}
