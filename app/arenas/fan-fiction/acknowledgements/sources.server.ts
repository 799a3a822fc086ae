import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isRefusedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { SourceKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { authorNames, authorsOf, namedActor, nameOn, worksNaming, worksOf } from '~/stories/co-authors/authors-of.server';
import { isNamedFor } from '~/stories/reading/readable-by.server';
import { lockOwnPublished } from '../co-authors/joint-story.server';
import { MOST_SOURCES } from './acknowledgements';
import { isShownRating, requireShown } from './may-name.server';
import { agreedNotice, sourceAskedNotice } from './notice-kinds';
import type { NamedSource } from './source-address';
import { namedTexts, sourceTexts as texts } from './texts';

/** What a story comes from, as an author says. */
export interface NewSource {
  kind: SourceKind;
  named: NamedSource;
  /** Of a page elsewhere; '' where none is given. */
  title: string;
}

/** What an author says of a story of theirs, and when. */
interface SaidSource {
  storyId: string;
  source: NewSource;
  now: Date;
}

/**
 * Says what a story comes from. Another story of the site is shown once its author agrees, at once where the same person wrote both under one name; a page elsewhere at once.
 * @throws {Refusal} when the story is gone or not theirs, the other cannot be named, has nobody who could agree or stands there already, or they are too many.
 */
export async function addSource(trx: Transaction<Tables>, player: Viewer, said: SaidSource): Promise<void> {
  const asked = await whomToAsk(trx, player, said);
  const { storyId, source, now } = said;
  const { kind, named } = source;
  await trx
    .insertInto('story_source')
    .values({
      ...{ id: randomUUID(), story_id: storyId, kind, named_by: player.id, named_at: now },
      ...(named.kind === 'page' ? { address: named.address, title: source.title } : { source_id: named.id }),
      state: asked ? 'asked' : 'agreed',
    })
    .execute();
  if (!asked || named.kind === 'page') return;
  await noteReaching(trx, player.id, asked.authors, now);
  const key = `${sourceAskedNotice.id}:${storyId}:${named.id}`;
  const actorId = await namedActor(trx, storyId, player.id);
  const fact = { kind: sourceAskedNotice, dedupeKey: key, groupKey: key, actorId, storyId: named.id, params: { kind } };
  await notify(
    trx,
    asked.authors.map((playerId) => ({ ...fact, playerId })),
    now,
  );
}

/**
 * The ids of those who would be asked, as the one who asks knows them: what is counted by the ids of accounts would show, by a limit that
 * is used up, whose a pen name is. @throws {Refusal} as `addSource`.
 */
export async function namesToAsk(trx: Transaction<Tables>, player: Viewer, said: SaidSource): Promise<string[]> {
  return (await whomToAsk(trx, player, said))?.names ?? [];
}

/** Those who write a story, and as whom others know them: by the names on it, or by the story itself where it has none. */
interface Asked {
  authors: string[];
  names: string[];
}

/** Whom a person asks by what they say of a story of theirs; undefined where nobody needs to be asked. @throws {Refusal} as `addSource`. */
async function whomToAsk(trx: Transaction<Tables>, player: Viewer, { storyId, source }: SaidSource): Promise<Asked | undefined> {
  const { nameId } = await lockOwnPublished(trx, storyId, player);
  await requireShown(trx, player);
  const there = await trx.selectFrom('story_source').select(['source_id', 'address', 'state']).where('story_id', '=', storyId).execute();
  if (there.filter(({ state }) => state !== 'declined').length >= MOST_SOURCES) throw new Refusal(texts.tooMany, { status: 409 });
  const { named } = source;
  if (named.kind === 'page') {
    if (source.title === '') throw new Refusal(texts.titleMissing, { field: 'title', status: 400 });
    if (there.some(({ address }) => address === named.address)) throw new Refusal(texts.already, { field: 'address', status: 409 });
    return undefined;
  }
  const before = there.find(({ source_id: id }) => id === named.id);
  if (before && before.state !== 'declined') throw new Refusal(texts.already, { field: 'address', status: 409 });
  const asked = before ? undefined : await authorsToAsk(trx, player, { storyId, sourceId: named.id });
  if (!asked) throw new Refusal(texts.notNamed, { field: 'address', status: 422 });
  if (asked.authors.length === 0) throw new Refusal(texts.nobodyToAsk, { field: 'address', status: 409 });
  const isOwn = asked.authors.includes(player.id) && (await nameIn(trx, player, named.id)) === nameId;
  return isOwn ? undefined : asked;
}

/** Under which of a person's names a story of theirs stands. */
async function nameIn(trx: Transaction<Tables>, player: Viewer, storyId: string): Promise<string | undefined> {
  const story = trx.selectFrom('story').select(nameOn(player.id).as('name')).where('id', '=', storyId);
  return (await story.executeTakeFirst())?.name;
}

/** The authors of a story that another one may name as its source, none where all have left; undefined where it cannot be named. */
async function authorsToAsk(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, sourceId }: { storyId: string; sourceId: string },
): Promise<Asked | undefined> {
  if (sourceId === storyId) return undefined;
  const found = trx.selectFrom('story').select('author_id').where('id', '=', sourceId);
  const row = await found.where(isNamedFor(player.id)).executeTakeFirst();
  if (!row) return undefined;
  const authors = await authorsOf(trx, sourceId);
  // Where nobody is named, a refusal would say whose it is.
  if (row.author_id === null) return { authors, names: [sourceId] };
  for (const author of await authorsOf(trx, storyId)) if (await isRefusedAmong(trx, author, authors)) return undefined;
  return { authors, names: await authorNames(trx, sourceId) };
}

