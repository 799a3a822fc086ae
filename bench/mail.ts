// Prints how long codes take through a mail server that needs 100 ms for each mail: many codes queued at
// once, compared with pg-boss's default worker, and people who sign up at a whole site.
//   npm run bench:mail                              on the embedded database
//   script/postgres run npm run bench:mail          and on PostgreSQL
import {
  byMailer,
  byPlainWorker,
  bySignUp,
  type OpenDatabase,
  openDatabase,
  type SignUps,
  slowMailServer,
  type Wait,
} from './support/clients/mail-load.ts';

const MAIL_MS = 100;
const CODES = 300;
/** For the default worker, which takes 2 s for each mail. */
const FEW = 5;
const CROWDS: readonly SignUps[] = [
  { people: 40, overMs: 0 },
  { people: 300, overMs: 60_000 },
];
const SECRET = 'a secret for this benchmark only';

/** A wait that this share of people did not exceed. */
function quantile(waits: readonly Wait[], of: keyof Wait, share: number): number {
  const sorted = waits.map((wait) => wait[of]).sort((a, b) => a - b);
  return rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

const rounded = (seconds: number) => Number(seconds.toFixed(1));

async function queues(database: OpenDatabase): Promise<void> {
  const rows: object[] = [];
  for (const [how, send, people] of [
    ['worker as it comes', byPlainWorker, FEW],
    ['quillarena', byMailer, CODES],
  ] as const) {
    const server = await slowMailServer(MAIL_MS);
    const seconds = await send(database, server, people);
    await server.close();
    rows.push({ 'sent by': how, codes: people, 'last after s': rounded(seconds), '300 take s': rounded((seconds / people) * CODES) });
  }
  console.table(rows);
}

async function signUps(env: Record<string, string>): Promise<void> {
  const rows: object[] = [];
  for (const crowd of CROWDS) {
    const server = await slowMailServer(MAIL_MS);
    const waits = await bySignUp(env, server, crowd);
    await server.close();
    rows.push({
      ...{ 'sign-ups': crowd.people, 'within s': crowd.overMs / 1000 },
      ...{ 'page p50 s': quantile(waits, 'answer', 0.5), 'page longest s': quantile(waits, 'answer', 1) },
      ...{ 'then mail p50 s': quantile(waits, 'mail', 0.5), 'then mail longest s': quantile(waits, 'mail', 1) },
    });
  }
  console.table(rows);
}

console.log(`\nEmbedded database, ${MAIL_MS} ms a mail`);
const embedded = await openDatabase(undefined);
await queues(embedded);
await embedded.close();
await signUps({});

const databaseUrl = process.env.TEST_DATABASE_URL;
if (databaseUrl) {
  console.log(`\nPostgreSQL, ${MAIL_MS} ms a mail`);
  const database = await openDatabase(databaseUrl);
  await queues(database);
  for (const table of ['player', 'verification', 'rate_limit']) await database.execute(`delete from ${table}`);
  await database.close();
  await signUps({ DATABASE_URL: databaseUrl, SECRET });
}
process.exit(0);
