import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Whether the author of a story that has been silent for long was asked how far it is, and whether they have answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column silence text check (silence in ('asked', 'answered'))`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'story_silent', on: `story (updated_at) where arena = 'fan_fic' and progress = 'in_progress' and silence is null` },
];
