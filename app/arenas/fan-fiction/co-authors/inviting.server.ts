import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/telling/tell.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ProgressService } from '~/progress/progress.server';
import { authorsOf } from '~/stories/co-authors/authors-of.server';
import { isStoryHeldBack } from '~/stories/collections/held-works.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { formTexts } from '../texts';
import { MOST_AUTHORS } from './co-authors';
import { type JointStory, lockJointStory, lockOwnNamedStory, tellCoAuthors } from './joint-story.server';
import { coAuthorAskedNotice } from './notice-kinds';
import { coAuthorTexts as texts } from './texts';

/**
 * Asks somebody whom an author knows to write a story with them. A block by the other one, or between them and a co-author, tells them nothing,
 * and the author does not learn that.
 * @param otherId somebody whom they know, if there is one of the name. @throws {Refusal} when the story is gone or not theirs, that one is asked already, or it is full.
 */
export async function invite(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, otherId, now }: { storyId: string; otherId: string | undefined; now: Date },
): Promise<void> {
  const story = await lockOwnNamedStory(trx, storyId, player);
  const { hidden_at: hiddenAt } = await trx.selectFrom('player').select('hidden_at').where('id', '=', player.id).executeTakeFirstOrThrow();
  if (hiddenAt) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
  if (await isStoryHeldBack(trx, storyId)) throw new Refusal(texts.inCollection, { status: 409 });
  if (otherId === undefined) throw new Refusal(texts.unknown, { field: 'name', status: 422 });
  const there = await trx.selectFrom('co_author').select(['player_id', 'joined_at']).where('story_id', '=', storyId).execute();
  const people = new Set([player.id, ...there.map((one) => one.player_id)]);
  if (people.has(otherId) || story.authorId === otherId) throw new Refusal(texts.already, { field: 'name', status: 409 });
  if (people.size >= MOST_AUTHORS) throw new Refusal(texts.full(MOST_AUTHORS), { status: 409 });
  await trx
    .insertInto('co_author')
    .values({ story_id: storyId, player_id: otherId, invited_by: player.id, invited_at: now, joined_at: null })
    .execute();
  await noteReaching(trx, player.id, [otherId], now);
  if (await isBlockedAmong(trx, otherId, await authorsOf(trx, storyId))) return;
  const key = `${coAuthorAskedNotice.id}:${storyId}`;
  const told = { kind: coAuthorAskedNotice, dedupeKey: `${key}:${now.getTime()}`, groupKey: key, playerId: otherId, actorId: player.id };
  await notify(trx, [{ ...told, detail: storyId }], now);
}

/** Takes an invitation back; one that was answered meanwhile stays answered. @throws {Refusal} for a story that is not theirs. */
export async function withdraw(trx: Transaction<Tables>, player: Viewer, storyId: string, personId: string): Promise<void> {
  await lockOwnNamedStory(trx, storyId, player);
  const invitation = trx.deleteFrom('co_author').where('story_id', '=', storyId).where('player_id', '=', personId);
  await invitation.where('joined_at', 'is', null).execute();
}

/**
 * Accepts an invitation, or declines it. Who accepts it writes the story from now on. Accepting again changes nothing.
 * @throws {Refusal} when there is none any longer (404): it was taken back, the story is gone, one of them blocks another, or it is rated for adults.
 */
export async function answerInvitation(
  trx: Transaction<Tables>,
  progress: Pick<ProgressService, 'countStoryPublished'>,
  player: Viewer,
  { storyId, accepts, now }: { storyId: string; accepts: boolean; now: Date },
): Promise<void> {
  const story = await lockJointStory(trx, storyId);
  const asked = trx.selectFrom('co_author').select(['joined_at', 'invited_by']).where('story_id', '=', storyId);
  const row = await asked.where('player_id', '=', player.id).executeTakeFirst();
  if (accepts && row?.joined_at) return;
  const authors = await authorsOf(trx, storyId);
  const isOpen = row && !row.joined_at && authors.length > 0 && !(await isBlockedAmong(trx, player.id, authors));
  if (!isOpen || !(await isShownRating(trx, storyId, player.id))) throw new Refusal(texts.missingText, { status: 404 });
  if (!accepts) {
    await tellCoAuthors(trx, story, { what: 'declined', actorId: player.id, now });
    await trx.deleteFrom('co_author').where('story_id', '=', storyId).where('player_id', '=', player.id).execute();
    return;
  }
  if (await isStoryHeldBack(trx, storyId)) throw new Refusal(texts.inCollection, { status: 409 });
  await join(trx, story, player, now);
  if (story.counts) await progress.countStoryPublished(trx, player.id, 1);
  await tellCoAuthors(trx, story, { what: 'joined', actorId: player.id, now });
}

/** Whether somebody is shown stories of a rating like this one's. */
async function isShownRating(trx: Transaction<Tables>, storyId: string, playerId: string): Promise<boolean> {
  const story = trx.selectFrom('story').select('id').where('id', '=', storyId).where(isRatedFor(playerId));
  return (await story.executeTakeFirst()) !== undefined;
}

/** Makes somebody an author of a story, and a story by one a joint one. Those who agreed to something are to agree again. */
async function join(
  trx: Transaction<Tables>,
  { id: storyId, authorId, publishedAt }: JointStory,
  player: Viewer,
  now: Date,
): Promise<void> {
  if (authorId !== null) {
    const first = { story_id: storyId, player_id: authorId, invited_by: null, invited_at: publishedAt, joined_at: publishedAt };
    await trx
      .insertInto('co_author')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // An account of words whose credits are gone would count for others.
    await sql`
      delete from chapter_share where story_id = ${storyId} and not exists (select from story_writer where story_id = ${storyId})`.execute(
      trx,
    );
    await credit(
      trx,
      storyId,
      authorId,
      sql<number>`(select sum(char_length(body))::integer from fanfic_chapter where story_id = ${storyId})`,
    );
  }
  await trx.updateTable('co_author').set({ agreed_at: null }).where('story_id', '=', storyId).execute();
  await trx.updateTable('co_author').set({ joined_at: now }).where('story_id', '=', storyId).where('player_id', '=', player.id).execute();
  await credit(trx, storyId, player.id, sql<number>`0`);
}

/** Credits somebody for a story who is not yet, with so many characters. */
async function credit(
  trx: Transaction<Tables>,
  storyId: string,
  playerId: string,
  characters: ReturnType<typeof sql<number>>,
): Promise<void> {
  await sql`
    insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai)
    select ${storyId}, coalesce((select max(place) + 1 from story_writer where story_id = ${storyId}), 0), ${playerId}, null, ${characters}, false
    where not exists (select from story_writer where story_id = ${storyId} and player_id = ${playerId})`.execute(trx);
}

/** Ends the invitations that a block stands between: of one of two people to a story of the other one. */
export async function endInvitationsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await sql`
    delete from co_author as invited
    where joined_at is null and player_id = any(${both}::uuid[]) and exists (
      select from story left join co_author as author on author.story_id = story.id and author.joined_at is not null
      where story.id = invited.story_id and coalesce(author.player_id, story.author_id) = any(${both}::uuid[]))`.execute(trx);
}
