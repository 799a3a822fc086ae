import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { cardOf } from '../cards';
import { accountOf } from '../reading/reading-account.server';
import { type Result, resultOf } from '../rules/closing';
import { missingFor, priceOf, type ReadingAccount } from '../rules/release';

/** How many of a writer's latest texts are listed. */
const LISTED = 20;

/** Where a text of a writer's stands. */
export type OwnDuel = { id: string; title: string; prompt: string } & (
  | { state: 'waiting' | 'reading' }
  /** Moderators hide it, and nobody has judged it. */
  | { state: 'hidden' }
  /** Decided; what they are to read before they see it. */
  | { state: 'decided'; missing: ReadingAccount }
  | { state: 'open'; result: Result; own: number; others: number }
);

interface Row {
  id: string;
  title: string;
  card: string;
  word_count: number;
  duel_id: string | null;
  hidden: boolean;
  decided: boolean;
  released: boolean;
  alone: boolean;
  own: number;
  others: number;
}

/** A writer's latest texts that were handed in, the newest first. */
export async function ownDuels(executor: Executor, playerId: string): Promise<OwnDuel[]> {
  const { rows } = await sql<Row>`
    select text.id, text.title, text.card, text.word_count, text.duel_id, text.hidden_at is not null as hidden, duel.decided_at is not null as decided,
      text.released_at is not null as released, duel.second_id is null as alone,
      coalesce(case when duel.first_id = text.id then duel.first_votes else duel.second_votes end, 0)::integer as own,
      coalesce(case when duel.first_id = text.id then duel.second_votes else duel.first_votes end, 0)::integer as others
    from duel_text text left join duel on duel.id = text.duel_id
    where text.player_id = ${playerId} and text.sealed_at is not null
    order by text.started_at desc limit ${sql.lit(LISTED)}`.execute(executor);
  let account = await accountOf(executor, playerId);
  const missing = new Map<string, ReadingAccount>();
  for (const row of rows.toReversed().filter(({ decided, released }) => decided && !released)) {
    const price = priceOf(row.word_count * (row.own + row.others));
    missing.set(row.id, missingFor(account, price));
    account = { words: Math.max(0, account.words - price.words), duels: Math.max(0, account.duels - price.duels) };
  }
  return rows.map((row) => ownDuel(row, missing.get(row.id)));
}

function ownDuel(row: Row, missing: ReadingAccount | undefined): OwnDuel {
  const { id, title, card, duel_id, hidden, decided, released, alone, own, others } = row;
  const text = { id, title, prompt: cardOf(card).prompt };
  if (hidden && !decided) return { ...text, state: 'hidden' };
  if (duel_id === null) return { ...text, state: 'waiting' };
  if (!decided) return { ...text, state: 'reading' };
  if (!released) return { ...text, state: 'decided', missing: missing ?? { words: 0, duels: 0 } };
  return { ...text, state: 'open', result: resultOf(own, others, alone), own, others };
}
