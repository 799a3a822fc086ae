import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TagAction } from './changes';

/** Changes on a page. */
const PAGE_SIZE = 50;
/** Tags of a change that are named. */
const NAMED = 5;

/** A change of tags as its log shows it. */
export interface LoggedChange {
  id: number;
  /** ISO 8601. */
  at: string;
  action: TagAction;
  /** Who did it; undefined for authors who agreed, and for people who have left. */
  by: string | undefined;
  /** The first of its tags, by the names that they had. */
  names: string[];
  tags: number;
  /** The tag into which they were merged, as it is called now. */
  into: { id: number; name: string } | undefined;
  /** The names of the tags above them since. */
  parents: string[];
  undone: { by: string | undefined } | undefined;
}

/** What was done with tags, the latest first. @param before the id of the last change of the page before. */
export async function listChanges(
  executor: Executor,
  before: number | undefined,
): Promise<{ changes: LoggedChange[]; next: number | undefined }> {
  const query = executor
    .selectFrom('tag_change as change')
    .leftJoin('player', 'player.id', 'change.player_id')
    .leftJoin('player as undoer', 'undoer.id', 'change.undone_by')
    .leftJoin('tag as into', 'into.id', 'change.into_id')
    .select(['change.id', 'change.at', 'change.action', 'change.items', 'change.undone_at', 'player.name as by', 'undoer.name as undoer'])
    .select(['into.id as into_id', 'into.name as into_name'])
    .select(
      sql<string[]>`array(
        select name from tag where id in (
          select value::integer from jsonb_array_elements_text(change.items -> 0 -> 'after' -> 'parents')) order by id)`.as('parents'),
    )
    .orderBy('change.id', 'desc')
    .limit(PAGE_SIZE + 1);
  const rows = await (before === undefined ? query : query.where('change.id', '<', before)).execute();
  const changes = rows.slice(0, PAGE_SIZE).map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), action: row.action, by: row.by ?? undefined, parents: row.parents },
    names: row.items.slice(0, NAMED).map(({ name }) => name),
    tags: row.items.length,
    into: row.into_id === null || row.into_name === null ? undefined : { id: row.into_id, name: row.into_name },
    undone: row.undone_at === null ? undefined : { by: row.undoer ?? undefined },
  }));
  return { changes, next: rows.length > PAGE_SIZE ? changes.at(-1)?.id : undefined };
}
