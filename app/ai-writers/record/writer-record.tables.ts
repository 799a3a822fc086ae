import type { Generated } from 'kysely';

/** A text that a language model was asked for: who wrote it, and no word of it. */
export interface WriterAnswerTable {
  id: Generated<string | number>;
  asked_at: Date;
  kind: 'prompt' | 'starter' | 'content';
  /** The model that was asked. */
  model: string;
  /** 'answered': the model wrote it; else the built-in writer did, since the model failed, was refused or was left alone. */
  outcome: 'answered' | 'failed' | 'refused' | 'skipped';
  /** A few fixed words; null where the model wrote. */
  reason: string | null;
  /** Whether the writer who stood in had no sure answer, and passed. */
  passed: boolean;
  took_ms: number;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    writer_answer: WriterAnswerTable;
  }
}
