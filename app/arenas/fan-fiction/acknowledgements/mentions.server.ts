import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { nameKey } from '~/accounts/sign-up/display-name';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isRefusedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ConsentState, MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { authorNames, authorsOf, namedActor, worksNaming } from '~/stories/co-authors/authors-of.server';
import { isStoryHeldBack } from '~/stories/collections/held-works.server';
import { lockOwnPublished } from '../co-authors/joint-story.server';
import { MOST_GIFTS, MOST_THANKED } from './acknowledgements';
import { betasToThank } from './betas.server';
import { isShownRating, requireShown } from './may-name.server';
import { agreedNotice, type NamedParams, namedNotice } from './notice-kinds';
import { namedTexts, acknowledgementTexts as texts } from './texts';

interface Gift {
  storyId: string;
  name: string;
}

/**
 * Gives a story to a person by name. It says so at once where they follow the author, by the name under which the story stands; anybody
 * else is asked, as everybody is while a collection holds the story back.
 * @throws {Refusal} as `requireGiving`.
 */
export async function give(trx: Transaction<Tables>, player: Viewer, { now, ...gift }: Gift & { now: Date }): Promise<void> {
  const { id, follows } = await requireGiving(trx, player, gift);
  const { storyId } = gift;
  // To be named at once would say that they follow its author.
  const state = follows && !(await isStoryHeldBack(trx, storyId)) ? 'agreed' : 'asked';
  await nameThem(trx, { storyId, playerIds: [id], kind: 'gift', state, by: player.id, now });
}

/**
 * To whom an author gives a story: all that can be refused is, before it counts as a gift.
 * @throws {Refusal} when the story is gone or not theirs, or it cannot be given to that person, whether they have declined, a block stands
 * between them, they are not shown stories of its rating, or nobody has that name: the author does not learn which.
 */
export async function requireGiving(trx: Transaction<Tables>, player: Viewer, { storyId, name }: Gift): Promise<FoundPerson> {
  const { nameId } = await lockOwnPublished(trx, storyId, player);
  await requireShown(trx, player);
  const unknown = new Refusal(texts.unknown, { field: 'name', status: 422 });
  const other = await findPerson(trx, name, nameId);
  if (!other) throw unknown;
  const authors = await authorsOf(trx, storyId);
  // By another name they are given it like anybody: a refusal would say who writes it.
  const isAuthors = other.id === player.id || (await authorNames(trx, storyId)).includes(other.id);
  if (isAuthors) throw new Refusal(texts.ownName, { field: 'name', status: 409 });
  const there = await mentionsOf(trx, storyId, 'gift');
  const before = there.find(({ player_id: id }) => id === other.id);
  if (before?.state === 'declined') throw unknown;
  if (before) throw new Refusal(texts.already, { field: 'name', status: 409 });
  if (!(await isShownRating(trx, storyId, other.id))) throw unknown;
  for (const author of authors) if (await isRefusedAmong(trx, author, [other.id])) throw unknown;
  if (there.filter(({ state }) => state !== 'declined').length >= MOST_GIFTS) throw new Refusal(texts.tooManyGifts, { status: 409 });
  return other;
}

/**
 * Asks those who read a story along whether it may thank them; those who cannot be thanked any longer are left out.
 * @throws {Refusal} when the story is gone or not theirs, none of them can be thanked, or they are too many.
 */
export async function thank(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, people, now }: { storyId: string; people: readonly string[]; now: Date },
): Promise<void> {
  await lockOwnPublished(trx, storyId, player);
  await requireShown(trx, player);
  const playerIds = (await betasToThank(trx, storyId)).map(({ id }) => id).filter((id) => people.includes(id));
  if (playerIds.length === 0) throw new Refusal(texts.notBetas, { status: 409 });
  const there = (await mentionsOf(trx, storyId, 'thanks')).filter(({ state }) => state !== 'declined');
  if (there.length + playerIds.length > MOST_THANKED) throw new Refusal(texts.tooManyTicked, { status: 409 });
  await nameThem(trx, { storyId, playerIds, kind: 'thanks', state: 'asked', by: player.id, now });
}

/** Takes a person's name off a story, or the question back. Who has declined stays so. @throws {Refusal} for a story that is not theirs. */
export async function takeOff(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, kind, personId }: { storyId: string; kind: MentionKind; personId: string },
): Promise<void> {
  await lockOwnPublished(trx, storyId, player);
  const mention = trx.deleteFrom('story_mention').where('story_id', '=', storyId).where('kind', '=', kind);
  await mention.where('player_id', '=', personId).where('state', '<>', 'declined').execute();
}

