import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import type { WriterAnswerTable } from './writer-record.tables';

/** What came of asking a language model for a text. */
export interface AskedText extends Pick<WriterAnswerTable, 'kind' | 'outcome' | 'reason' | 'passed'> {
  /** Ms until the text was there, or nobody wrote. */
  tookMs: number;
}

/** A text as administrators see it. */
export interface RecordedText extends AskedText {
  id: string;
  /** ISO 8601. */
  askedAt: string;
  model: string;
}

/** How often the built-in writer stood in for one reason. */
export interface StandIns extends Pick<RecordedText, 'kind' | 'outcome' | 'reason'> {
  count: number;
}

/** Who wrote what a language model was asked for. */
export interface WriterRecord {
  /** Notes what came of a question. Never rejects: no text waits for its record. */
  note(asked: AskedText): Promise<void>;
  /** The newest 20 texts, and the sums of the last 7 days. */
  look(): Promise<{ newest: RecordedText[]; asked: number; standIns: StandIns[] }>;
  /** Forgets what is older than the sums need. */
  forget(): Promise<void>;
}

export const writerRecordContext = createContext<WriterRecord>();

const SHOWN = 20;
const KEPT_MS = 7 * 86_400_000;

interface RecordDependencies {
  db: Db;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
  /** The model that is asked. */
  model: string;
}

/** @see docs/product/admin.md */
export function createWriterRecord({ db, clock, log, model }: RecordDependencies): WriterRecord {
  const since = () => new Date(clock.now().getTime() - KEPT_MS);
  return {
    async note({ tookMs, ...asked }) {
      try {
        await db
          .insertInto('writer_answer')
          .values({ ...asked, model, asked_at: clock.now(), took_ms: Math.round(tookMs) })
          .execute();
      } catch (error) {
        log.warn({ err: error }, 'an answer of the language model was not recorded');
      }
    },
    async look() {
      const newest = await db
        .selectFrom('writer_answer')
        .select(['id', 'asked_at', 'kind', 'model', 'outcome', 'reason', 'passed', 'took_ms'])
        .orderBy('asked_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute();
      const sums = await db
        .selectFrom('writer_answer')
        .select(({ fn }) => ['kind', 'outcome', 'reason', fn.countAll().as('count')])
        .where('asked_at', '>', since())
        .groupBy(['kind', 'outcome', 'reason'])
        .execute();
      const counted = sums.map(({ count, ...sum }) => ({ ...sum, count: Number(count) }));
      return {
        newest: newest.map(({ id, asked_at, took_ms, ...text }) => ({
          ...text,
          id: String(id),
          askedAt: asked_at.toISOString(),
          tookMs: took_ms,
        })),
        asked: counted.reduce((sum, { count }) => sum + count, 0),
        standIns: counted.filter(({ outcome }) => outcome !== 'answered').toSorted((one, other) => other.count - one.count),
      };
    },
    async forget() {
      await db.deleteFrom('writer_answer').where('asked_at', '<=', since()).execute();
    },
  };
}
