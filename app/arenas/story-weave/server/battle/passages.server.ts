import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { DecidedPassage, DecidedRound } from '../../protocol/battle.contract';
import { seatNumber } from '../../protocol/seat.contract';
import type { BattleEntry } from '../../rules/battle/battle';
import type { RoomEffect } from '../../rules/turns/running-turn';
import { isNameless } from '../ending/nameless.server';
import type { StoredPart } from '../room-store.server';
import { storedWriter } from '../stored-writer';

/** Stores the passages of rounds that a step has begun, let a player join, or decided. */
export async function writePassages(trx: Transaction<Tables>, roomId: string, effects: readonly RoomEffect[], now: number): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'round-begun') {
      const rows = effect.entries.map((entry) => rowOf(roomId, effect.round, entry, now));
      if (rows.length > 0) await trx.insertInto('weave_passage').values(rows).execute();
    }
    if (effect.type === 'round-joined') {
      const { player_id, ai_writer_id, ...row } = rowOf(roomId, effect.round, effect.entry, effect.begunAt);
      await trx
        .insertInto('weave_passage')
        .values({ ...row, player_id, ai_writer_id })
        .onConflict((conflict) => conflict.columns(['room_id', 'round', 'seat']).doUpdateSet({ player_id, ai_writer_id }))
        .execute();
    }
    if (effect.type === 'round-decided') {
      const times = { begun_at: new Date(effect.begunAt), decided_at: new Date(now) };
      await inRound(trx, roomId, effect.round)
        .set({ ...times, draft: '' })
        .execute();
      for (const { seat, text, votes, won, funniest, bestLine } of effect.passages)
        await inRound(trx, roomId, effect.round)
          .set({ text: text ?? '', votes, won, funniest, best_line: bestLine })
          .where('seat', '=', seat)
          .execute();
    }
  }
}

function rowOf(roomId: string, round: number, { seat, playerId, aiWriterId }: BattleEntry, begunAt: number) {
  return { room_id: roomId, round, seat, player_id: playerId, ai_writer_id: aiWriterId, begun_at: new Date(begunAt) };
}

function inRound(trx: Transaction<Tables>, roomId: string, round: number) {
  return trx.updateTable('weave_passage').where('room_id', '=', roomId).where('round', '=', round);
}

/** Stores what a person has typed in a running round. */
export async function storePassageDraft(
  trx: Transaction<Tables>,
  { roomId, round, playerId, text }: { roomId: string; round: number; playerId: string; text: string },
): Promise<void> {
  await inRound(trx, roomId, round).set({ draft: text }).where('player_id', '=', playerId).execute();
}

/** What people have typed in a running round, as last stored, by player. */
export async function storedPassageDrafts(executor: Executor, roomId: string, round: number): Promise<Record<string, string>> {
  const rows = await executor
    .selectFrom('weave_passage')
    .select(['player_id', 'draft'])
    .where('room_id', '=', roomId)
    .where('round', '=', round)
    .where('player_id', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ player_id, draft }) => [player_id, draft]));
}

/** The decided rounds of a room in order, each with its passages. @param viewerId as of {@link partsOf}. */
export async function decidedRounds(executor: Executor, roomId: string, viewerId: string | undefined): Promise<DecidedRound[]> {
  const rounds = new Map<number, DecidedPassage[]>();
  for (const { round, begunAt: _begunAt, ...passage } of await decidedPassages(executor, roomId, viewerId)) {
    const passages = rounds.get(round) ?? [];
    rounds.set(round, passages);
    passages.push(passage);
  }
  return [...rounds].map(([round, passages]) => ({ round, passages }));
}

/** A part of a story, with the passages of its battle round that did not go on. */
export interface PartWithLosingPassages extends StoredPart {
  losingPassages?: readonly (DecidedPassage & { round: number })[];
}

/** Adds to the last part of each battle round the passages that lost it. */
export async function withLosingPassages(
  executor: Executor,
  roomId: string,
  parts: readonly StoredPart[],
  viewerId: string | undefined,
): Promise<PartWithLosingPassages[]> {
  const passages = await decidedPassages(executor, roomId, viewerId);
  return parts.map((part, index) => {
    // The last part of a round began with it, by the time at which it was decided.
    const begun = part.startedAt.getTime();
    if (parts[index + 1]?.startedAt.getTime() === begun) return part;
    const losingPassages = passages.filter(({ begunAt, won }) => !won && begunAt.getTime() === begun);
    return losingPassages.length > 0 ? { ...part, losingPassages } : part;
  });
}

/** Whether a passage did not become a part that moderators withhold; a part begins with its round. */
const isShown = sql<boolean>`not (weave_passage.won and exists (
  select from weave_turn as turn
  where turn.room_id = weave_passage.room_id and turn.seat = weave_passage.seat
    and turn.started_at = weave_passage.begun_at and turn.withheld_at is not null))`;

async function decidedPassages(
  executor: Executor,
  roomId: string,
  viewerId: string | undefined,
): Promise<(DecidedPassage & { round: number; begunAt: Date })[]> {
  const rows = await executor
    .selectFrom('weave_passage')
    .leftJoin('player', 'player.id', 'weave_passage.player_id')
    .select(['round', 'seat', 'player_id', 'ai_writer_id', 'text', 'votes', 'won', 'funniest', 'best_line', 'begun_at'])
    .select(['player.name', 'hidden_at', isNameless('weave_passage').as('nameless')])
    .where('room_id', '=', roomId)
    .where('decided_at', 'is not', null)
    .where('text', '<>', sql.lit(''))
    .where('withheld_at', 'is', null)
    .where(isShown)
    .orderBy('round')
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, player_id, ai_writer_id, best_line, begun_at, name, hidden_at, nameless, ...passage }) => ({
    ...{ ...passage, bestLine: best_line, pickedBy: [], begunAt: begun_at, id: seat, seat: seatNumber.parse(seat) },
    ...storedWriter({ player_id, ai_writer_id, name, hidden_at, nameless }, viewerId),
  }));
}

/** The people who wrote a passage in a room, woven or not. */
export async function passageWriters(executor: Executor, roomId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('weave_passage')
    .select('player_id')
    .distinct()
    .where('room_id', '=', roomId)
    .where('text', '<>', sql.lit(''))
    .where('player_id', 'is not', null)
    .execute();
  return rows.flatMap(({ player_id }) => player_id ?? []);
}
