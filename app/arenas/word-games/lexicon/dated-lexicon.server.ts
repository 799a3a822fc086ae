import type { Bus } from '~/platform/bus/bus.server';
import { dateBegins } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { createRecent } from '~/platform/storage/recent';
import { decidedLexicon } from './decided-lexicon';
import type { Decision } from './decisions';
import type { Lexicon } from './lexicon';

/** Where a trigger tells that an editor has decided on something. */
const CHANNEL = 'lexicon_decided';
/** Dates whose lexicon is kept: those that exist somewhere on earth, and one that has just ended. */
const CACHED_DAYS = 4;

interface DatedDecision extends Decision {
  madeAt: Date;
}

/** The lexicon with editors' decisions, which are in the database. */
export interface DatedLexicon {
  /**
   * The lexicon that a run is dealt from and looks words up in.
   * @param day date of a daily set, whose lexicon is that of its beginning in the first place on earth, so that all play the same;
   * undefined for the lexicon of now.
   */
  of(day: string | undefined): Lexicon;
  /** Reads the decisions again; a failure is logged, and the earlier ones stay. */
  renew(): Promise<void>;
}

/** @param lexicon from the files, without decisions. */
export function createDatedLexicon(db: Db, lexicon: Lexicon, log: Pick<Log, 'warn'>): DatedLexicon {
  let days = createRecent<Lexicon>(CACHED_DAYS);
  let decisions: readonly DatedDecision[] = [];
  let now = lexicon;
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    const rows = await db
      .selectFrom('lexicon_decision')
      .select(['about', 'word', 'answer', 'decision', 'decided_at'])
      .orderBy('id')
      .execute();
    decisions = rows.map(({ decided_at: madeAt, ...decision }) => ({ ...decision, madeAt }));
    now = decidedLexicon(lexicon, decisions);
    days = createRecent(CACHED_DAYS);
  }

  function startOf(day: string): Lexicon {
    const start = dateBegins(day);
    const before = decisions.filter(({ madeAt }) => madeAt < start);
    return before.length === decisions.length ? now : decidedLexicon(lexicon, before);
  }

  return {
    of(day) {
      if (day === undefined) return now;
      const cached = days.get(day) ?? startOf(day);
      days.set(day, cached);
      return cached;
    },
    renew() {
      // One after the other, so that an older answer never replaces a newer one.
      reading = reading.then(read).catch((error: unknown) => log.warn({ err: error }, 'decisions on the lexicon could not be read'));
      return reading;
    },
  };
}

/** Has a process read the decisions again whenever one is made, whichever process or command makes it. Call before the bus starts. */
export function followDecisions(bus: Pick<Bus, 'onTrigger'>, lexicon: Pick<DatedLexicon, 'renew'>): void {
  const renew = () => void lexicon.renew();
  bus.onTrigger(CHANNEL, { dispatch: renew, onLink: (up) => up && renew() });
}
