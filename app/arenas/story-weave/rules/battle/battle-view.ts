import type { BattleView, DecidedPassage, OwnPassage } from '../../protocol/battle.contract';
import { aiPartWriter, GONE, nameIn, personWriter } from '../reveal/part-writers';
import { type Room, seatOf, seatsOf } from '../room';
import { settingOf } from '../room-setting';
import { peopleHere } from '../seats/seats';
import { candidates, writerOf } from './battle';
import { decisionOf, isWoven, marksOf, votesFor } from './decide';
import { choicesOf, isMany } from './reading';
import { awaitedVoters, battleOf } from './room-battle';
import { roundsOf } from './round';

/** Battle rounds as everyone sees them: no writer of a passage before the round is decided. */
export function battleView(room: Room): Omit<BattleView, 'own'> {
  const battle = battleOf(room);
  const { phase, endsAt, lastsMs, entries, votes } = battle;
  const isPicking = phase === 'picking';
  const isDecided = phase === 'rest' && entries.length > 0;
  const passages = isPicking ? candidates(battle).map(({ id, text }) => ({ id, text: text ?? '' })) : [];
  return {
    round: room.round,
    rounds: roundsOf(room),
    phase,
    endsAt,
    lastsMs,
    writers: phase === 'rest' ? [] : entries.map(({ seat, text }) => ({ seat, done: text !== null })),
    passages: passages.sort((one, other) => one.id - other.id),
    picked: votes.length,
    voters: isPicking ? votes.length + awaitedVoters(room).length : 0,
    watchers: isPicking ? battle.watchers.length : 0,
    isDealt: isPicking && isMany(battle),
    wins: winsOf(room),
    outcome: isDecided ? { round: room.round, passages: outcomeOf(room), decision: decisionOf(battle) } : null,
    ready: isDecided || isPicking ? battle.ready.flatMap((playerId) => seatOf(room, playerId) ?? []) : [],
    readers: isDecided ? peopleHere(room).length : 0,
  };
}

/**
 * A person's part in the running round, for their eyes only.
 * @param draft what they have typed, as far as known. @returns null where they have none.
 */
export function ownView(room: Room, playerId: string, draft: string): OwnPassage | null {
  const battle = battleOf(room);
  if (battle.phase === 'rest') return null;
  const isTheirs = (one: { playerId: string | null }) => one.playerId === playerId;
  const own = battle.entries.find(isTheirs);
  const pick = [...battle.votes, ...battle.watchers].find(isTheirs)?.entry ?? null;
  const isDealt = battle.phase === 'picking' && isMany(battle) && seatOf(room, playerId) !== undefined;
  const choices = isDealt ? choicesOf(battle, playerId).map(({ id }) => id) : null;
  if (!own && pick === null && !choices) return null;
  const marks = battle.marks.filter(isTheirs).map(({ entry, kind }) => ({ passage: entry, kind }));
  return { round: room.round, text: own ? (own.text ?? draft) : '', done: own?.text !== null, pick, choices, marks };
}

function winsOf(room: Room): BattleView['wins'] {
  const { wins } = battleOf(room);
  return seatsOf(room).flatMap((seat) => {
    const { person = null, aiWriterId = null } = room.seats[seat] ?? {};
    const rounds = wins[writerOf({ playerId: person?.playerId ?? null, aiWriterId })];
    return rounds ? [{ seat, rounds }] : [];
  });
}

/** Who picked a passage, where the opener wants that to be shown. */
function pickersOf(room: Room, entry: number): string[] {
  if (!settingOf(room).table.showsPicks) return [];
  return battleOf(room).votes.flatMap((vote) => (vote.entry === entry ? (nameIn(room, vote.playerId) ?? GONE) : []));
}

function outcomeOf(room: Room): DecidedPassage[] {
  const battle = battleOf(room);
  return battle.entries
    .filter(({ text }) => text !== null && text !== '')
    .map((entry) => {
      const { id, seat, playerId, aiWriterId, text } = entry;
      const writer = aiWriterId ? aiPartWriter(aiWriterId) : personWriter(playerId, playerId && nameIn(room, playerId));
      return {
        id,
        seat,
        text: text ?? '',
        votes: votesFor(battle, entry),
        won: isWoven(battle, entry),
        ...marksOf(battle, entry),
        pickedBy: pickersOf(room, id),
        ...writer,
      };
    });
}
