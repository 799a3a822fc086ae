import { GATHERING_MS } from '../limits';
import { type Moment, newRoom, type Room, real, type Seat } from '../room';
import { withAiInOrder } from '../seats/seats';

/**
 * A new room for the people of one that has closed: each in their seat, which is kept for them as for a person who left.
 * @param openerId the person who opens it.
 */
export function roomAfter(
  closed: Room,
  id: string,
  openerId: string,
  spareOpening: Room['spareOpening'],
  moment: Pick<Moment, 'now' | 'gameSpeed'>,
): Room {
  const room = newRoom(
    id,
    spareOpening,
    moment,
    closed.setting && { ...closed.setting, openerId, removed: [], quick: false, tableAt: undefined },
  );
  const seats = room.seats.map((seat, index): Seat => {
    const person = closed.seats[index]?.person;
    return person ? { ...seat, person: { ...person, awaySince: moment.now, emptyTurns: 0, fromRound: 1 } } : seat;
  });
  // As it was to be written: the tone, and whether jokes are made. Its sentence was about the story that is over.
  const noted = closed.note ? { ...room, seats, note: { ...closed.note, words: '' } } : { ...room, seats };
  return { ...withAiInOrder(noted), nextAt: moment.now + real(moment, GATHERING_MS) };
}