/**
 * Agrees to be named, or declines, now or later.
 * @throws {Refusal} when nothing of it is there any longer (404), or the story is not shown to them (403), where they agree.
 */
export async function answerMention(
  trx: Transaction<Tables>,
  player: Viewer,
  { mentionId, accepts, now }: { mentionId: string; accepts: boolean; now: Date },
): Promise<void> {
  const mentions = trx.selectFrom('story_mention').select(['story_id', 'kind', 'state', 'player_id']);
  const own = mentions.where(sql<boolean>`player_id = any(${namesOf(player.id)})`);
  const mention = await own.where('id', '=', mentionId).forUpdate().executeTakeFirst();
  if (!mention) throw new Refusal(namedTexts.gone, { status: 404 });
  const { story_id: storyId, kind, player_id: nameId } = mention;
  if (accepts && !(await isShownRating(trx, storyId, player.id))) throw new Refusal(namedTexts.notShownToYou, { status: 403 });
  const state = accepts ? 'agreed' : 'declined';
  if (mention.state === state) return;
  await trx.updateTable('story_mention').set({ state }).where('id', '=', mentionId).execute();
  if (!accepts) return;
  const key = `${agreedNotice.id}:${storyId}:${kind}`;
  const fact = { kind: agreedNotice, dedupeKey: `${key}:${nameId}`, groupKey: `${key}:${mentionId}`, actorId: nameId, storyId };
  const authors = await authorsOf(trx, storyId);
  await notify(
    trx,
    authors.map((playerId) => ({ ...fact, playerId, detail: storyId })),
    now,
  );
}

/** Takes the names of two people off each other's stories when one blocks the other, by the names that they met; who has declined stays so. */
export async function endMentionsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await sql`
    delete from story_mention as mention
    where state <> 'declined' and player_id = any(${both}::uuid[])
      and mention.story_id = any(${worksNaming(oneId)} || ${worksNaming(otherId)})`.execute(trx);
}

interface NewMentions {
  storyId: string;
  playerIds: readonly string[];
  kind: MentionKind;
  state: Exclude<ConsentState, 'declined'>;
  by: string;
  now: Date;
}

/** Names people on a story and tells them; each is told once of a story and kind, however often they are named. */
async function nameThem(trx: Transaction<Tables>, { storyId, playerIds, kind, state, by, now }: NewMentions): Promise<void> {
  const rows = playerIds.map((playerId) => ({
    ...{ id: randomUUID(), story_id: storyId, player_id: playerId, kind, state, named_by: by, named_at: now },
  }));
  await trx.insertInto('story_mention').values(rows).execute();
  await noteReaching(trx, by, playerIds, now);
  const key = `${namedNotice.id}:${storyId}:${kind}`;
  const what: NamedParams['what'] = kind === 'thanks' ? 'thanks-asked' : state === 'agreed' ? 'given' : 'gift-asked';
  const told = { kind: namedNotice, actorId: await namedActor(trx, storyId, by), storyId };
  const pens = await penNamesAmong(trx, playerIds);
  const facts = playerIds.map((playerId) => {
    const as = pens.get(playerId);
    // One person is asked for each of their names.
    const ofName = as === undefined ? key : `${key}:${playerId}`;
    return { ...told, dedupeKey: ofName, groupKey: ofName, playerId, params: { what, as } satisfies NamedParams };
  });
  await notify(trx, facts, now);
}

/** The pen names among some names, by id. */
async function penNamesAmong(trx: Transaction<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('player').select(['id', 'name']).where('id', 'in', ids).where('pen_of', 'is not', null).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface FoundPerson {
  id: string;
  name: string;
  /** Whether they follow the author, whom they also see. */
  follows: boolean;
}

/** A person by name, as an author would name them; undefined where there is nobody, or nobody who is shown. */
async function findPerson(executor: Executor, name: string, authorId: string): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select player.id, player.name, exists (select from player_follow where follower_id = player.id and followed_id = ${authorId})
        and not exists (select from player_block where player_id = player.id and other_id = ${authorId}) as follows
    from player where player.name_key = ${nameKey(name)} and player.email_verified and player.hidden_at is null and player.pen_of is null`.execute(
    executor,
  );
  return rows[0];
}

function mentionsOf(trx: Transaction<Tables>, storyId: string, kind: MentionKind) {
  return trx.selectFrom('story_mention').select(['player_id', 'state']).where('story_id', '=', storyId).where('kind', '=', kind).execute();
}
