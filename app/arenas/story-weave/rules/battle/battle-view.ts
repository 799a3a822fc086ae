import type { BattleView, DecidedPassage } from '../../protocol/room.contract';
import { aiPartWriter, nameIn, personWriter } from '../reveal/part-writers';
import { type Room, seatNumbers, seatOf } from '../room';
import { peopleHere } from '../seats/seats';
import { candidates, writerOf } from './battle';
import { isWoven, votesFor } from './decide';
import { battleOf, voters } from './round';

/** Battle rounds as everyone sees them: no writer of a passage before the round is decided. */
export function battleView(room: Room): Omit<BattleView, 'own'> {
  const battle = battleOf(room);
  const { phase, endsAt, entries, votes } = battle;
  const isPicking = phase === 'picking';
  const isDecided = phase === 'rest' && entries.length > 0;
  const passages = isPicking ? candidates(battle).map(({ id, text }) => ({ id, text: text ?? '' })) : [];
  return {
    round: room.round,
    phase,
    endsAt,
    writers: phase === 'rest' ? [] : entries.map(({ seat, text }) => ({ seat, done: text !== null })),
    passages: passages.sort((one, other) => one.id - other.id),
    picked: votes.length,
    voters: isPicking ? new Set([...voters(room), ...votes.map(({ playerId }) => playerId)]).size : 0,
    wins: winsOf(room),
    outcome: isDecided ? { round: room.round, passages: outcomeOf(room) } : null,
    ready: isDecided ? battle.ready.flatMap((playerId) => seatOf(room, playerId) ?? []) : [],
    readers: isDecided ? peopleHere(room).length : 0,
  };
}

function winsOf(room: Room): BattleView['wins'] {
  const { wins } = battleOf(room);
  return seatNumbers.flatMap((seat) => {
    const { person = null, aiWriterId = null } = room.seats[seat] ?? {};
    const rounds = wins[writerOf({ playerId: person?.playerId ?? null, aiWriterId })];
    return rounds ? [{ seat, rounds }] : [];
  });
}

function outcomeOf(room: Room): DecidedPassage[] {
  const battle = battleOf(room);
  return battle.entries
    .filter(({ text }) => text !== null && text !== '')
    .map((entry) => {
      const { id, seat, playerId, aiWriterId, text } = entry;
      const writer = aiWriterId ? aiPartWriter(aiWriterId) : personWriter(playerId, playerId && nameIn(room, playerId));
      return { id, seat, text: text ?? '', votes: votesFor(battle, entry), won: isWoven(battle, entry), ...writer };
    });
}
