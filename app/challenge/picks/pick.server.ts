import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { may } from '~/accounts/roles/policy';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import { pickedNotice } from '../notice-kinds';
import { PICKS } from '../rules/draw';
import { readSaid } from '../rules/said';
import { drawing } from '../rules/weeks';
import { texts } from '../texts';
import type { Readings } from './readings.server';

/** Whether a player picks from a week: drawn by lot, or as an editor. */
export interface OwnPick {
  as: 'reader' | 'editor';
  until: Date;
}

/** What a player can do about the picks of a week; undefined where they were not drawn and are no editor. */
export async function ownPick(
  executor: Executor,
  player: Pick<Viewer, 'id' | 'role'>,
  week: string,
  now: Date,
): Promise<OwnPick | undefined> {
  const rows = await executor
    .selectFrom('challenge_pick')
    .select(['reader_id', 'editor', 'held_until', 'picked_at', 'lapsed_at'])
    .where('week', '=', week)
    .execute();
  const own = rows.find(({ reader_id }) => reader_id === player.id);
  if (own)
    return own.picked_at === null && own.lapsed_at === null && own.held_until > now ? { as: 'reader', until: own.held_until } : undefined;
  const { until } = drawing(week);
  const editors = rows.filter(({ editor }) => editor).length;
  return may(player, 'runSite') && now < until && editors < PICKS ? { as: 'editor', until } : undefined;
}

/** Puts a reader in the draw who has read enough. @throws {Refusal} */
export async function enterLot(db: Db, playerId: string, week: string, { read, asked }: Readings, now: Date): Promise<void> {
  if (asked === undefined || now >= drawing(week).until) throw new Refusal(texts.lot.over, { status: 409 });
  if (read.size < asked) throw new Refusal(texts.lot.notEnough(read.size, asked), { status: 403 });
  await db
    .insertInto('challenge_lot')
    .values({ week, player_id: playerId, entered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a reader is in the draw of a week. */
export async function isInLot(executor: Executor, playerId: string, week: string): Promise<boolean> {
  const row = await executor
    .selectFrom('challenge_lot')
    .select('week')
    .where('week', '=', week)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Picks a story, once, with a sentence. @throws {Refusal} with the sentence still in the form. */
export async function pickStory(
  db: Db,
  player: Pick<Viewer, 'id' | 'role'>,
  { week, storyId, said }: { week: string; storyId: string; said: string },
  { others, read }: Readings,
  now: Date,
): Promise<void> {
  const checked = readSaid(said);
  if ('fault' in checked) throw new Refusal(texts.saidFaults[checked.fault], { field: 'said', status: 422 });
  if (hasCrudeWord(checked.body)) throw new Refusal(crudeText, { field: 'said', status: 422 });
  if (!others.includes(storyId)) throw new Refusal(texts.pick.own, { field: 'story', status: 422 });
  if (!read.has(storyId)) throw new Refusal(texts.pick.unread, { field: 'story', status: 422 });
  await db.transaction().execute(async (trx) => {
    // In the order of the job that draws.
    await trx.selectFrom('challenge_week').select('starts_on').where('starts_on', '=', week).forUpdate().execute();
    const own = await ownPick(trx, player, week, now);
    if (!own) throw new Refusal(texts.pick.notDrawn, { status: 403 });
    const editor = own.as === 'editor';
    const taken = await trx
      .selectFrom('challenge_pick')
      .select('id')
      .where('week', '=', week)
      .where('story_id', '=', storyId)
      .where('editor', '=', editor)
      .executeTakeFirst();
    if (taken) throw new Refusal(texts.pick.taken, { field: 'story', status: 409 });
    const made = { story_id: storyId, body: checked.body, picked_at: now };
    if (editor) {
      await trx
        .insertInto('challenge_pick')
        .values({ id: randomUUID(), week, reader_id: player.id, editor, drawn_at: now, held_until: own.until, ...made })
        .execute();
    } else {
      await trx.updateTable('challenge_pick').set(made).where('week', '=', week).where('reader_id', '=', player.id).execute();
    }
    await notifyWriter(trx, { week, storyId, readerId: player.id }, now);
  });
}

async function notifyWriter(
  trx: Transaction<Tables>,
  { week, storyId, readerId }: { week: string; storyId: string; readerId: string },
  now: Date,
) {
  const story = await trx.selectFrom('story').select('author_id').where('id', '=', storyId).executeTakeFirst();
  if (!story?.author_id) return;
  await notify(
    trx,
    [
      {
        ...{ kind: pickedNotice, playerId: story.author_id, actorId: readerId, storyId, detail: week },
        ...{ dedupeKey: `challenge-picked:${week}:${readerId}`, groupKey: `challenge-picked:${storyId}` },
      },
    ],
    now,
  );
}
