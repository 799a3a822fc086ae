import * as z from 'zod/mini';
import { memoryPronouns } from '~/ai-writers/memory/story-memory';
import { passageMark } from '../protocol/battle.contract';
import { markKind } from '../protocol/mark.contract';
import { doubt, memoryQuestion, saying } from '../protocol/memory.contract';
import { card, openingView, roomStatus } from '../protocol/room.contract';
import { roomNote, roomSetting, roomTable } from '../protocol/room-setting.contract';
import { seatNumber } from '../protocol/seat.contract';
import { freshBattle } from './battle/battle';
import { noAnswers, type Room } from './room';
import { usualTable } from './room-setting';
import type { Steered } from './steering/last-part';

/**
 * The version of a room's stored state. 1: from before there were versions; what a release added since is missing in rooms of
 * earlier ones, and has a default below; rooms that it stored stand in testing/stored-rooms. 4: passes and cards. 5: the last part. 6: a note to the AI writers. 7: watchers, marks of passages and what each reader gets. 8: Fold. 9: a memory of the story. 10: slow rooms. A process of the release before may read and write what is stored here.
 */
const STATE_VERSION = 10;

const time = z.number();
const id = z.string();
const count = z.int();

const person = z.object({
  playerId: id,
  name: z.string(),
  awaySince: z.nullable(time),
  lost: z._default(z.boolean(), false),
  emptyTurns: count,
  fromRound: count,
  origin: z.optional(z.string()),
  head: z.optional(z.nullable(count)),
  role: z.optional(z.enum(['moderator', 'administrator', 'wrangler'])),
});

const anyTurn = { number: count, seat: seatNumber, startedAt: time, endsAt: time };
const turn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), ...anyTurn, playerId: id }),
  z.object({ kind: z.literal('ai'), ...anyTurn, aiWriterId: id, text: z.string(), seed: z.number(), pace: z._default(z.number(), 1) }),
]);

const setting = z.extend(roomSetting, {
  rating: z._default(roomSetting.shape.rating, 'none'),
  table: z._default(z.extend(roomTable, { showsPicks: z._default(z.boolean(), false) }), usualTable),
  removed: z._default(z.array(id), []),
  quick: z._default(z.boolean(), false),
  tableAt: z.optional(time),
});

const entry = z.object({
  id: count,
  seat: seatNumber,
  playerId: z.nullable(id),
  name: z.optional(z.string()),
  aiWriterId: z.nullable(id),
  text: z.nullable(z.string()),
  submitId: z.nullable(z.string()),
  asked: z.nullable(z.object({ attempts: count, until: time, by: id })),
});

const vote = z.object({ playerId: id, entry: count });

const battle = z.object({
  phase: z.enum(['rest', 'writing', 'answering', 'picking']),
  rounds: z._default(count, freshBattle.rounds),
  startedAt: time,
  endsAt: z.nullable(time),
  lastsMs: z._default(z.number(), freshBattle.lastsMs),
  entries: z.array(entry),
  votes: z.array(vote),
  watchers: z._default(z.array(z.extend(vote, { origin: z.string() })), []),
  watching: z._default(count, freshBattle.watching),
  watchersUntil: z._default(z.nullable(time), freshBattle.watchersUntil),
  marks: z._default(z.array(z.extend(vote, { kind: passageMark })), []),
  shown: z._default(z.record(id, z.array(count)), {}),
  winner: z._default(z.nullable(count), freshBattle.winner),
  wins: z._default(z.record(id, count), freshBattle.wins),
  awards: z._default(z.array(z.object({ playerId: id, from: z.array(id), xp: z.number() })), []),
  ready: z._default(z.array(id), []),
});

const fold = z.object({
  phase: z.enum(['rest', 'writing', 'reading', 'voting', 'over']),
  writers: z.array(
    z.object({ seat: seatNumber, playerId: z.nullable(id), aiWriterId: z.nullable(id), name: z.string(), prompt: z.string() }),
  ),
  startedAt: time,
  endsAt: z.nullable(time),
  entries: z.array(entry),
  lines: z.array(z.object({ sheet: count, round: count, writer: count, text: z.string() })),
  read: count,
  marks: z._default(z.array(z.object({ playerId: id, sheet: count, round: count, kind: markKind })), []),
  votes: z.array(z.object({ playerId: id, sheet: count, round: count })),
  titles: z.array(z.object({ sheet: count, playerId: id, title: z.string(), votes: z.array(id) })),
  ready: z._default(z.array(id), []),
});

