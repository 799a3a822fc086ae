import type { Executor } from '~/platform/database/database.server';

/**
 * Whether reports hide a target in another open case, too: that about harm to children, or the one beside it. Then it stays hidden
 * until that is decided.
 */
export async function isHiddenByAnother(
  executor: Executor,
  { id, kind, thing_id }: { id: string; kind: string; thing_id: string },
): Promise<boolean> {
  const other = await executor
    .selectFrom('moderation_case')
    .select('id')
    .where('kind', '=', kind)
    .where('thing_id', '=', thing_id)
    .where('id', '<>', id)
    .where('closed_at', 'is', null)
    .where('hidden_at_once', '=', true)
    .executeTakeFirst();
  return other !== undefined;
}
