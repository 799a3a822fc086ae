import { cutToLength } from '~/ai-writers/sentences';
import { SECOND_MS } from '~/platform/clock/durations';
import { seededRandom } from '~/platform/random/random';
import { cutAt } from '~/platform/text/printable';
import type { SeatNumber } from '../../protocol/seat.contract';
import { EMPTY_TURNS, NEXT_TURN_MS } from '../limits';
import { nameIn } from '../reveal/part-writers';
import { type Moment, type Room, real, seatOf, seatsOf, type Turn, withPerson } from '../room';
import { settingOf, timeFactor } from '../room-setting';
import { hasAiWriter, isDeserted, writingPerson } from '../seats/seats';
import { askPassages } from '../turns/ask-passages';
import type { RoomEffect, RoomStep } from '../turns/running-turn';
import {
  ALONE_OUTCOME_MS,
  ANSWERING_MS,
  type BattleEntry,
  candidates,
  isAlone,
  isAnswered,
  isShared,
  JOIN_WRITING_MS,
  MAX_PASSAGE,
  OUTCOME_MS,
  roundsWith,
  writerOf,
} from './battle';
import { awardsOf, FEWEST_WATCHERS, isWoven, marksOf, votesFor, winnerOf } from './decide';
import { dealt, LEAST_PICKING_MS, pickingMs, sharedMs } from './reading';
import { battleOf, isExpected, readers, voters, withBattle, withEntry } from './room-battle';

const MAX_ID = 2 ** 31;

/** How long everyone writes in a round, in ms of game time. */
function writingMs(room: Room): number {
  return settingOf(room).table.seconds * SECOND_MS * timeFactor(room);
}

/** How many rounds the game of a room has. */
export function roundsOf(room: Room): number {
  return settingOf(room).table.rounds ?? battleOf(room).rounds;
}

/** A passage as it counts: at most 280 characters, without white space around. */
export function passageText(words: string): string {
  return cutAt(words, MAX_PASSAGE).trim();
}

/** Begins the next round: everyone who is present or only lost writes, and AI writers in the seats that are left. */
export function beginRound(room: Room, moment: Moment): RoomStep {
  const round = room.round + 1;
  const random = seededRandom(moment.seed);
  const all = seatsOf(room).flatMap((seat): BattleEntry[] => {
    const id = random.integer(MAX_ID);
    const person = writingPerson(room, seat, round);
    if (person) return isExpected(person) ? [newEntry(id, seat, { playerId: person.playerId, name: person.name, aiWriterId: null })] : [];
    const aiWriterId = room.seats[seat]?.aiWriterId;
    const writes = room.seats[seat]?.person ? settingOf(room).aiWriters : hasAiWriter(room, seat);
    return writes && aiWriterId ? [newEntry(id, seat, { playerId: null, aiWriterId })] : [];
  });
  const entries = withOneAnswer(all, round);
  const people = entries.filter(({ playerId }) => playerId !== null).length;
  const rounds = roundsWith(people, round, battleOf(room).rounds);
  const lastsMs = real(moment, writingMs(room));
  const fresh = { votes: [], watchers: [], watchersUntil: null, marks: [], shown: {}, winner: null, ready: [] };
  const watching = battleOf(room).watchers.length;
  // No two rounds begin at one time: by it a replay tells them apart.
  const startedAt = Math.max(moment.now, battleOf(room).startedAt + 1);
  const begun = withBattle(
    { ...room, round, nextAt: null },
    { phase: 'writing', rounds, startedAt, endsAt: moment.now + lastsMs, lastsMs, entries, ...fresh, watching },
  );
  const started: RoomEffect = { type: 'round-begun', round, entries };
  // Answers are asked for once there is something to answer.
  if (isAnswered(battleOf(begun))) return { room: begun, effects: [started] };
  const asked = askAll(begun, moment);
  return { room: asked.room, effects: [started, ...asked.effects] };
}

/** Two people are answered by one AI writer, by another in each round: so their own words stay the story's greater part. */
function withOneAnswer(entries: readonly BattleEntry[], round: number): readonly BattleEntry[] {
  const answers = entries.filter(({ playerId }) => playerId === null);
  if (entries.length - answers.length !== 2) return entries;
  const answer = answers[round % Math.max(1, answers.length)];
  return entries.filter((entry) => entry.playerId !== null || entry === answer);
}

