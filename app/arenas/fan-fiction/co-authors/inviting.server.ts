import { sql, type Transaction } from 'kysely';
import { isPenNameOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ProgressService } from '~/progress/progress.server';
import { authorsOf, countedNames, nameInRow } from '~/stories/co-authors/authors-of.server';
import { isStoryHeldBack } from '~/stories/collections/held-works.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { writesStory } from '~/stories/policy';
import { formTexts } from '../texts';
import { MOST_AUTHORS } from './co-authors';
import { type JointStory, lockJointStory, lockOwnStory, notifyCoAuthors } from './joint-story.server';
import { type CoAuthorAskedParams, coAuthorAskedNotice } from './notice-kinds';
import { coAuthorTexts as texts } from './texts';

/** A person who is asked, by one of their names. */
interface Asked {
  id: string;
  name: string;
  /** The account, where it is a pen name. */
  penOf: string | null;
}

interface Invited {
  storyId: string;
  /** Undefined: there is none of the name that was typed. */
  asked: Asked | undefined;
}

/**
 * Whom an author asks, and by whom it is done: all that can be refused is, before it counts as an invitation.
 * @throws {Refusal} when the story is gone or not theirs, that name is asked already, or it is full.
 */
export async function requireInviting(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, asked }: Invited,
): Promise<{ asked: Asked; nameId: string }> {
  const story = await lockOwnStory(trx, storyId, player);
  const { hidden_at: hiddenAt } = await trx.selectFrom('player').select('hidden_at').where('id', '=', player.id).executeTakeFirstOrThrow();
  if (hiddenAt) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
  if (await isStoryHeldBack(trx, storyId)) throw new Refusal(texts.inCollection, { status: 409 });
  if (asked === undefined) throw new Refusal(texts.unknown, { field: 'name', status: 422 });
  if ((asked.penOf ?? asked.id) === player.id) throw new Refusal(texts.underOneName, { field: 'name', status: 409 });
  const there = await trx.selectFrom('co_author').select(nameInRow.as('name_id')).where('story_id', '=', storyId).execute();
  const names = new Set([story.nameId, ...there.map((one) => one.name_id)]);
  if (names.has(asked.id) || story.authorId === asked.id) throw new Refusal(texts.already, { field: 'name', status: 409 });
  if (names.size >= MOST_AUTHORS) throw new Refusal(texts.full(MOST_AUTHORS), { status: 409 });
  return { asked, nameId: story.nameId };
}

/**
 * Asks a person by a name that an author may invite to write a story with them. A block between the other one and an author, whatever names
 * they met by, tells them nothing, and the author does not learn that. Neither do they learn that the other one writes it already under another
 * name, or is asked by another one: the invitation waits like any other.
 * @throws {Refusal} as `requireInviting`.
 */
export async function invite(trx: Transaction<Tables>, player: Viewer, { now, ...invited }: Invited & { now: Date }): Promise<void> {
  const { asked, nameId } = await requireInviting(trx, player, invited);
  const { storyId } = invited;
  const account = asked.penOf ?? asked.id;
  await trx
    .insertInto('co_author')
    .values({
      ...{ story_id: storyId, player_id: account, pen_id: asked.penOf === null ? null : asked.id },
      ...{ invited_by: nameId, invited_at: now, joined_at: null },
    })
    .execute();
  await noteReaching(trx, player.id, [asked.id], now);
  const authors = await authorsOf(trx, storyId);
  if (await isBlockedAmong(trx, account, authors)) return;
  // Who blocks one of them stops what they do by other names, too.
  for (const author of authors) if (await isBlockedAmong(trx, author, [asked.id])) return;
  const key = `${coAuthorAskedNotice.id}:${storyId}`;
  const told = { kind: coAuthorAskedNotice, dedupeKey: `${key}:${asked.id}:${now.getTime()}`, groupKey: `${key}:${asked.id}` };
  const params = asked.penOf === null ? undefined : ({ as: asked.name } satisfies CoAuthorAskedParams);
  await notify(trx, [{ ...told, playerId: asked.id, actorId: nameId, detail: storyId, params }], now);
}