/** Takes a source off a story, or the question back. Where its author declined, it stays so. @throws {Refusal} for a story that is not theirs. */
export async function takeSourceOff(
  trx: Transaction<Tables>,
  player: Viewer,
  { storyId, id }: { storyId: string; id: string },
): Promise<void> {
  await lockOwnPublished(trx, storyId, player);
  await trx.deleteFrom('story_source').where('id', '=', id).where('story_id', '=', storyId).where('state', '<>', 'declined').execute();
}

/**
 * An author agrees that another story names theirs as its source, or declines, now or later.
 * @throws {Refusal} when nothing of it is there any longer (404), or that story is not shown to them (403), where they agree.
 */
export async function answerSource(
  trx: Transaction<Tables>,
  player: Viewer,
  { id, accepts, now }: { id: string; accepts: boolean; now: Date },
): Promise<void> {
  const asked = trx.selectFrom('story_source').select(['story_id', 'source_id', 'state']).where('id', '=', id);
  const row = await asked
    .where(sql<boolean>`source_id = any(${worksOf(player.id)})`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(namedTexts.gone, { status: 404 });
  const { story_id: storyId } = row;
  if (accepts && !(await isShownRating(trx, storyId, player.id))) throw new Refusal(namedTexts.sourceNotShown, { status: 403 });
  const state = accepts ? 'agreed' : 'declined';
  if (row.state === state) return;
  await trx.updateTable('story_source').set({ state }).where('id', '=', id).execute();
  if (!accepts) return;
  const key = `${agreedNotice.id}:source:${id}`;
  const fact = {
    kind: agreedNotice,
    dedupeKey: key,
    groupKey: key,
    actorId: row.source_id === null ? null : await namedActor(trx, row.source_id, player.id),
    storyId,
    detail: storyId,
    params: { what: 'source' },
  };
  await notify(
    trx,
    (await authorsOf(trx, storyId)).map((playerId) => ({ ...fact, playerId })),
    now,
  );
}

/** Ends that stories of two people name each other's when one blocks the other, by the names that they met; where one of them declined, it stays so. */
export async function endSourcesBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const isBy = (story: string, playerId: string) => sql`link.${sql.ref(story)} = any(${worksNaming(playerId)})`;
  await sql`
    delete from story_source as link where state <> 'declined' and (
      ${isBy('story_id', oneId)} and ${isBy('source_id', otherId)} or ${isBy('story_id', otherId)} and ${isBy('source_id', oneId)})`.execute(
    trx,
  );
}
