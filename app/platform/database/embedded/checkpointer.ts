/** How much log may be written since the last checkpoint, in bytes. Decided by `npm run bench:checkpoint`. */
const STEP_BYTES = 16 * 1024 * 1024;
/** How often the log is measured at most while statements run, in ms. */
const LOOK_MS = 50;
/** How long a change waits for a checkpoint at most, in ms, so that a killed process starts quickly. */
export const CHECKPOINT_EVERY_MS = 5 * 60_000;
/** What a checkpoint writes about itself is less than this, in bytes. */
const IDLE_BYTES = 64 * 1024;

const LOG_SINCE_CHECKPOINT = 'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/** Where statements run: the database or its open transaction. */
interface Statements {
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
}

export interface Checkpointer {
  /** To be called after a statement, with where it ran. Makes a checkpoint if one is due. @throws what the database throws. */
  look(place: Statements): Promise<void>;
}

interface CheckpointerOptions {
  /** Called before each checkpoint. */
  onBegin?(): void;
  /** Called after it, with the seconds it took: nothing else runs meanwhile. */
  onEnd?(seconds: number): void;
  now?(): number;
}

/**
 * Keeps the write-ahead log of the embedded database small. PGlite runs one process, so nothing makes checkpoints by
 * itself, and `max_wal_size` alone does not either.
 * @see docs/decisions/0085-checkpoints.md
 */
export function createCheckpointer({ onBegin, onEnd, now = () => performance.now() }: CheckpointerOptions = {}): Checkpointer {
  let lookedAt = now();
  let checkpointAt = now();
  return {
    async look(place) {
      if (now() - lookedAt < LOOK_MS) return;
      lookedAt = now();
      const { rows } = await place.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
      const isTime = now() - checkpointAt >= CHECKPOINT_EVERY_MS;
      if ((rows[0]?.bytes ?? 0) < (isTime ? IDLE_BYTES : STEP_BYTES)) return;
      onBegin?.();
      const began = now();
      await place.query('checkpoint');
      checkpointAt = now();
      onEnd?.((checkpointAt - began) / 1000);
    },
  };
}
