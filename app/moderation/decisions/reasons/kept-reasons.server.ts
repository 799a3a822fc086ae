import type { Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { type KeptFor, type KeptWords, ruleNames } from './rules';

/** The words that moderators keep; what is not among them the site brings. @see docs/product/moderation.md */
export async function keptWords(executor: Executor): Promise<KeptWords> {
  const rows = await executor.selectFrom('kept_reason').select(['rule', 'words']).execute();
  const known: readonly string[] = [...ruleNames, 'nothing'];
  return Object.fromEntries(rows.filter(({ rule }) => known.includes(rule)).map(({ rule, words }) => [rule, words]));
}

/** Keeps the words of a decision for the next one by the same rule, in the place of those before. */
export async function keepWords(trx: Transaction<Tables>, kept: { rule: KeptFor; words: string; by: string; at: Date }): Promise<void> {
  const row = { words: kept.words, kept_by: kept.by, kept_at: kept.at };
  await trx
    .insertInto('kept_reason')
    .values({ rule: kept.rule, ...row })
    .onConflict((conflict) => conflict.column('rule').doUpdateSet(row))
    .execute();
}
