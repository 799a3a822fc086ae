import type { Clock } from '~/platform/clock/clock';
import { storedText } from '~/stories/reading/text/stored-text';
import type { MarkKind } from '../../protocol/mark.contract';
import type { LineKey } from '../../rules/fold/fold';
import { whyNotMarkingLine, whyNotPickingLine, whyNotReadingOn, whyNotTitling } from '../../rules/fold/fold-policy';
import type { Rooms } from '../rooms.server';
import { dispatchUnless } from '../seating/manage-room.server';
import { WeaveRefused } from '../seating/presence.server';
import { whyUnfit } from '../unfit-words.server';

interface FoldDependencies {
  rooms: Pick<Rooms, 'dispatch'>;
  clock: Clock;
}

/** A person in a room of Fold. */
interface Folding {
  roomId: string;
  playerId: string;
}

/** Reads out the next line. @throws {WeaveRefused} for others than who began the story, before 20 s of silence. */
export async function readOn({ rooms, clock }: FoldDependencies, { roomId, playerId, read }: Folding & { read: number }): Promise<void> {
  const moment = () => ({ now: clock.now().getTime(), gameSpeed: clock.gameSpeed });
  await dispatchUnless(rooms, roomId, (room) => whyNotReadingOn({ id: playerId }, room, read, moment()), {
    type: 'read-on',
    playerId,
    read,
  });
}

/** Marks a line that was read out, or takes the mark back. @throws {WeaveRefused} for one's own. */
export async function markLine(
  { rooms }: Pick<FoldDependencies, 'rooms'>,
  { roomId, playerId, ...mark }: Folding & LineKey & { kind: MarkKind; on: boolean },
): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotMarkingLine({ id: playerId }, room, mark), {
    type: 'line-marked',
    playerId,
    ...mark,
  });
}

/** Finds a line the best of the night. @throws {WeaveRefused} for one's own, and before all are read. */
export async function pickLine(
  { rooms }: Pick<FoldDependencies, 'rooms'>,
  { roomId, playerId, sheet, round }: Folding & LineKey,
): Promise<void> {
  const whyNot = (room: Parameters<typeof whyNotPickingLine>[1]) => whyNotPickingLine({ id: playerId }, room, { sheet, round });
  await dispatchUnless(rooms, roomId, whyNot, { type: 'line-picked', playerId, sheet, round });
}

/** Proposes a title for a story, or votes for one. @throws {WeaveRefused} for an empty one, and for words that cannot stand there. */
export async function titleLine(
  { rooms }: Pick<FoldDependencies, 'rooms'>,
  { roomId, playerId, sheet, title: sent }: Folding & { sheet: number; title: string },
): Promise<void> {
  const title = storedText(sent).replace(/\s+/g, ' ').trim();
  if (title === '') throw new WeaveRefused('no-title');
  const whyNot = (room: Parameters<typeof whyNotTitling>[1]) => whyNotTitling({ id: playerId }, room, sheet) ?? whyUnfit(room, title);
  await dispatchUnless(rooms, roomId, whyNot, { type: 'fold-title', playerId, sheet, title });
}
