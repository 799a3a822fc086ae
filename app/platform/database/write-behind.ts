import type { Log } from '../log/log.server';

/** PostgreSQL's codes for values that a column or a cast does not take begin with this. */
const DATA_EXCEPTION = '22';

/** What changes many times a second, and is stored a moment later. */
export interface WriteBehind<Row> {
  /** What is to be stored under a key; a later one takes its place. */
  put(key: string, row: Row): void;
  /** What is not stored yet; for a key the newest last. */
  waiting(): Row[];
  start(): void;
  /** Stores everything that waits now; several who ask meanwhile wait for the same statement. It never throws. */
  flush(): Promise<void>;
  /** Stores everything that waits, and no more by itself. */
  stop(): Promise<void>;
}

interface WriteBehindOptions<Row> {
  /** How long the first change waits, in ms. */
  afterMs: number;
  /** How often to look for what has waited long enough, in ms. Many small statements hold nobody up, one large one does. */
  everyMs: number;
  /** Stores all rows in one statement. */
  store(rows: readonly Row[]): Promise<void>;
  log: Pick<Log, 'warn'>;
  /** What the rows are, for the log. */
  what: string;
  /** How many rows may wait while the database is away; further ones are dropped. Default: no limit. */
  most?: number;
}

interface Waiting<Row> {
  row: Row;
  /** When the first change came that is not stored, in ms of the process's clock. */
  since: number;
}

/**
 * Creates a buffer between what changes often and the database. What could not be stored is stored with the next rows; a row
 * that the database refuses is dropped, so that it holds up no other.
 */
export function createWriteBehind<Row>({ afterMs, everyMs, store, log, what, most }: WriteBehindOptions<Row>): WriteBehind<Row> {
  /** In the order in which they become due. */
  const fresh = new Map<string, Waiting<Row>>();
  /** On their way into the database. */
  let storing = new Map<string, Waiting<Row>>();
  let writing: Promise<void> | undefined;
  let flushing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function write(dueSince: number): Promise<void> {
    for (const [key, waiting] of fresh) {
      if (waiting.since > dueSince) break;
      storing.set(key, waiting);
      fresh.delete(key);
    }
    if (storing.size === 0) return;
    try {
      await store([...storing.values()].map(({ row }) => row));
    } catch (error) {
      if (isRefusedData(error)) await storeEach();
      else storeLater(storing, error);
    }
    storing = new Map();
  }

  /** Finds the row that is refused: the others are stored without it. */
  async function storeEach(): Promise<void> {
    for (const [key, waiting] of storing) {
      try {
        await store([waiting.row]);
      } catch (error) {
        if (isRefusedData(error)) log.warn({ err: error }, `${what} were refused by the database; dropped`);
        else storeLater(new Map([[key, waiting]]), error);
      }
    }
  }

  function storeLater(rows: ReadonlyMap<string, Waiting<Row>>, error: unknown): void {
    log.warn({ err: error }, `${what} could not be stored; trying again`);
    for (const [key, waiting] of rows) if (!fresh.has(key)) fresh.set(key, waiting);
  }

  /** One at a time, so as not to add to the load of a slow database. */
  function writeOnce(dueSince: number): Promise<void> {
    writing ??= write(dueSince).finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    await writing;
    // Who asks from here on may have put what this statement lacks.
    flushing = undefined;
    await writeOnce(Number.POSITIVE_INFINITY);
  }

  function flush(): Promise<void> {
    flushing ??= writeAll();
    return flushing;
  }

  return {
    put(key, row) {
      if (most !== undefined && fresh.size >= most && !fresh.has(key)) return;
      fresh.set(key, { row, since: fresh.get(key)?.since ?? performance.now() });
    },
    waiting: () => [...storing.values(), ...fresh.values()].map(({ row }) => row),
    start() {
      timer = setInterval(() => writeOnce(performance.now() - afterMs), everyMs);
    },
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Whether the database refused a value itself, so that it refuses it whenever it comes. */
function isRefusedData(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith(DATA_EXCEPTION)) return true;
  return error.cause !== undefined && isRefusedData(error.cause);
}
