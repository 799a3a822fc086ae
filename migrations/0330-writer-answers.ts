import { type Kysely, sql } from 'kysely';

/** Which writer wrote the texts that a language model was asked for, and why the built-in one stood in. No words of any text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table writer_answer (
      id bigint generated always as identity primary key,
      asked_at timestamptz not null,
      kind text not null check (kind in ('prompt', 'starter', 'content')),
      model text not null,
      outcome text not null check (outcome in ('answered', 'failed', 'refused', 'skipped')),
      reason text,
      passed boolean not null,
      took_ms integer not null
    )`.execute(db);
  await sql`create index writer_answer_asked on writer_answer (asked_at desc)`.execute(db);
}
