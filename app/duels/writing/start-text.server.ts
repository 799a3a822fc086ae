import { randomUUID } from 'node:crypto';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { GRACE_MS, HAND_IN_MS, type Sprint, WRITING_MS } from '../rules/clock';
import { texts } from '../texts';
import { drawCards } from './draw.server';
import { textBeingWritten } from './text-rows.server';

/** What a writer wants to write. */
export interface WritingWish {
  /** The id of a card that lies before them. */
  card: string;
  /** Undefined: until tomorrow at the same hour. */
  sprint: Sprint | undefined;
}

/**
 * Begins a text to a card, or finds the one that is being written: there is at most one for each person.
 * @returns its id. @throws {Refusal} a card that does not lie before them.
 */
export async function startText({ db, clock }: { db: Db; clock: Clock }, playerId: string, wish: WritingWish): Promise<string> {
  const open = await textBeingWritten(db, playerId);
  if (open) return open.id;
  const { cards } = await drawCards(db, playerId, clock.now(), false);
  if (!cards.some(({ id }) => id === wish.card)) throw new Refusal(texts.cardGone, { status: 409 });
  try {
    return await insertText({ executor: db, clock }, playerId, { ...wish, rematchId: null });
  } catch (error) {
    if (!isUniqueViolation(error, 'duel_text_writing')) throw error;
    const other = await textBeingWritten(db, playerId);
    if (!other) throw error;
    return other.id;
  }
}

/** Stores a new text whose clock begins now. @returns its id. */
export async function insertText(
  { executor, clock }: { executor: Executor; clock: Clock },
  playerId: string,
  { card, sprint, rematchId }: WritingWish & { rematchId: string | null },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const ends = sprint === undefined ? new Date(now.getTime() + WRITING_MS) : gameTimeFromNow(clock, sprint * MINUTE_MS);
  const after = (ms: number) => new Date(ends.getTime() + ms);
  await executor
    .insertInto('duel_text')
    .values({
      ...{ id, player_id: playerId, card, title: texts.untitled, started_at: now, updated_at: now },
      ...{ minutes: sprint ?? null, ends_at: ends, closes_at: after(GRACE_MS), hand_in_by: after(HAND_IN_MS), rematch_id: rematchId },
    })
    .execute();
  return id;
}
