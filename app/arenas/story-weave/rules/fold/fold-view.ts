import type { FoldLineView, FoldView, OwnFold } from '../../protocol/fold.contract';
import { NOBODY } from '../nobody';
import { aiName, aiPartWriter, GONE, nameIn, personWriter } from '../reveal/part-writers';
import { type Room, seatOf } from '../room';
import { type Fold, type FoldLine, type FoldWriter, foldOf, foldRounds, inReadingOrder, linesOf, readLines, seenOf, sheetOf } from './fold';
import { readerOf, sheetToRead } from './fold-policy';

/** A game of Fold as everyone sees it: no line before it is read out. */
export function foldView(room: Room): Omit<FoldView, 'own' | 'lines'> {
  const fold = foldOf(room);
  const { phase, endsAt, entries, writers, read, votes, titles, ready, startedAt } = fold;
  const isReading = phase === 'reading';
  const reader = isReading ? readerOf(room) : undefined;
  const readerSeat = reader === undefined ? undefined : seatOf(room, reader);
  return {
    round: room.round,
    rounds: foldRounds(writers.length),
    phase,
    endsAt,
    writers: phase === 'writing' ? entries.map(({ seat, text }) => ({ seat, done: text !== null })) : [],
    sheets: phase === 'rest' || phase === 'writing' ? [] : writers.map((writer, sheet) => sheetView(room, fold, writer, sheet)),
    read: phase === 'writing' ? 0 : read,
    of: phase === 'writing' ? 0 : inReadingOrder(fold).length,
    reading: isReading ? (sheetToRead(fold) ?? null) : null,
    reader: readerSeat ?? null,
    since: startedAt,
    voted: votes.length,
    // A title may give away what nobody else has read yet.
    titles: (phase === 'voting' || phase === 'over' ? titles : []).map(({ sheet, title, playerId, votes: wanted }) => ({
      ...{ sheet, title, by: seatOf(room, playerId) ?? null },
      seats: wanted.flatMap((id) => seatOf(room, id) ?? []),
    })),
    ready: ready.flatMap((id) => seatOf(room, id) ?? []),
  };
}

/** The lines that were read out, with their writers. */
export function foldLines(room: Room): FoldLineView[] {
  return readLines(foldOf(room)).map((line) => lineView(room, line));
}

/** A person's part in a game of Fold, for their eyes only. @param draft what they have typed, as far as known. @returns null where they have none. */
export function ownFoldView(room: Room, playerId: string, draft: string): OwnFold | null {
  const fold = foldOf(room);
  const writer = fold.writers.findIndex((one) => one.playerId === playerId);
  const entry = fold.entries.find((one) => one.playerId === playerId);
  const pick = fold.votes.find((vote) => vote.playerId === playerId);
  const marks = fold.marks.filter((mark) => mark.playerId === playerId).map(({ sheet, round, kind }) => ({ sheet, round, kind }));
  if (writer === -1 && !pick && marks.length === 0) return null;
  const sheet = entry && writer !== -1 ? sheetOf(writer, room.round, fold.writers.length) : null;
  const seen = sheet === null ? { text: '', isPrompt: false } : seenOf(fold, sheet);
  return {
    ...{ round: room.round, text: entry ? (entry.text ?? draft) : '', done: entry?.text !== null },
    ...{
      seen: seen.text,
      isPrompt: seen.isPrompt,
      sheet,
      title: fold.titles.find((one) => one.playerId === playerId && one.sheet === sheet)?.title ?? null,
      lines: ownLines(fold, writer),
      pick: pick ? { sheet: pick.sheet, round: pick.round } : null,
      marks,
    },
  };
}

/** The lines of a writer that are on stories already. */
function ownLines({ lines }: Fold, writer: number): OwnFold['lines'] {
  return lines.filter((line) => line.writer === writer).map(({ round, text }) => ({ round, text }));
}

/** What a story is about is known once it is being read. */
function sheetView(room: Room, fold: Fold, { seat, playerId, aiWriterId, name, prompt }: FoldWriter, sheet: number) {
  const writer = aiWriterId ? aiName(aiWriterId) : ((playerId && nameIn(room, playerId)) ?? name);
  const isKnown = fold.phase !== 'reading' || sheet <= (sheetToRead(fold) ?? 0);
  return { seat, writer, prompt: isKnown ? prompt : '', lines: linesOf(fold, sheet).length };
}

function lineView(room: Room, { sheet, round, writer, text }: FoldLine): FoldLineView {
  const { seat = 0, playerId = null, aiWriterId = null, name = GONE } = foldOf(room).writers[writer] ?? {};
  const person = playerId === NOBODY ? null : playerId;
  const writtenBy = aiWriterId ? aiPartWriter(aiWriterId) : personWriter(person, (person && nameIn(room, person)) ?? name);
  return { sheet, round, seat, text, ...writtenBy };
}
