import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';
import { NEIGHBOURS, type Neighbours } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';

interface Row {
  id: string;
  author: string | null;
  text: string;
}

/**
 * The comments before and after one, as moderators read them: of an answer those in its thread, of a comment the other threads
 * before it, and after it its answers, too.
 */
export async function neighboursOf(executor: Executor, commentId: string): Promise<Neighbours> {
  if (!isUuid(commentId)) return { before: [], after: [] };
  const inThread = sql`(other.id = it.answers_id or other.answers_id = it.answers_id)`;
  const besideBefore = sql`case when it.answers_id is null then other.answers_id is null else ${inThread} end`;
  const besideAfter = sql`case when it.answers_id is null then other.answers_id is null or other.answers_id = it.id else ${inThread} end`;
  const before = await commentsBeside(executor, commentId, { beside: besideBefore, sign: sql`<`, order: sql`desc` });
  const after = await commentsBeside(executor, commentId, { beside: besideAfter, sign: sql`>`, order: sql`asc` });
  return { before: before.toReversed(), after };
}

async function commentsBeside(
  executor: Executor,
  commentId: string,
  { beside, sign, order }: Readonly<Record<'beside' | 'sign' | 'order', RawBuilder<unknown>>>,
): Promise<Neighbours['before']> {
  const { rows } = await sql<Row>`
    select other.id, coalesce(other.visitor_name, author.name) as author, left(other.body, ${NEIGHBOURS.characters}) as text
    from fanfic_comment it join fanfic_comment other on other.story_id = it.story_id left join player author on author.id = other.author_id
    where it.id = ${commentId} and ${beside} and (other.created_at, other.id) ${sign} (it.created_at, it.id)
    order by other.created_at ${order}, other.id ${order} limit ${NEIGHBOURS.each}`.execute(executor);
  return rows.map(({ id, author, text }) => ({ id, author: author ?? ANONYMOUS, text }));
}
