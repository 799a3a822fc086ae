import type { Clock } from '~/platform/clock/clock';
import type { OpenDatabase } from '~/platform/database/database.server';

/** After this long without a heartbeat a process does not answer: its requests are repeated. In ms. */
const SILENT_MS = 1_200;
/** After this long it is gone for good, and its connections with it. In ms. */
const GONE_MS = 5_000;

/** A process without a heartbeat. */
interface GoneProcess {
  id: string;
  forGood: boolean;
}

/** The processes that look after rooms, and whether they are alive. */
export interface Processes {
  /** Sends a heartbeat. */
  beat(): Promise<void>;
  gone(): Promise<GoneProcess[]>;
  forget(processId: string): Promise<void>;
  /** Announces that this process stops, so that nobody waits for it. */
  leave(): Promise<void>;
}

interface ProcessDependencies {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'change'>;
  clock: Clock;
  processId: string;
}

const BEAT = `insert into weave_process (id, seen_at) values ($1, $2) on conflict (id) do update set seen_at = excluded.seen_at`;

/**
 * Heartbeats of the processes on one database, by clocks assumed to agree within a second. With the embedded database
 * every other process is gone, as only one can have it open.
 */
export function createProcesses({ database, clock, processId }: ProcessDependencies): Processes {
  const { db } = database;
  const alone = database.kind === 'embedded';
  let written = false;
  return {
    async beat() {
      if (alone && written) return;
      await database.change('weave-process-beat', BEAT, [processId, clock.now()]);
      written = true;
    },
    async gone() {
      const now = clock.now().getTime();
      const rows = await db.selectFrom('weave_process').select(['id', 'seen_at']).where('id', '<>', processId).execute();
      return rows.flatMap(({ id, seen_at }) => {
        const silentMs = alone ? Number.POSITIVE_INFINITY : now - seen_at.getTime();
        return silentMs < SILENT_MS ? [] : [{ id, forGood: silentMs >= GONE_MS }];
      });
    },
    async forget(id) {
      await db.deleteFrom('weave_process').where('id', '=', id).execute();
    },
    async leave() {
      await database.change('weave-process-beat', BEAT, [processId, new Date(0)]);
    },
  };
}
