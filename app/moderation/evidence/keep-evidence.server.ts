import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { type CaseKind, isReportable, partNamed, type ThingKind } from '../things/thing';
import type { EvidenceVersion } from './evidence';
import type { EvidenceFacts } from './evidence-parts';

/** A thing as it stands: the parts that the database watches, and what is known of it besides. */
interface Snapshot {
  watched: EvidenceFacts;
  besides: EvidenceFacts;
}

/** Keeps with a new case what was reported as it stood; later changes are kept by the database. @see docs/product/moderation.md */
export async function keepEvidence(
  trx: Transaction<Tables>,
  { caseId, ownerId, kind, thingId, at }: { caseId: string; ownerId: string | null; kind: CaseKind; thingId: string; at: Date },
): Promise<void> {
  const snapshot = await snapshotOf(trx, kind, thingId);
  if (!snapshot) return;
  const facts = JSON.stringify({ ...snapshot.watched, ...snapshot.besides });
  await trx.insertInto('case_evidence').values({ case_id: caseId, owner_id: ownerId, at, event: 'reported', facts }).execute();
}

/** A short text that is the same for a thing as long as it is not changed; null for what is gone. */
export async function fingerprintOf(executor: Executor, kind: CaseKind, thingId: string): Promise<string | null> {
  const snapshot = await snapshotOf(executor, kind, thingId);
  return snapshot ? createHash('sha256').update(JSON.stringify(snapshot.watched)).digest('base64url') : null;
}

/** Whether the thing of a case was changed or deleted after a moment, as a condition on `moderation_case`. */
export function changedSince(moment: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from case_evidence later where later.case_id = moderation_case.id and later.event <> 'reported' and later.at > ${moment})`;
}

/** What a case keeps of its thing, in its order. */
export async function evidenceOf(executor: Executor, caseId: string): Promise<EvidenceVersion[]> {
  const rows = await executor
    .selectFrom('case_evidence')
    .select(['event', 'at', 'facts'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ event, at, facts }) => ({ event, at: at.toISOString(), facts }));
}

async function snapshotOf(executor: Executor, kind: CaseKind, thingId: string): Promise<Snapshot | undefined> {
  if (!isReportable(kind)) return undefined;
  const query = queries[kind](thingId);
  return query && (await query.execute(executor)).rows[0];
}

type Query = ReturnType<typeof sql<Snapshot>>;

/** Reads what migrations/0150-evidence.ts watches, in the same shape. */
const queries: Record<ThingKind, (id: string) => Query | undefined> = {
  story: storyQuery,
  title: storyQuery,
  chapter: (id) =>
    whereUuid(
      id,
      (uuid) => sql<Snapshot>`
    select jsonb_build_object('title', chapter.title, 'body', chapter.body) as watched,
      jsonb_build_object('author', author.name, 'content_rating', story.content_rating, 'warnings', story.warnings, 'seen', story.status) as besides
    from fanfic_chapter chapter join story on story.id = chapter.story_id left join player author on author.id = story.author_id
    where chapter.id = ${uuid}`,
    ),
  comment: (id) =>
    whereUuid(
      id,
      (uuid) => sql<Snapshot>`
    select jsonb_build_object('body', comment.body, 'state', comment.state) as watched,
      jsonb_build_object('author', author.name, 'content_rating', story.content_rating, 'seen', story.status) as besides
    from fanfic_comment comment join story on story.id = comment.story_id left join player author on author.id = comment.author_id
    where comment.id = ${uuid}`,
    ),
  player: (id) =>
    whereUuid(
      id,
      (uuid) => sql<Snapshot>`
    select jsonb_build_object('name', name, 'bio', bio) as watched, '{}'::jsonb as besides from player where id = ${uuid}`,
    ),
  passage(id) {
    const part = partNamed(id);
    return (
      part &&
      sql<Snapshot>`
      select jsonb_build_object('text', turn.text) as watched,
        jsonb_build_object('author', coalesce(writer.name, turn.ai_writer_id), 'prompt', room.state ->> 'prompt',
          'seen', case when room.private then 'private' else 'published' end) as besides
      from weave_turn turn join weave_room room on room.id = turn.room_id left join player writer on writer.id = turn.player_id
      where turn.room_id = ${part.roomId} and turn.number = ${part.number}`
    );
  },
};

function storyQuery(id: string): Query | undefined {
  return whereUuid(
    id,
    (uuid) => sql<Snapshot>`
    select jsonb_build_object('title', story.title, 'prompt', story.prompt, 'body', story.body, 'content_rating', story.content_rating,
        'warnings', story.warnings) as watched,
      jsonb_build_object('author', author.name, 'seen', story.status) as besides
    from story left join player author on author.id = story.author_id where story.id = ${uuid}`,
  );
}

function whereUuid(id: string, query: (uuid: string) => Query): Query | undefined {
  return isUuid(id) ? query(id) : undefined;
}