function newEntry(id: number, seat: SeatNumber, writer: Pick<BattleEntry, 'playerId' | 'name' | 'aiWriterId'>): BattleEntry {
  return { id, seat, ...writer, text: null, submitId: null, asked: null };
}

/**
 * Lets a person who sits down while a round is being written write in it, instead of an AI writer in their seat, whose
 * passage nobody has read. Nothing changes where too little time is left, or a person who left has a passage in that seat.
 */
export function joinRound(room: Room, playerId: string, moment: Moment): RoomStep {
  const { phase, startedAt, endsAt, entries } = battleOf(room);
  const seat = seatOf(room, playerId);
  const isTaken = entries.some((entry) => entry.playerId === playerId || (entry.seat === seat && entry.playerId !== null));
  const isTooLate = moment.now + real(moment, Math.min(JOIN_WRITING_MS * timeFactor(room), writingMs(room) / 2)) > (endsAt ?? 0);
  if (phase !== 'writing' || seat === undefined || isTaken || isTooLate) return { room, effects: [] };
  const random = seededRandom(moment.seed);
  let id = random.integer(MAX_ID);
  while (entries.some((entry) => entry.id === id)) id = random.integer(MAX_ID);
  const name = nameIn(room, playerId);
  const own = newEntry(id, seat, { playerId, ...(name !== undefined && { name }), aiWriterId: null });
  const others = entries.filter((entry) => entry.seat !== seat);
  return {
    room: withBattle(withPerson(room, seat, { fromRound: room.round }), {
      entries: [...others, own].sort((one, other) => one.seat - other.seat),
    }),
    effects: [{ type: 'round-joined', round: room.round, begunAt: startedAt, entry: own }],
  };
}

/** Ends the writing: what stands in a person's box counts, and who wrote nothing is counted too. */
export function endWriting(room: Room, moment: Moment): RoomStep {
  let handed = room;
  for (const { id, playerId, text, submitId } of battleOf(room).entries) {
    if (playerId === null) continue;
    const words = text ?? passageText(moment.drafts?.[playerId] ?? '');
    handed = withEntry(handed, id, { text: words });
    const seat = seatOf(handed, playerId);
    const empty = (seat === undefined ? undefined : handed.seats[seat]?.person?.emptyTurns) ?? 0;
    if (seat !== undefined)
      handed = withPerson(handed, seat, { emptyTurns: words === '' && submitId === null ? Math.min(EMPTY_TURNS, empty + 1) : 0 });
  }
  if (!isAnswered(battleOf(handed))) return beginPicking(withoutMissing(handed), moment);
  return answered(handed, moment);
}

/** The passages of one or two people go into the story, and the AI writers answer them. */
function answered(room: Room, moment: Moment): RoomStep {
  const own = battleOf(room).entries.filter(({ playerId }) => playerId !== null);
  const first = allWoven(room, own, moment);
  if (isDeserted(first.room)) {
    const rested = decided(withoutMissing(first.room), moment);
    return { room: rested.room, effects: [...first.effects, ...rested.effects] };
  }
  const asked = askAll(withBattle(first.room, { phase: 'answering', endsAt: moment.now + ANSWERING_MS, lastsMs: ANSWERING_MS }), moment);
  return { room: asked.room, effects: [...first.effects, ...asked.effects] };
}

/** Opens the passages to everyone's pick, or decides at once where there is nothing to pick. */
export function beginPicking(room: Room, moment: Moment): RoomStep {
  const written = withoutMissing(room);
  const people = readers(written);
  const shown = dealt(battleOf(written), people, moment.seed);
  const lastsMs = real(moment, pickingMs(written, { ...battleOf(written), shown }, people));
  const watchersUntil = battleOf(written).watching < FEWEST_WATCHERS ? null : moment.now + real(moment, LEAST_PICKING_MS);
  const picking = withBattle(written, { phase: 'picking', endsAt: moment.now + lastsMs, lastsMs, shown, watchersUntil, ready: [] });
  return hasContest(picking) ? { room: picking, effects: [] } : decided(picking, moment);
}

/** Whether there is something to vote on, and anyone who could: nobody has to vote against the only passage of a person. */
function hasContest(room: Room): boolean {
  const battle = battleOf(room);
  const people = candidates(battle).filter(({ playerId }) => playerId !== null);
  const able = voters(room);
  const ownOnly = people.length === 1 && able.every((voter) => voter === people[0]?.playerId);
  return !isShared(battle) && able.length > 0 && !ownOnly;
}

