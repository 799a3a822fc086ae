import type { Executor } from '~/platform/database/database.server';

/** A pen name, for the person whose it is. */
export interface OwnPenName {
  id: string;
  name: string;
}

/** Whether somebody can publish under a pen name: it is theirs, and they have not retired it. Locks it, if `executor` is a transaction. */
export async function isPenNameOf(executor: Executor, playerId: string, penId: string): Promise<boolean> {
  const own = executor.selectFrom('player').select('id').where('id', '=', penId).where('pen_of', '=', playerId);
  const usable = own.where('pen_retired_at', 'is', null);
  return (await (executor.isTransaction ? usable.forShare() : usable).executeTakeFirst()) !== undefined;
}

/** All pen names of somebody's, by name. Nobody else may be told of them. */
export function allPenNames(executor: Executor, playerId: string): Promise<OwnPenName[]> {
  return ofPlayer(executor, playerId).execute();
}

/** Those under which they can publish. Nobody else may be told of them. */
export function usablePenNames(executor: Executor, playerId: string): Promise<OwnPenName[]> {
  return ofPlayer(executor, playerId).where('pen_retired_at', 'is', null).execute();
}

function ofPlayer(executor: Executor, playerId: string) {
  return executor.selectFrom('player').select(['id', 'name']).where('pen_of', '=', playerId).orderBy('name_key');
}
