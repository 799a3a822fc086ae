import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** A pen name, for the person whose it is. */
export interface OwnPenName {
  id: string;
  name: string;
}

/** Whether a player can publish under a pen name: it is theirs, and they have not retired it. Locks it, if `executor` is a transaction. */
export async function isPenNameOf(executor: Executor, playerId: string, penId: string): Promise<boolean> {
  const own = executor.selectFrom('player').select('id').where('id', '=', penId).where('pen_of', '=', playerId);
  const usable = own.where('pen_retired_at', 'is', null);
  return (await (executor.isTransaction ? usable.forShare() : usable).executeTakeFirst()) !== undefined;
}

/** All pen names of a person's, by name. Nobody else may be told of them. */
export function allPenNames(executor: Executor, playerId: string): Promise<OwnPenName[]> {
  return ofPlayer(executor, playerId).execute();
}

/** Those under which they can publish. Nobody else may be told of them. */
export function usablePenNames(executor: Executor, playerId: string): Promise<OwnPenName[]> {
  return ofPlayer(executor, playerId).where('pen_retired_at', 'is', null).execute();
}

/** The ids of all names of a person's, their own among them, as an array that a query makes once. Nobody else may be told which belong together. */
export function namesOf(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(select ${playerId}::uuid union all select pen.id from player as pen where pen.pen_of = ${playerId})`;
}

function ofPlayer(executor: Executor, playerId: string) {
  return executor.selectFrom('player').select(['id', 'name']).where('pen_of', '=', playerId).orderBy('name_key');
}
