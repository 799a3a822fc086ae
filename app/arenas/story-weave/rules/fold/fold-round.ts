import { cutToLength } from '~/ai-writers/sentences';
import { seededRandom } from '~/platform/random/random';
import { cutAt } from '~/platform/text/printable';
import type { BattleEntry } from '../battle/battle';
import { EMPTY_TURNS, LATE_WORDS_MS } from '../limits';
import { type Moment, type Room, real, seatOf, withPerson } from '../room';
import { timeFactor } from '../room-setting';
import { isDeserted } from '../seats/seats';
import { askPassages } from '../turns/ask-passages';
import type { RoomStep } from '../turns/running-turn';
import { FOLD_LONGEST_MS, FOLD_ROUND_MS, type FoldLine, foldOf, inReadingOrder, MAX_FOLD_LINE, sheetOf, withFold } from './fold';

const MAX_ID = 2 ** 31;

/** A line as it counts: at most 280 characters, without white space around. */
export function foldText(words: string): string {
  return cutAt(words, MAX_FOLD_LINE).trim();
}

/** A room with one line of the running round changed. */
export function withLine(room: Room, id: number, change: Partial<BattleEntry>): Room {
  return withFold(room, { entries: foldOf(room).entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) });
}

/** Everybody who is here gets the next story, and writes on from what they see of it. */
export function beginFoldRound(room: Room, moment: Moment): RoomStep {
  const round = room.round + 1;
  const random = seededRandom(moment.seed);
  const entries = foldOf(room).writers.flatMap(({ seat, playerId, aiWriterId }): BattleEntry[] => {
    const id = random.integer(MAX_ID);
    if (playerId !== null && seatOf(room, playerId) === undefined) return [];
    return [{ id, seat, playerId, aiWriterId, text: null, submitId: null, asked: null }];
  });
  const begun = withFold({ ...room, round, nextAt: null }, { phase: 'writing', startedAt: moment.now, endsAt: null, entries });
  const asked = askLines(begun, moment);
  return { room: asked.room, effects: [{ type: 'round-begun', round, entries }, ...asked.effects] };
}

/** What is due in a round: its clock starts once most have handed in, and it ends once all have, or its time is up. */
export function roundProceeds(room: Room, moment: Moment): RoomStep {
  const { entries, endsAt } = foldOf(room);
  const awaited = entries.filter((entry) => entry.playerId !== null && isAwaited(room, entry.playerId));
  const done = entries.filter(({ playerId, text }) => playerId !== null && text !== null).length;
  const missing = awaited.filter(({ text }) => text === null).length;
  const isWaiting = missing > 0 || entries.some(({ aiWriterId, text }) => aiWriterId !== null && text === null);
  // Without anybody who could write, rounds would run by with nothing in them.
  if ((!isWaiting && !isDeserted(room)) || moment.now >= roundEndsAt(room, moment)) return endFoldRound(room, moment);
  const clocked =
    endsAt === null && missing > 0 && done > missing
      ? withFold(room, { endsAt: moment.now + real(moment, FOLD_ROUND_MS * timeFactor(room)) })
      : room;
  return askLines(clocked, moment);
}

/** When a round ends at the latest, in ms since 1970: last words may still be in transit. */
export function roundEndsAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): number {
  const { startedAt, endsAt } = foldOf(room);
  return Math.min(endsAt ?? Number.POSITIVE_INFINITY, startedAt + real(moment, FOLD_LONGEST_MS * timeFactor(room))) + LATE_WORDS_MS;
}

/** Ends a round: what was handed in counts, and what stands in a box. Each line goes onto the story that its writer held. */
export function endFoldRound(room: Room, moment: Moment): RoomStep {
  const { entries, writers, startedAt, lines } = foldOf(room);
  const { round } = room;
  let counted = room;
  const written = entries.map((entry) => {
    const { playerId, submitId } = entry;
    const text = entry.text ?? (playerId === null ? '' : foldText(moment.drafts?.[playerId] ?? ''));
    counted = playerId === null ? counted : withEmptyTurns(counted, playerId, text === '' && submitId === null);
    const writer = writers.findIndex((one) => one.playerId === playerId && one.aiWriterId === entry.aiWriterId && one.seat === entry.seat);
    return { ...entry, text, writer, sheet: sheetOf(writer, round, writers.length) };
  });
  const added = written.filter(({ text }) => text !== '').map(({ sheet, writer, text }): FoldLine => ({ sheet, round, writer, text }));
  return {
    room: withFold(counted, { entries: [], endsAt: null, lines: [...lines, ...added] }),
    effects: [{ type: 'fold-round-ended', round, begunAt: startedAt, lines: written }],
  };
}

/** Begins to read the stories out; without a line there is nothing to read. */
export function beginReading(room: Room, moment: Moment): Room {
  const fold = foldOf(room);
  const isEmpty = inReadingOrder(fold).length === 0;
  return withFold(room, { phase: isEmpty ? 'over' : 'reading', startedAt: moment.now, read: 0 });
}

/** Requests the lines that AI writers have still to write. */
function askLines(room: Room, moment: Moment): RoomStep {
  const { entries, effects } = askPassages(room, foldOf(room).entries, moment);
  return { room: withFold(room, { entries }), effects };
}

/** An AI writer's line has come, or could not be written. */
export function takeAiLine(room: Room, id: number, text: string | null, moment: Moment): Room {
  const entry = foldOf(room).entries.find((one) => one.id === id);
  if (!entry || entry.aiWriterId === null || entry.text !== null) return room;
  const words = cutToLength((text ?? '').trim(), MAX_FOLD_LINE);
  if (words === '') return entry.asked ? withLine(room, id, { asked: { ...entry.asked, until: moment.now } }) : room;
  return withLine(room, id, { text: words });
}

/** Who is passed over, or was away when the round began, may hand something in but is not waited for. */
function isAwaited(room: Room, playerId: string): boolean {
  const person = room.seats.find((seat) => seat.person?.playerId === playerId)?.person;
  if (!person || person.emptyTurns >= EMPTY_TURNS) return false;
  return person.awaySince === null || person.awaySince > foldOf(room).startedAt;
}

function withEmptyTurns(room: Room, playerId: string, isEmpty: boolean): Room {
  const seat = seatOf(room, playerId);
  const emptyTurns = (seat === undefined ? undefined : room.seats[seat]?.person?.emptyTurns) ?? 0;
  return seat === undefined ? room : withPerson(room, seat, { emptyTurns: isEmpty ? Math.min(EMPTY_TURNS, emptyTurns + 1) : 0 });
}
