import type { OpeningView } from '../../protocol/room.contract';
import { freshBattle } from '../battle/battle';
import { finishRound, isBattleOver } from '../battle/battle-rules';
import { foldEnd, freshFold } from '../fold/fold';
import { foldAwards } from '../fold/fold-awards';
import { finishFold, isFoldOver } from '../fold/fold-rules';
import type { Moment, Room } from '../room';
import { isBattle, isWaitingForPeople } from '../room-setting';
import { type RoomStep, same } from './running-turn';

/** Closes a room whose time or game is over, or in which nobody is left; what is kept of it names nobody without words in it. */
export function closing(room: Room, moment: Moment): RoomStep {
  const nobody = room.seats.every(({ person }) => person === null);
  const alone = isWaitingForPeople(room) && moment.now >= (room.waitsUntil ?? 0);
  const isOver = moment.now >= room.closesAt || nobody || alone || (isBattle(room) && isBattleOver(room, moment.now)) || isFoldOver(room);
  if (room.turn || !isOver) return same(room);
  const finished = finishedGame(room, moment);
  const {
    setting,
    battle,
    fold,
    waiting: _waiting,
    slow: _slow,
    promptBy: _by,
    ...last
  } = { ...finished.room, seats: withoutOrigins(finished.room.seats) };
  // People who have no words in the story are not kept with it.
  const kept = {
    ...(setting && { setting: { ...setting, openerId: null, removed: [] } }),
    ...(battle && { battle: freshBattle }),
    ...(fold && { fold: freshFold }),
  };
  return {
    room: {
      ...last,
      ...kept,
      opening: last.opening && withoutWriter(last.opening),
      status: 'closed',
      waitsUntil: null,
      stillSince: null,
      nextAt: null,
      asked: null,
      prepared: null,
      lastPart: null,
    },
    effects: [
      ...finished.effects,
      fold ? { type: 'closed', awards: foldAwards(fold), fold: foldEnd(fold) } : { type: 'closed', awards: battle?.awards ?? [] },
    ],
  };
}

function finishedGame(room: Room, moment: Moment): RoomStep {
  if (room.fold) return finishFold(room, moment);
  return isBattle(room) ? finishRound(room, moment) : same(room);
}

/** Where people played from is not kept with the room. */
function withoutOrigins(seats: Room['seats']): Room['seats'] {
  return seats.map((seat) => {
    if (!seat.person) return seat;
    const { origin: _origin, ...person } = seat.person;
    return { ...seat, person };
  });
}

/** An opening as it is kept with a closed room: people who have no words in the story are not. */
function withoutWriter({ by: _by, ...opening }: OpeningView): OpeningView {
  return opening;
}
