import { isDatabaseAway } from '../database/database-away';

/** Interval of log lines during an outage, in ms. */
const REPORT_MS = 60_000;
/** Interval of pings during an outage, in ms. */
const PING_MS = 1_000;
/** An outage is over if the database responds and there was no error for this time, in ms. */
const CALM_MS = 10_000;

/** Writes one log line with its figures. */
type WriteLine = (figures: object, text: string) => void;

/** Collects log lines while the database is away: the first line at once, then a count each minute, and one line when it is back. */
export interface Outage {
  /**
   * Checks a line before it is written.
   * @param write writes the outage's own lines.
   * @returns whether to omit the line.
   */
  gathers(error: unknown, write: WriteLine): boolean;
  /** Sets the ping of the database; without it an outage is over when errors stop. */
  askBy(ping: () => Promise<void>): void;
}

interface Running {
  since: number;
  lastMet: number;
  lastReported: number;
  /** Lines omitted since the last report, and in total. */
  leftOut: number;
  allLeftOut: number;
}

/** Collects a process's repeated log lines about an outage of the database. @see docs/operating.md */
export function createOutage(): Outage {
  let running: Running | undefined;
  let ping: () => Promise<void> = async () => undefined;

  function begin(write: WriteLine): void {
    const now = performance.now();
    running = { since: now, lastMet: now, lastReported: now, leftOut: 0, allLeftOut: 0 };
    setTimeout(() => void look(write), PING_MS).unref();
  }

  async function look(write: WriteLine): Promise<void> {
    const answers = await ping().then(
      () => true,
      () => false,
    );
    if (!running) return;
    const now = performance.now();
    const seconds = Math.round((now - running.since) / 1000);
    if (answers && now - running.lastMet >= CALM_MS) {
      write({ seconds, linesLeftOut: running.allLeftOut }, 'the database is back');
      running = undefined;
      return;
    }
    if (now - running.lastReported >= REPORT_MS) {
      write({ seconds, linesLeftOut: running.leftOut }, 'the database is still away');
      running.lastReported = now;
      running.leftOut = 0;
    }
    setTimeout(() => void look(write), PING_MS).unref();
  }

  return {
    gathers(error, write) {
      if (!isDatabaseAway(error)) return false;
      if (!running) {
        begin(write);
        return false;
      }
      running.lastMet = performance.now();
      running.leftOut += 1;
      running.allLeftOut += 1;
      return true;
    },
    askBy(way) {
      ping = way;
    },
  };
}
