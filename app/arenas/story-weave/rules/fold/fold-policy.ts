import type { WeaveRefusal } from '../../protocol/weave.contract';
import { type Moment, type Room, real, seatOf } from '../room';
import { FOLD_SILENCE_MS, type Fold, foldOf, inReadingOrder, isSameLine, type LineKey, readLines, sheetOf } from './fold';

/** The story whose next line is to be read, by its place: after the last line it is the last story. */
export function sheetToRead(fold: Fold): number | undefined {
  const lines = inReadingOrder(fold);
  return (lines[fold.read] ?? lines.at(-1))?.sheet;
}

/** Who reads a story out: the person who began it, while they are here; undefined where anybody may. */
export function readerOf(room: Room): string | undefined {
  const fold = foldOf(room);
  const sheet = sheetToRead(fold);
  const playerId = sheet === undefined ? null : (fold.writers[sheet]?.playerId ?? null);
  const seat = playerId === null ? undefined : seatOf(room, playerId);
  const isHere = seat !== undefined && room.seats[seat]?.person?.awaySince === null;
  return isHere && playerId !== null ? playerId : undefined;
}

/** From when on anybody may read on, in ms since 1970. */
function anybodyReadsFrom(room: Room, moment: Pick<Moment, 'gameSpeed'>): number {
  return foldOf(room).startedAt + (readerOf(room) === undefined ? 0 : real(moment, FOLD_SILENCE_MS));
}

/** Why a person may not read the next line; undefined when they may: who began the story at once, others after a silence. */
export function whyNotReadingOn(
  person: { id: string },
  room: Room,
  read: number,
  moment: Pick<Moment, 'now' | 'gameSpeed'>,
): WeaveRefusal | undefined {
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  const fold = foldOf(room);
  if (fold.phase !== 'reading' || fold.read !== read) return 'round-over';
  return readerOf(room) === person.id || moment.now >= anybodyReadsFrom(room, moment) ? undefined : 'not-reader';
}

/** Why a person may not mark a line; undefined when they may: with a seat, one of others that was read out. */
export function whyNotMarkingLine(person: { id: string }, room: Room, key: LineKey): WeaveRefusal | undefined {
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  const fold = foldOf(room);
  if (fold.phase !== 'reading' && fold.phase !== 'voting') return 'round-over';
  return whyNotOfOthers(person, fold, key);
}

/** Why a person may not find a line the best of the night; undefined when they may: with a seat, one of others, once all are read. */
export function whyNotPickingLine(person: { id: string }, room: Room, key: LineKey): WeaveRefusal | undefined {
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  const fold = foldOf(room);
  return fold.phase === 'voting' ? whyNotOfOthers(person, fold, key) : 'round-over';
}

/**
 * Why a person may not propose a title for a story, or vote for one; undefined when they may: who folds, once all are read, and
 * before that for the story that they have just written a line of, while they wait.
 */
export function whyNotTitling(person: { id: string }, room: Room, sheet: number): WeaveRefusal | undefined {
  const fold = foldOf(room);
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  if (fold.phase !== 'voting' && fold.phase !== 'writing') return 'round-over';
  const writer = fold.writers.findIndex(({ playerId }) => playerId === person.id);
  if (writer === -1) return 'no-writer';
  if (fold.phase === 'voting') return fold.lines.some((line) => line.sheet === sheet) ? undefined : 'no-writer';
  const hasWritten = fold.entries.some(({ playerId, text }) => playerId === person.id && text !== null && text !== '');
  return hasWritten && sheetOf(writer, room.round, fold.writers.length) === sheet ? undefined : 'no-writer';
}

function whyNotOfOthers(person: { id: string }, fold: Fold, key: LineKey): WeaveRefusal | undefined {
  const line = readLines(fold).find((one) => isSameLine(one, key));
  if (!line) return 'not-fresh';
  return fold.writers[line.writer]?.playerId === person.id ? 'own-line' : undefined;
}