/** Puts passages into the story that nobody votes on: the one who began in a round is second in the next. */
function allWoven(room: Room, entries: readonly BattleEntry[], moment: Moment): RoomStep {
  const written = entries.filter(({ text }) => text);
  const inOrder = room.round % 2 === 0 ? written.toReversed() : written;
  return inOrder.reduce<RoomStep>(
    (step, entry) => {
      const next = woven(step.room, entry, moment);
      return { room: next.room, effects: [...step.effects, ...next.effects] };
    },
    { room, effects: [] },
  );
}

/** Decides the round: the winner goes into the story, or all passages where nobody votes, and the outcome is shown until the next round. */
export function decided(room: Room, moment: Moment): RoomStep {
  const before = battleOf(room);
  const isVotedOn = !isShared(before);
  const winner = isVotedOn ? winnerOf(before, moment.seed) : undefined;
  const battle = { ...before, winner: winner?.id ?? null };
  const passages = battle.entries
    .filter(({ text }) => text)
    .map((entry) => ({ ...entry, votes: votesFor(battle, entry), won: isWoven(battle, entry), ...marksOf(battle, entry) }));
  const step = allWoven(room, isVotedOn ? (winner ? [winner] : []) : candidates(battle), moment);
  const wins = winner ? { ...battle.wins, [writerOf(winner)]: (battle.wins[writerOf(winner)] ?? 0) + 1 } : battle.wins;
  const rested = withBattle(step.room, {
    ...{ phase: 'rest', endsAt: null, lastsMs: 0, watchersUntil: null, ready: [], winner: battle.winner, wins },
    awards: [...battle.awards, ...awardsOf(battle, winner)],
  });
  return {
    room: { ...rested, nextAt: moment.now + real(moment, outcomeMs(rested)) },
    effects: [...step.effects, { type: 'round-decided', round: room.round, begunAt: battle.startedAt, passages }],
  };
}

/** How long the outcome is shown: as long as what was not read before takes to read. */
function outcomeMs(room: Room): number {
  const battle = battleOf(room);
  const woven = battle.entries.filter((entry) => entry.text && isWoven(battle, entry));
  if (woven.length === 0) return NEXT_TURN_MS;
  if (isShared(battle)) return sharedMs(room, woven, OUTCOME_MS);
  return isAlone(battle) ? ALONE_OUTCOME_MS : OUTCOME_MS;
}

/** Puts a passage into the story as a turn of its own. */
function woven(room: Room, entry: BattleEntry, moment: Moment): RoomStep {
  const { seat, playerId, aiWriterId } = entry;
  const text = entry.text ?? '';
  const any = { number: room.lastNumber + 1, seat, startedAt: battleOf(room).startedAt, endsAt: moment.now };
  const turn: Turn =
    playerId === null
      ? { ...any, kind: 'ai', aiWriterId: aiWriterId ?? '', text, seed: moment.seed, pace: 1 }
      : { ...any, kind: 'person', playerId };
  return {
    room: { ...room, lastNumber: turn.number },
    effects: [
      { type: 'turn-started', turn },
      { type: 'turn-ended', turn, text, submitId: entry.submitId },
    ],
  };
}

/** Requests the passages that AI writers have still to write. */
export function askAll(room: Room, moment: Moment): RoomStep {
  const { entries, effects } = askPassages(room, battleOf(room).entries, moment);
  return { room: withBattle(room, { entries }), effects };
}

/** An AI writer's passage has come, or could not be written. One that is written already is requested again: nobody could choose between the two. */
export function takeAiPassage(room: Room, id: number, text: string | null, moment: Moment): Room {
  const { entries } = battleOf(room);
  const entry = entries.find((one) => one.id === id);
  if (!entry || entry.aiWriterId === null || entry.text !== null) return room;
  const words = cutToLength((text ?? '').trim(), MAX_PASSAGE);
  if (words === '' || entries.some((other) => other.text === words))
    return entry.asked ? withEntry(room, id, { asked: { ...entry.asked, until: moment.now } }) : room;
  return withEntry(room, id, { text: words });
}

function withoutMissing(room: Room): Room {
  return withBattle(room, { entries: battleOf(room).entries.map((entry) => ({ ...entry, text: entry.text ?? '' })) });
}
