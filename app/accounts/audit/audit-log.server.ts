import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { AuditAction } from './audit-actions';

/** Those whose number is no longer anybody's. */
const SOMEONE_WHO_LEFT = 'someone who has left';

/** What a person who runs the site does. */
export interface AuditFact {
  /** Who does it; null for the site itself and for commands on its machine. */
  actorId: string | null;
  action: AuditAction;
  /** Whom it is done to. */
  subjectId?: string | null | undefined;
  /** What it is done to, such as `story:` and its id; never a person's id, because it stays when they have left. */
  thing?: string | undefined;
  /** Why, in the words of who does it. */
  reason?: string | undefined;
}

/** An entry as it is read. */
export interface AuditEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  action: AuditAction;
  /** Undefined for the site itself. */
  actor: string | undefined;
  /** Undefined where it was done to nobody; without an id for people who have left. */
  subject: { id: string | undefined; name: string } | undefined;
  thing: string | undefined;
  reason: string | undefined;
}

/**
 * Writes into the audit log, within the transaction of what is done.
 * @see docs/product/moderation.md
 */
export async function recordAudit(
  trx: Transaction<Tables>,
  { actorId, action, subjectId, thing, reason }: AuditFact,
  at: Date,
): Promise<void> {
  const actor = actorId === null ? null : await aliasOf(trx, actorId);
  const subject = subjectId ? await aliasOf(trx, subjectId) : null;
  await trx
    .insertInto('audit_entry')
    .values({ at, actor, action, subject, thing: thing ?? null, reason })
    .execute();
}

/** @returns null for people who are no longer there. */
async function aliasOf(trx: Transaction<Tables>, playerId: string): Promise<string | null> {
  await sql`
    insert into audit_alias (player_id, alias) select id, ${randomUUID()}::uuid from player where id = ${playerId}
    on conflict (player_id) do nothing`.execute(trx);
  const known = await trx.selectFrom('audit_alias').select('alias').where('player_id', '=', playerId).executeTakeFirst();
  return known?.alias ?? null;
}

export interface AuditListOptions {
  /** Only what was done to this person. */
  subjectId?: string | undefined;
  /** The last entry of the page before. */
  before?: number | undefined;
  limit: number;
}

/** One page of the log, newest first. @returns the entries, and from which id on there are more. */
export async function listAudit(
  executor: Executor,
  { subjectId, before, limit }: AuditListOptions,
): Promise<{ entries: AuditEntry[]; next: number | undefined }> {
  let query = executor
    .selectFrom('audit_entry as entry')
    .leftJoin('audit_alias as actor_alias', 'actor_alias.alias', 'entry.actor')
    .leftJoin('player as actor', 'actor.id', 'actor_alias.player_id')
    .leftJoin('audit_alias as subject_alias', 'subject_alias.alias', 'entry.subject')
    .leftJoin('player as subject', 'subject.id', 'subject_alias.player_id')
    .select(['entry.id', 'entry.at', 'entry.action', 'entry.thing', 'entry.reason', 'entry.actor', 'actor.name as actor_name'])
    .select(['entry.subject', 'subject.id as subject_id', 'subject.name as subject_name'])
    .orderBy('entry.id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('entry.id', '<', before);
  if (subjectId !== undefined) query = query.where('subject.id', '=', subjectId);
  const rows = await query.execute();
  const entries = rows.slice(0, limit).map(({ id, at, action, thing, reason, ...people }) => ({
    ...{ id, at: at.toISOString(), action },
    actor: people.actor === null ? undefined : (people.actor_name ?? SOMEONE_WHO_LEFT),
    subject: people.subject === null ? undefined : { id: people.subject_id ?? undefined, name: people.subject_name ?? SOMEONE_WHO_LEFT },
    thing: thing ?? undefined,
    reason: reason ?? undefined,
  }));
  return { entries, next: rows.length > limit ? entries.at(-1)?.id : undefined };
}