/** Takes the invitation of a name back; one that was answered meanwhile stays answered. @throws {Refusal} for a story that is not theirs. */
export async function withdraw(trx: Transaction<Tables>, player: Viewer, storyId: string, nameId: string): Promise<void> {
  await lockOwnStory(trx, storyId, player);
  const invitation = trx.deleteFrom('co_author').where('story_id', '=', storyId).where(nameInRow, '=', nameId);
  await invitation.where('joined_at', 'is', null).execute();
}

interface Answer {
  storyId: string;
  /** The name that was asked. */
  nameId: string;
  accepts: boolean;
  now: Date;
}

/**
 * Accepts an invitation, or declines it. Who accepts it writes the story from now on, under the name that was asked. Accepting again changes nothing.
 * @throws {Refusal} when there is none any longer (404): it was taken back, the story is gone, a block stands between them, or it is rated for adults;
 * and when they write the story already under another name, which only they learn, or have retired the name that was asked.
 */
export async function answerInvitation(
  trx: Transaction<Tables>,
  progress: Pick<ProgressService, 'countStoryPublished'>,
  player: Viewer,
  { storyId, nameId, accepts, now }: Answer,
): Promise<void> {
  const story = await lockJointStory(trx, storyId);
  const asked = trx.selectFrom('co_author').select(['id', 'joined_at']).where('story_id', '=', storyId);
  const row = await asked.where('player_id', '=', player.id).where(nameInRow, '=', nameId).executeTakeFirst();
  if (accepts && row?.joined_at) return;
  const authors = await authorsOf(trx, storyId);
  const isOpen = row && !row.joined_at && authors.length > 0 && !(await isBlockedAmong(trx, player.id, authors));
  if (!isOpen || !(await isShownRating(trx, storyId, player.id))) throw new Refusal(texts.missingText, { status: 404 });
  if (!accepts) {
    await notifyCoAuthors(trx, story, { what: 'declined', actorId: nameId, now });
    await trx.deleteFrom('co_author').where('id', '=', row.id).execute();
    return;
  }
  if (await isStoryHeldBack(trx, storyId)) throw new Refusal(texts.inCollection, { status: 409 });
  if (writesStory(player.id, story)) throw new Refusal(texts.underOneName, { status: 409 });
  if (nameId !== player.id && !(await isPenNameOf(trx, player.id, nameId))) throw new Refusal(texts.retired, { status: 409 });
  // It still counts for an author who left with their name on it.
  const isCounted = (await countedNames(trx, storyId)).includes(nameId);
  await join(trx, story, { id: row.id, nameId }, now);
  if (story.counts && !isCounted) await progress.countStoryPublished(trx, nameId, 1);
  await notifyCoAuthors(trx, story, { what: 'joined', actorId: nameId, now });
}

/** Whether a player is shown stories of a rating like this one's. */
async function isShownRating(trx: Transaction<Tables>, storyId: string, playerId: string): Promise<boolean> {
  const story = trx.selectFrom('story').select('id').where('id', '=', storyId).where(isRatedFor(playerId));
  return (await story.executeTakeFirst()) !== undefined;
}

/** Makes a person an author of a story, and a story by one a joint one. Those who agreed to something are to agree again. */
async function join(
  trx: Transaction<Tables>,
  { id: storyId, authorId, coAuthorIds, since }: JointStory,
  invitation: { id: string; nameId: string },
  now: Date,
): Promise<void> {
  if (authorId !== null) {
    if (coAuthorIds.length === 0) {
      const first = { story_id: storyId, player_id: authorId, invited_by: null, invited_at: since, joined_at: since };
      await trx.insertInto('co_author').values(first).execute();
    }
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
  await trx.updateTable('co_author').set({ joined_at: now }).where('id', '=', invitation.id).execute();
  await credit(trx, storyId, invitation.nameId, sql<number>`0`);
}

/** Credits a person for a story who is not yet, with so many characters. */
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

/** Ends the invitations that a block stands between: of one of two names to a story of the other one. */
export async function endInvitationsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await sql`
    delete from co_author as invited
    where joined_at is null and coalesce(pen_id, player_id) = any(${both}::uuid[]) and exists (
      select from story left join co_author as author on author.story_id = story.id and author.joined_at is not null
      where story.id = invited.story_id and coalesce(author.pen_id, author.player_id, story.author_id) = any(${both}::uuid[]))`.execute(
    trx,
  );
}
