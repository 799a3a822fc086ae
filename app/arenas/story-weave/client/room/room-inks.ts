import type { RoomView } from '../../protocol/room.contract';
import { type Inks, writerInks } from '../../rules/reveal/writer-inks';

/** The inks of everyone who writes in a room: those of its parts and rounds first, then those in its seats, who keep theirs when a round is decided. */
export function roomInks({
  parts,
  rounds,
  battle,
  fold,
  folded,
  seats,
}: Pick<RoomView, 'parts' | 'rounds' | 'battle' | 'fold' | 'folded' | 'seats'>): Inks {
  const seated = seats.map(({ name, ...seat }) => ({ ...seat, writer: name }));
  const lines = [...folded.flatMap((story) => story.lines), ...(fold?.lines ?? [])];
  return writerInks([...lines, ...parts, ...rounds.flatMap(({ passages }) => passages), ...seated, ...(battle?.outcome?.passages ?? [])]);
}