const steered: z.ZodMiniType<Steered> = z.lazy(() =>
  z.object({
    kind: z.enum(['another', 'strike', 'change']),
    by: id,
    before: z.object({ own: z.string(), text: z.string(), changedBy: z.nullable(id), done: z._default(z.nullable(steered), null) }),
    objections: z.array(id),
  }),
);

const lastPart = z.object({
  number: count,
  seat: seatNumber,
  aiWriterId: id,
  first: z.string(),
  own: z.string(),
  text: z.string(),
  changedBy: z.nullable(id),
  answers: z.nullable(id),
  asked: count,
  awaits: z.nullable(z.object({ until: time, by: id, asker: id })),
  noOther: z.boolean(),
  done: z.nullable(steered),
  settled: z.boolean(),
});

const memory = z.object({
  read: z.nullable(
    z.object({
      upTo: count,
      people: z.array(
        z.object({
          ...{ name: z.string(), pronoun: z.nullable(z.enum(memoryPronouns)), here: z.boolean(), alive: z.boolean() },
          doubts: z.array(doubt),
        }),
      ),
      things: z.array(z.object({ name: z.string(), place: z.string(), holder: z.string() })),
      open: z.array(z.string()),
      questions: z.array(memoryQuestion),
    }),
  ),
  said: z.array(z.intersection(saying, z.object({ after: count, over: z.optional(z.object({ here: z.boolean(), alive: z.boolean() })) }))),
  forgotten: z.optional(count),
});

const slow = z.object({
  wrote: z.record(id, count),
  pen: z.nullable(z.object({ playerId: id, since: time, taken: z.boolean(), free: z.boolean() })),
  passed: z.array(id),
  quietSince: time,
  offered: z.boolean(),
  wantsEnd: z.array(id),
  letsRead: z.array(id),
  foldsUntil: z.optional(time),
});

const waiting = z.object({
  prompts: z.array(z.object({ id: count, text: z.string(), playerId: z.nullable(id) })),
  votes: z.array(z.object({ playerId: id, prompt: count })),
  lines: z.array(z.object({ playerId: id, text: z.string() })),
  ready: z._default(z.array(id), []),
  startsAt: z._default(z.nullable(time), null),
});

const state = z.object({
  id,
  status: roomStatus,
  gameEndsAt: time,
  closesAt: time,
  opening: z.nullable(openingView),
  promptBy: z.optional(z.nullable(id)),
  withheldPrompt: z.optional(z.object({ prompt: z.string(), starter: z.string() })),
  openingBy: time,
  spareOpening: z.object({ prompt: z.string(), starter: z.string() }),
  seats: z.array(z.object({ aiWriterId: id, person: z.nullable(person) })),
  round: count,
  nextSeat: seatNumber,
  lastNumber: count,
  turn: z.nullable(turn),
  nextAt: z.nullable(time),
  asked: z.nullable(z.object({ number: count, aiWriterId: id, attempts: count, until: time, by: id })),
  prepared: z.nullable(
    z.object({
      number: count,
      aiWriterId: id,
      text: z.string(),
      seed: z.number(),
      passes: z.optional(z.object({ card: z.nullable(card) })),
    }),
  ),
  aloneTurns: count,
  answers: z._default(
    z.object({
      passed: z.readonly(z.array(id)),
      written: z.readonly(z.array(id)),
      to: z._default(z.nullable(id), null),
      quietSince: z._default(z.nullable(time), null),
    }),
    noAnswers,
  ),
  note: z.optional(roomNote),
  // One that another release stored otherwise is out of reach for the rest of its turn.
  lastPart: z.catch(z.nullable(lastPart), null),
  memory: z._default(memory, { read: null, said: [] }),
  cards: z._default(z.array(z.extend(card, { aiWriterId: id, after: count })), []),
  setting: z.optional(setting),
  battle: z.optional(battle),
  fold: z.optional(fold),
  slow: z.optional(slow),
  waiting: z.optional(waiting),
  waitsUntil: z._default(z.nullable(time), null),
  stillSince: z._default(z.nullable(time), null),
});

/** A room from what is stored of it, by this release or any before. @throws {ZodError} for what no release has stored. */
export function readRoomState(stored: unknown): Room {
  return state.parse(stored);
}

/** What is stored of a room. */
export function writeRoomState(room: Room): string {
  return JSON.stringify({ v: STATE_VERSION, ...room });
}
