import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/telling/tell.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { authorsOf, coAuthorIds, nameOn } from '~/stories/co-authors/authors-of.server';
import { writesStory } from '~/stories/policy';
import { signTexts } from '../pen-names/texts';
import { type CoAuthorNews, coAuthorNotice } from './notice-kinds';
import { coAuthorTexts as texts } from './texts';

/** A story locked for a change of who writes it. */
export interface JointStory {
  id: string;
  title: string;
  authorId: string | null;
  /** Empty for a story by one. */
  coAuthorIds: readonly string[];
  publishedAt: Date;
  /** Whether it is among the stories that count for those who write it. */
  counts: boolean;
}

/** Locks a story of fan fiction that is or was published. @throws {Refusal} when there is none (404). */
export async function lockJointStory(trx: Transaction<Tables>, storyId: string): Promise<JointStory> {
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select(['id', 'title', 'author_id', 'status', 'unlisted', 'published_at', coAuthorIds().as('co_author_ids')])
        .where('id', '=', storyId)
        .where('arena', '=', 'fan_fic')
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row?.published_at) throw new Refusal(texts.gone, { status: 404 });
  const counts = row.status !== 'draft' && !row.unlisted;
  return { id: row.id, title: row.title, authorId: row.author_id, coAuthorIds: row.co_author_ids, publishedAt: row.published_at, counts };
}

/** A story, and the id of the name under which a person writes it: their own or a pen name's. */
export interface OwnStory extends JointStory {
  nameId: string;
}

/** Locks a story that a person writes. @throws {Refusal} when there is none (404), or they do not write it (403). */
export async function lockOwnStory(trx: Transaction<Tables>, storyId: string, player: Viewer): Promise<OwnStory> {
  const story = await lockJointStory(trx, storyId);
  if (!writesStory(player.id, story)) throw new Refusal(texts.notYours, { status: 403 });
  const under = trx.selectFrom('story').select(nameOn(player.id).as('name_id')).where('id', '=', storyId);
  return { ...story, nameId: (await under.executeTakeFirstOrThrow()).name_id };
}

/** The same for a story that others can join in writing. @throws {Refusal} as `lockOwnStory`, or when it stands under a pen name (409). */
export async function lockOwnNamedStory(trx: Transaction<Tables>, storyId: string, player: Viewer): Promise<OwnStory> {
  const story = await lockOwnStory(trx, storyId, player);
  if (story.nameId !== player.id) throw new Refusal(signTexts.notUnderPenName, { status: 409 });
  return story;
}

/** Tells those who write a story now of what one of them decided. */
export async function tellCoAuthors(
  trx: Transaction<Tables>,
  { id, title }: Pick<JointStory, 'id' | 'title'>,
  { what, actorId, now }: { what: CoAuthorNews; actorId: string; now: Date },
): Promise<void> {
  const key = `${coAuthorNotice.id}:${what}:${id}:${actorId}:${now.getTime()}`;
  const told = (await authorsOf(trx, id)).filter((playerId) => playerId !== actorId);
  const fact = { kind: coAuthorNotice, dedupeKey: key, groupKey: key, actorId, detail: id, params: { what, title } };
  await notify(
    trx,
    told.map((playerId) => ({ ...fact, playerId })),
    now,
  );
}
