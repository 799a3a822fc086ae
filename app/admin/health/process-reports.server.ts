import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Registry } from 'prom-client';
import { ranMigrations } from '~/platform/backup/tables.server';
import type { Clock } from '~/platform/clock/clock';
import type { Config } from '~/platform/config/config.server';
import type { Db } from '~/platform/database/database.server';
import { BUILD } from '~/platform/log/build.server';
import type { Log } from '~/platform/log/log.server';
import type { Measured } from './measured';
import { countedReport, OWN_FIGURES, type ProcessReport, processReport, REPORTED_METRICS } from './process-report';
import { readMetrics } from './read-metrics.server';

const MINUTE_MS = 60_000;
/** How far a report looks back, in ms. */
const WINDOW_MS = 60 * MINUTE_MS;
/** A process that has said nothing for so long does not answer, in ms. */
const SILENT_MS = 3 * MINUTE_MS;
/** Processes that fell silent longer ago are forgotten, in ms. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

/** Asking for the first has the library measure the second. */
const [LOOP, LOOP_P99] = ['nodejs_eventloop_lag_seconds', 'nodejs_eventloop_lag_p99_seconds'];
const MEMORY = 'process_resident_memory_bytes';

interface ReportDependencies {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'port'>;
  registry: Registry;
  log: Log;
}

/** What the processes of the site say of themselves. */
export interface ProcessReports {
  /** Stores what this process says now, with its last hour. */
  report(): Promise<void>;
  /** Those that run, and the places of those that fell silent within the day. */
  all(): Promise<{ running: ProcessReport[]; silent: string[] }>;
  /** Reports every minute. */
  start(): Promise<void>;
  /** Takes the report back: this process stops on purpose. */
  stop(): Promise<void>;
}

export function createProcessReports({ db, clock, config, registry, log }: ReportDependencies): ProcessReports {
  const id = randomUUID();
  const startedAt = clock.now();
  /** What was counted at each report of the last hour, the oldest first. */
  const looks: { at: Date; measured: readonly Measured[]; heldMs: number }[] = [{ at: startedAt, measured: [], heldMs: 0 }];
  let timer: ReturnType<typeof setInterval> | undefined;

  async function report(): Promise<void> {
    const now = clock.now();
    const measured = await readMetrics(registry, REPORTED_METRICS);
    const [, loop, memory] = await Promise.all(
      [LOOP, LOOP_P99, MEMORY].map(async (name) => (await readMetrics(registry, [name]))[0]?.value),
    );
    const heldMs = (loop ?? 0) * 1_000;
    // The newest look that is an hour old is compared with, or the first.
    while (looks[1] && now.getTime() - looks[1].at.getTime() >= WINDOW_MS) looks.shift();
    const [oldest] = looks;
    const said: ProcessReport = {
      ...{ build: BUILD, schema: (await ranMigrations(db)).at(-1) ?? '', place: `${hostname()}:${config.port}` },
      ...{ startedAt: startedAt.toISOString(), memoryBytes: memory ?? 0 },
      // It is measured again for each look, which may come right after another.
      eventLoopP99Ms: Math.max(heldMs, looks.at(-1)?.heldMs ?? 0),
      minutes: Math.round((now.getTime() - (oldest?.at ?? now).getTime()) / MINUTE_MS),
      ...countedReport(measured, oldest?.measured ?? []),
      figures: await readMetrics(registry, OWN_FIGURES),
    };
    if (now.getTime() - (looks.at(-1)?.at ?? now).getTime() >= MINUTE_MS) looks.push({ at: now, measured, heldMs });
    const row = { reported_at: now, report: JSON.stringify(said) };
    await db
      .insertInto('process_report')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await db
      .deleteFrom('process_report')
      .where('reported_at', '<', new Date(now.getTime() - FORGOTTEN_MS))
      .execute();
  }

  return {
    report,
    async all() {
      const since = clock.now().getTime() - SILENT_MS;
      const rows = await db.selectFrom('process_report').selectAll().orderBy('reported_at', 'desc').execute();
      const known = rows.flatMap(({ reported_at: at, report: said }) => {
        const parsed = processReport.safeParse(said);
        return parsed.success ? [{ isRunning: at.getTime() > since, said: parsed.data }] : [];
      });
      const running = known.filter(({ isRunning }) => isRunning).map(({ said }) => said);
      const places = new Set(running.map(({ place }) => place));
      // One that was killed and started again reports from the same place.
      const silent = known.filter(({ isRunning, said }) => !isRunning && !places.has(said.place)).map(({ said }) => said.place);
      return { running, silent: [...new Set(silent)] };
    },
    async start() {
      const reportOrLog = () => report().catch((error: unknown) => log.debug({ err: error }, 'this process could not report'));
      await reportOrLog();
      timer = setInterval(reportOrLog, MINUTE_MS);
    },
    async stop() {
      clearInterval(timer);
      await db.deleteFrom('process_report').where('id', '=', id).execute();
    },
  };
}
