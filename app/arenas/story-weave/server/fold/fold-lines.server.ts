import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { RoomEffect } from '../../rules/turns/running-turn';

/** Stores the lines of rounds that a step has ended, and how they were liked once the game is over. */
export async function writeFoldLines(trx: Transaction<Tables>, roomId: string, effects: readonly RoomEffect[], now: number): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'fold-round-ended') {
      const times = { begun_at: new Date(effect.begunAt), decided_at: new Date(now) };
      for (const { seat, text, sheet } of effect.lines)
        await trx
          .updateTable('weave_passage')
          .set({ ...times, text, sheet, draft: '', won: text !== '' })
          .where('room_id', '=', roomId)
          .where('round', '=', effect.round)
          .where('seat', '=', seat)
          .execute();
    }
    if (effect.type === 'closed')
      for (const { sheet, round, marks, votes } of effect.fold?.lines ?? [])
        if (marks + votes > 0)
          await trx
            .updateTable('weave_passage')
            .set({ votes: marks, best_line: votes })
            .where('room_id', '=', roomId)
            .where('round', '=', round)
            .where('sheet', '=', sheet)
            .execute();
  }
}
