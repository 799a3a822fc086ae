import { dirname, join, resolve } from 'node:path';
import { writeBackup } from '../app/platform/backup/backup-file.server';
import { requireRoomForBackup } from '../app/platform/backup/backup-room.server';
import { unfinishedRestore } from '../app/platform/backup/restore.server';
import { type Bus, createBus } from '../app/platform/bus/bus.server';
import type { RedisCarrier } from '../app/platform/bus/redis-carrier.server';
import type { Clock } from '../app/platform/clock/clock';
import { systemClock } from '../app/platform/clock/clock';
import type { Config } from '../app/platform/config/config.server';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { openEmbeddedDatabase } from '../app/platform/database/embedded/embedded-database.server';
import { queryReport } from '../app/platform/database/observed-queries.server';
import { openServerDatabase } from '../app/platform/database/server-database.server';
import type { AdminCommands } from '../app/platform/instance/admin-socket.server';
import { type HeldDataDir, holdDataDir } from '../app/platform/instance/data-dir.server';
import { instanceName } from '../app/platform/instance/instance-name';
import { keptSecret } from '../app/platform/instance/secret.server';
import { createLog, type Log } from '../app/platform/log/log.server';
import { createMetrics, type Metrics } from '../app/platform/log/metrics.server';
import { createOutage } from '../app/platform/log/outage.server';
import { terminalLog } from '../app/platform/log/terminal-log.server';
import { migrate, migrationNames } from '../app/platform/migrations/migrate.server';
import { openTracing } from '../app/platform/tracing/open-tracing.server';
import type { Tracing } from '../app/platform/tracing/tracing.server';
import { finishRestore, unreplayedTexts } from './admin/backup/finish-restore';
import { hide } from './admin/hide';
import { lexiconDisputes } from './admin/lexicon-disputes';
import { refusedRuns } from './admin/refused-runs';
import { votes } from './admin/votes';
import { serverAddress } from './server-address';

/** The platform, opened: what every service is made from. */
export interface Site {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  database: OpenDatabase;
  /** What the processes of the site say to each other. */
  bus: Bus;
  /** Carries what they say, where there is one. */
  redis: RedisCarrier | undefined;
  secret: string;
  held: HeldDataDir;
  /** Aborted from the signal to stop on. */
  stopping: AbortSignal;
  /** Says that the process stops. */
  stop(): void;
}

/**
 * Takes hold of DATA_DIR, opens the database and brings the schema up to date.
 * @throws {DataDirInUse} when another process works on the same embedded database.
 * @throws {UnusableDataDir} when DATA_DIR cannot be worked in.
 */
export async function openSite(config: Config): Promise<Site> {
  const outage = createOutage();
  const log = createLog({ level: config.logLevel, outage, ...(process.stdout.isTTY && { destination: terminalLog(process.stdout) }) });
  const metrics = createMetrics();
  const tracing = await openTracing(config.traces, log);
  const onQuery = queryReport({ metrics, tracing, log, slowMs: config.slowQueryMs });
  const dataDir = resolve(config.dataDir);
  const startedAt = new Date().toISOString();
  const name = instanceName(config);
  const opened = Promise.withResolvers<OpenDatabase>();
  const commands: AdminCommands = {
    status: () => ({ pid: process.pid, url: config.siteUrl.origin, startedAt }),
    hide: async (words) => ({ said: await hide({ db: (await opened.promise).db, dataDir }, words.split(' ')) }),
    votes: async (words) => ({ said: await votes((await opened.promise).db, words.split(' ')) }),
    'lexicon-disputes': async (words) => ({ said: await lexiconDisputes((await opened.promise).db, words.split(' ')) }),
    'refused-runs': async (words) => ({ said: await refusedRuns((await opened.promise).db, words.split(' ')) }),
    backup: async (file, say) => {
      const database = await opened.promise;
      await requireRoomForBackup(database, dirname(file), dataDir);
      return database.fromSnapshot((db) =>
        writeBackup(file, {
          ...{ db, takenAt: systemClock().now(), secret: config.secret ? undefined : secret },
          onProgress: (done, total) => say({ done, total }),
        }),
      );
    },
  };
  const held = await holdDataDir(dataDir, { name, commands });
  const secret = config.secret ?? (await keptSecret(dataDir));
  const database = config.databaseUrl
    ? openServerDatabase(
        serverAddress(config, config.databaseUrl),
        (error) => log.warn({ err: error }, 'a database connection broke'),
        onQuery,
        (usable) =>
          log.info(
            usable ? 'visitors are read from the standby' : 'visitors are read from the primary: the standby is away or too far behind',
          ),
      )
    : await openEmbeddedDatabase(join(dataDir, 'database'), {
        onLost: (text) => endWith(text, log),
        onQuery,
        onCheckpoint: (seconds) => {
          if (seconds === undefined) return log.debug('the embedded database begins a checkpoint');
          metrics.checkpointSeconds.observe(seconds);
          log.debug({ ms: Math.round(seconds * 1000) }, 'the embedded database made a checkpoint');
        },
      });
  const ran = await migrate(database, { report: (text) => log.info(text) });
  if (await unfinishedRestore(database.db)) {
    log.warn('a restore was cut off once its rows were in place: finishing it');
    const { unreplayed } = await finishRestore({ database, dataDir, secret });
    for (const text of unreplayedTexts(unreplayed, dataDir)) log.warn(text);
  }
  opened.resolve(database);
  if (database.kind === 'server') await warnOfPooler(database, log);
  outage.askBy(database.ping);
  if (ran[0] === migrationNames()[0]) log.info({ steps: ran.length }, 'the schema was made');
  else if (ran.length > 0) log.info({ migrations: ran }, 'the schema was brought up to date');
  const redis = await openRedis(config, secret, log);
  const stopping = new AbortController();
  return {
    ...{
      config,
      clock: systemClock(config.gameSpeed),
      log,
      metrics,
      tracing,
      database,
      bus: createBus(database, log, redis),
      redis,
      secret,
      held,
    },
    stopping: stopping.signal,
    stop: () => stopping.abort(),
  };
}

/** The client is loaded only where there is a Redis. */
async function openRedis({ redisUrl }: Config, secret: string, log: Log): Promise<RedisCarrier | undefined> {
  if (!redisUrl) return undefined;
  const { createRedisCarrier } = await import('../app/platform/bus/redis-carrier.server');
  return createRedisCarrier(redisUrl, secret, log);
}

/** A pooler's connections have the settings that the pooler gives them, if it gives any; nobody may have said that there is one. */
async function warnOfPooler(database: OpenDatabase, log: Log): Promise<void> {
  const { rows } = await database.execute(`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`);
  const wanted = "give the pooler connect_query='set statement_timeout = 15000; set jit = off'";
  if (rows[0]?.timeout === '0') log.warn(`queries have no time limit: ${wanted}`);
  if (rows[0]?.jit === 'on') log.warn(`the server compiles queries, which takes longer than to run them: ${wanted}`);
}

/** Ends a process that has lost its database. */
function endWith(text: string, log: Log): void {
  log.fatal(text);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
