import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { authorsOf, coAuthorIds, coAuthorNames } from '~/stories/co-authors/authors-of.server';
import { knownAs, writesStory } from '~/stories/policy';
import { type CoAuthorNews, coAuthorNotice } from './notice-kinds';
import { coAuthorTexts as texts } from './texts';

/** A story locked for a change of who writes it. */
export interface JointStory {
  id: string;
  title: string;
  authorId: string | null;
  /** Empty for a story by one under their own name. */
  coAuthorIds: readonly string[];
  /** Their names on it, in the same order. */
  nameIds: readonly string[];
  /** Since when its first author has it here. */
  since: Date;
  /** Whether it is an imported one that was never published. */
  isImported: boolean;
  /** Whether it is among the stories that count for those who write it. */
  counts: boolean;
}

/** Locks a story of fan fiction, published or imported to be. @throws {Refusal} when there is none (404). */
export async function lockJointStory(trx: Transaction<Tables>, storyId: string): Promise<JointStory> {
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select(['id', 'title', 'author_id', 'status', 'unlisted', 'published_at', 'created_at'])
        .select([coAuthorIds().as('co_author_ids'), coAuthorNames().as('name_ids')])
        .where('id', '=', storyId)
        .where('arena', '=', 'fan_fic')
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(texts.gone, { status: 404 });
  const counts = row.status !== 'draft' && !row.unlisted;
  const authors = { authorId: row.author_id, coAuthorIds: row.co_author_ids, nameIds: row.name_ids };
  return {
    id: row.id,
    title: row.title,
    ...authors,
    since: row.published_at ?? row.created_at,
    isImported: row.published_at === null,
    counts,
  };
}

/** A story, and the id of the name under which a person writes it: their own or a pen name's. */
export interface OwnStory extends JointStory {
  nameId: string;
}

/** Locks a story that a person writes. @throws {Refusal} when there is none (404), or they do not write it (403). */
export async function lockOwnStory(trx: Transaction<Tables>, storyId: string, player: Viewer): Promise<OwnStory> {
  const story = await lockJointStory(trx, storyId);
  if (!writesStory(player.id, story)) throw new Refusal(texts.notYours, { status: 403 });
  return { ...story, nameId: knownAs(player.id, story) };
}

/** The same for a story that is or was published. @throws {Refusal} as `lockOwnStory`, or when it is imported to be (404). */
export async function lockOwnPublished(trx: Transaction<Tables>, storyId: string, player: Viewer): Promise<OwnStory> {
  const story = await lockOwnStory(trx, storyId, player);
  if (story.isImported) throw new Refusal(texts.gone, { status: 404 });
  return story;
}

/** The same for a story that several write. @throws {Refusal} as `lockOwnStory`, or when they write it with nobody (403). */
export async function lockOwnJointStory(trx: Transaction<Tables>, storyId: string, player: Viewer): Promise<OwnStory> {
  const story = await lockOwnStory(trx, storyId, player);
  if (story.coAuthorIds.length < 2) throw new Refusal(texts.notYours, { status: 403 });
  return story;
}

/** Tells those who write a story now of what one of them decided. @param decided with the id of the name under which they write it. */
export async function notifyCoAuthors(
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
