import type { RoomView } from '../../protocol/room.contract';
import { type Inks, writerInks } from '../../rules/reveal/writer-inks';

/** The inks of everyone who writes in a room: those of its parts and passages first, then those in its seats. */
export function roomInks({ parts, rounds, battle, seats }: Pick<RoomView, 'parts' | 'rounds' | 'battle' | 'seats'>): Inks {
  const passages = [...rounds, ...(battle?.outcome ? [battle.outcome] : [])].flatMap((round) => round.passages);
  return writerInks([...parts, ...passages, ...seats.map(({ name, ...seat }) => ({ ...seat, writer: name }))]);
}
