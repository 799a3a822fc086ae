import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor, Tables } from '~/platform/database/database.server';
import { type TagKind, tagKinds, type WrittenTag } from '../rules/tag';
import { changeTags } from '../wrangling/change-tags.server';
import { nearTags } from './near-tags.server';

/** Authors whose yes makes a tag another name of a canonical one. */
const AUTHORS_WHO_AGREE = 3;

/** What an author is asked: whether a tag of their story is a canonical one, spelled differently. */
export interface LikenessQuestion extends WrittenTag {
  tagId: number;
  canonicalId: number;
  canonicalName: string;
}

/** What an author answered. */
export interface LikenessAnswer {
  playerId: string;
  tagId: number;
  canonicalId: number;
  isSame: boolean;
  /** Where it was answered. */
  origin: AnswerOrigin;
}

/** Where an author answers from. */
interface AnswerOrigin {
  /** A keyed hash of the address. */
  addressKey: string;
  /** Ids of all players who have signed in with the same browser, as far as it remembers. */
  browserPlayers: readonly string[];
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
    return like ? [{ tagId: id, kind, name, canonicalId: like.id, canonicalName: like.name }] : [];
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
 * Keeps what an author answered; answering again changes it. With the third author's yes the tag counts as the canonical one;
 * those who answer from one address or browser are one author.
 * @returns whether it does by this answer.
 */
export async function answerLikeness(trx: Transaction<Tables>, answer: LikenessAnswer, now: Date): Promise<boolean> {
  const { playerId, tagId, canonicalId, isSame, origin } = answer;
  // Each knows of all answers about the same two tags before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`likeness:${tagId}:${canonicalId}`}, 0))`.execute(trx);
  await sql`
    insert into tag_likeness (player_id, tag_id, canonical_id, is_same, answered_at, address_key)
    values (${playerId}, ${tagId}, ${canonicalId}, ${isSame}, ${now}, ${origin.addressKey})
    on conflict (player_id, tag_id, canonical_id) do update set
      is_same = excluded.is_same, answered_at = excluded.answered_at, address_key = excluded.address_key`.execute(trx);
  await joinCluster(trx, answer);
  if (!isSame) return false;
  const { rows } = await sql<{ agreed: number; into: string | null }>`
    select count(distinct coalesce(cluster_id, player_id))::integer as agreed, (select name from tag where id = ${canonicalId} and canonical) as into
    from tag_likeness where tag_id = ${tagId} and canonical_id = ${canonicalId} and is_same`.execute(trx);
  const [row] = rows;
  if (!row || row.into === null || row.agreed < AUTHORS_WHO_AGREE) return false;
  const { changed } = await changeTags(trx, { playerId: null, action: 'agree', tagIds: [tagId], into: row.into }, now);
  return changed > 0;
}

/** Puts an answer into one cluster with those about the same two tags from the same address or browser, and with their clusters. */
async function joinCluster(trx: Transaction<Tables>, { playerId, tagId, canonicalId, origin }: LikenessAnswer): Promise<void> {
  const pair = sql`tag_id = ${tagId} and canonical_id = ${canonicalId}`;
  const { rows: related } = await sql<{ player_id: string; cluster_id: string | null }>`
    select player_id, cluster_id from tag_likeness where ${pair} and player_id <> ${playerId}
      and (address_key = ${origin.addressKey} or player_id = any(${origin.browserPlayers}::uuid[]))
    order by cluster_id nulls last, player_id for update`.execute(trx);
  if (related.length === 0) return;
  const clusters = related.flatMap(({ cluster_id }) => cluster_id ?? []);
  const together = [playerId, ...related.map(({ player_id }) => player_id)];
  await sql`
    update tag_likeness set cluster_id = ${clusters[0] ?? randomUUID()}
    where ${pair} and (player_id = any(${together}::uuid[]) or cluster_id = any(${clusters}::uuid[]))`.execute(trx);
}

/** How long the addresses of answers are kept, in days. */
const ORIGIN_DAYS = 7;

/** Forgets from where answers came that are older; what counts as one stays so. */
export async function forgetOldOrigins(executor: Executor, now: Date): Promise<void> {
  const end = new Date(now.getTime() - ORIGIN_DAYS * DAY_MS);
  await executor
    .updateTable('tag_likeness')
    .set({ address_key: null })
    .where('address_key', 'is not', null)
    .where('answered_at', '<', end)
    .execute();
}
