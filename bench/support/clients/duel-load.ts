import { sql } from 'kysely';
import { modules, type ScaleServices } from '../database/scale-services.ts';
import { rounded, verdict } from '../measures/page-queries.ts';

const DECIDED = 200_000;
const WAITING = 1_000;
/** Open duels, each of which lacks three readers. */
const OPEN = 2_000;
const READINGS = 5_000;
const PEOPLE = 12_000;
const LIMIT_MS = 1_000;

type Database = ScaleServices['meter']['db'];

/** Pairs 1,000 waiting texts, then deals 5,000 readings, each by one job, with 200,000 duels behind them. */
export async function pairAndDeal({ meter: { db } }: { meter: { db: Database } }): Promise<Record<string, string | number>[]> {
  await fill(db);
  const pairing = await timed(() => modules.pairWaiting(db, 5, new Date()));
  await sql`delete from duel where decided_at is null`.execute(db);
  await openDuels(db);
  const dealing = await timed(() => modules.dealDue(db, { now: new Date(), company: modules.circleCompany }));
  return [
    { job: `pairing ${WAITING} waiting texts`, done: pairing.result, ms: rounded(pairing.ms), verdict: verdict(pairing.ms, LIMIT_MS) },
    { job: `dealing up to ${READINGS} readings`, done: dealing.result, ms: rounded(dealing.ms), verdict: verdict(dealing.ms, LIMIT_MS) },
  ];
}

/** The same on empty databases of both kinds, without a million rows around them. */
export async function pairAndDealAlone(serverUrl: string): Promise<Record<string, string | number>[]> {
  const server = modules.openServerDatabase({ url: serverUrl, statementTimeoutMs: 0 }, (error) => console.error(error));
  const databases = [server, await modules.openEmbeddedDatabase(undefined)];
  const rows: Record<string, string | number>[] = [];
  for (const database of databases) {
    await modules.migrate(database);
    rows.push(...(await pairAndDeal({ meter: database })).map((row) => ({ database: database.kind, ...row })));
    await database.close();
  }
  return rows;
}

async function timed(work: () => Promise<number>): Promise<{ result: number; ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

/** People of duels, what they have decided, and texts that wait. */
async function fill(db: Database): Promise<void> {
  await sql`
    insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
    select md5('duelist ' || n)::uuid, 'Duelist ' || n, 'duelist ' || n, 'duelist-' || n || '@example.test', true, now(), now()
    from generate_series(1, ${sql.lit(PEOPLE)}) as n on conflict do nothing`.execute(db);
  await insertTexts(db, { from: 1, to: 2 * DECIDED, age: '60 days' });
  await insertDuels(db, { firstText: 1, duels: DECIDED, decided: true });
  await insertTexts(db, { from: 2 * DECIDED + 1, to: 2 * DECIDED + WAITING, age: '1 day' });
  // As a server does by itself between such loads: texts have been paired, and left the index of those that wait.
  await sql`vacuum (analyze) duel, duel_text, duel_reading, player`.execute(db);
}

/** Duels that lack readers, by people who owe readings for them. */
async function openDuels(db: Database): Promise<void> {
  const from = 2 * DECIDED + WAITING + 1;
  await insertTexts(db, { from, to: from + 2 * OPEN - 1, age: '1 day' });
  await insertDuels(db, { firstText: from, duels: OPEN, decided: false });
  await sql`analyze duel, duel_text`.execute(db);
}

interface Texts {
  from: number;
  to: number;
  /** Since when they are sealed, as the database's interval. */
  age: string;
}

async function insertTexts(db: Database, { from, to, age }: Texts): Promise<void> {
  await sql`
    insert into duel_text
      (id, player_id, card, title, body, word_count, started_at, updated_at, ends_at, closes_at, hand_in_by, sealed_at, mean, ai)
    select md5('text ' || n)::uuid, md5('duelist ' || n % ${sql.lit(PEOPLE)} + 1)::uuid, 'card ' || n % 9, 'Text', 'It rained.', 90,
      at, at, at, at, at, at, 1300 + n % 400, 'without'
    from generate_series(${from}::integer, ${to}::integer) as n, (select now() - ${age}::interval as at) as sealed`.execute(db);
}

interface Duels {
  firstText: number;
  duels: number;
  decided: boolean;
}

async function insertDuels(db: Database, { firstText, duels, decided }: Duels): Promise<void> {
  await sql`
    with made as (
      insert into duel (id, card, first_id, second_id, wanted, made_at, decided_at)
      select md5('duel ' || n)::uuid, 'card', md5('text ' || n)::uuid, md5('text ' || n + 1)::uuid, 3, now() - interval '2 days',
        case when ${decided} then now() end
      from generate_series(${firstText}::integer, ${firstText + 2 * duels - 2}::integer, 2) as n
      returning id, first_id, second_id
    )
    select count(*) from made`.execute(db);
  await sql`
    update duel_text set duel_id = duel.id, released_at = duel.decided_at from duel
    where duel_text.id in (duel.first_id, duel.second_id) and duel_text.duel_id is null`.execute(db);
}
