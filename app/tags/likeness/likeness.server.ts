import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { type TagKind, tagKinds } from '../rules/tag';
import { changeTags } from '../wrangling/change-tags.server';
import { nearTags } from './near-tags.server';

/** Authors whose yes makes a tag another name of a canonical one. */
const AUTHORS_WHO_AGREE = 3;

/** What an author is asked: whether a tag of their story is a canonical one, spelled differently. */
export interface LikenessQuestion {
  tagId: number;
  name: string;
  canonicalId: number;
  canonicalName: string;
}

/** What an author answered. */
export interface LikenessAnswer {
  playerId: string;
  tagId: number;
  canonicalId: number;
  isSame: boolean;
}

/**
 * What the author of a story is asked of its tags: of each that counts as itself and is near a canonical one, unless they have
 * answered, or a wrangler has taken such an agreement back.
 * @see docs/product/tags.md
 */
export async function likenessQuestions(executor: Executor, storyId: string, playerId: string): Promise<LikenessQuestion[]> {
  const tags = await executor
    .selectFrom('story_tag')
    .innerJoin('tag', 'tag.id', 'story_tag.tag_id')
    .select(['tag.id', 'tag.kind', 'tag.name', 'tag.key'])
    .where('story_tag.story_id', '=', storyId)
    .where('tag.canonical', '=', false)
    .where('tag.canonical_id', 'is', null)
    .orderBy('story_tag.place')
    .execute();
  const asked = await Promise.all(tagKinds.map((kind) => questionsOf(executor, kind, tags)));
  const open = await stillOpen(executor, playerId, asked.flat());
  return asked.flat().filter(({ tagId, canonicalId }) => open.has(`${tagId}:${canonicalId}`));
}

interface AskedTag {
  id: number;
  kind: TagKind;
  name: string;
  key: string;
}

async function questionsOf(executor: Executor, kind: TagKind, all: readonly AskedTag[]): Promise<LikenessQuestion[]> {
  const tags = all.filter((tag) => tag.kind === kind);
  const near = await nearTags(
    executor,
    kind,
    tags.map(({ key }) => key),
  );
  return tags.flatMap(({ id, name }, place) => {
    const like = near[place];
    return like ? [{ tagId: id, name, canonicalId: like.id, canonicalName: like.name }] : [];
  });
}

/** Those that are still to be asked, as '12:34'. */
async function stillOpen(executor: Executor, playerId: string, questions: readonly LikenessQuestion[]): Promise<Set<string>> {
  if (questions.length === 0) return new Set();
  const { rows } = await sql<{ pair: string }>`
    select concat(asked.tag_id, ':', asked.canonical_id) as pair
    from unnest(${questions.map(({ tagId }) => tagId)}::integer[], ${questions.map(({ canonicalId }) => canonicalId)}::integer[])
      as asked (tag_id, canonical_id)
    where not exists (
      select from tag_likeness as answered
      where answered.player_id = ${playerId} and answered.tag_id = asked.tag_id and answered.canonical_id = asked.canonical_id)
    and not exists (
      select from tag_change as change
      where change.action = 'agree' and change.into_id = asked.canonical_id and change.undone_at is not null
        and change.items @> jsonb_build_array(jsonb_build_object('id', asked.tag_id)))`.execute(executor);
  return new Set(rows.map(({ pair }) => pair));
}

/**
 * Keeps what an author answered; answering again changes it. With the third author's yes the tag counts as the canonical one.
 * @returns whether it does by this answer.
 */
export async function answerLikeness(
  trx: Transaction<Tables>,
  { playerId, tagId, canonicalId, isSame }: LikenessAnswer,
  now: Date,
): Promise<boolean> {
  await sql`
    insert into tag_likeness (player_id, tag_id, canonical_id, is_same, answered_at)
    values (${playerId}, ${tagId}, ${canonicalId}, ${isSame}, ${now})
    on conflict (player_id, tag_id, canonical_id) do update set is_same = excluded.is_same, answered_at = excluded.answered_at`.execute(
    trx,
  );
  if (!isSame) return false;
  const { rows } = await sql<{ agreed: number; into: string | null }>`
    select count(*)::integer as agreed, (select name from tag where id = ${canonicalId} and canonical) as into
    from tag_likeness where tag_id = ${tagId} and canonical_id = ${canonicalId} and is_same`.execute(trx);
  const [row] = rows;
  if (!row || row.into === null || row.agreed < AUTHORS_WHO_AGREE) return false;
  const { changed } = await changeTags(trx, { playerId: null, action: 'agree', tagIds: [tagId], into: row.into }, now);
  return changed > 0;
}
