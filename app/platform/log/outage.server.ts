import { isDatabaseAway } from '../database/database-away';

/** How often an outage that goes on is told of, in ms. */
const REPORT_MS = 60_000;
/** How often the database is asked whether it is back, in ms. */
const ASK_MS = 1_000;
/** An outage is over when the database answers and nobody has met with it for this long, in ms. */
const CALM_MS = 10_000;

/** Writes one line, with its figures, into the log. */
export type WriteLine = (figures: object, text: string) => void;

/** What is logged while the database is away: the first line at once, then a count each minute, and one line when it is back. */
export interface Outage {
  /**
   * Looks at a line that is about to be written.
   * @param write writes lines of the outage's own.
   * @returns whether the line is to be left out.
   */
  gathers(error: unknown, write: WriteLine): boolean;
  /** How the database is asked for a sign of life; until then an outage is over when nobody meets with it any more. */
  askBy(ping: () => Promise<void>): void;
}

interface Running {
  since: number;
  lastMet: number;
  lastReported: number;
  /** Lines left out since the last one that told of it, and in all. */
  leftOut: number;
  allLeftOut: number;
}

/** Gathers what a process would say again and again about one outage of the database. @see docs/operating.md */
export function createOutage(): Outage {
  let running: Running | undefined;
  let ping: () => Promise<void> = async () => undefined;

  function begin(write: WriteLine): void {
    const now = performance.now();
    running = { since: now, lastMet: now, lastReported: now, leftOut: 0, allLeftOut: 0 };
    setTimeout(() => void look(write), ASK_MS).unref();
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
    setTimeout(() => void look(write), ASK_MS).unref();
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
