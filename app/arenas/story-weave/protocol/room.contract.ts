import * as z from 'zod/mini';
import { cardKinds } from '~/ai-writers/card';
import { battleChange, battleView, decidedRound } from './battle.contract';
import { foldChange, foldedStory, foldLineView, foldView } from './fold.contract';
import { markKind } from './mark.contract';
import { memoryView } from './memory.contract';
import { roomNote, roomSetting } from './room-setting.contract';
import { seatNumber, seats, time, written } from './seat.contract';

/** What an AI writer lays on the table for people to use: a thing, a turn of events, what a character wants. */
export const card = z.object({ kind: z.enum(cardKinds), text: z.string() });

/** A card as everyone in the room may see it. */
const cardView = z.object({
  ...card.shape,
  /** The name of the AI writer who laid it. */
  writer: z.string(),
  /** The number of the latest turn before it. */
  after: z.int(),
});
export type CardView = z.output<typeof cardView>;
const cards = z.readonly(z.array(cardView));

/** Open until the game's time is over, then the epilogue, then closed for good. */
export const roomStatus = z.enum(['open', 'epilogue', 'closed']);
export type RoomStatus = z.output<typeof roomStatus>;

const roomId = z.string();

const anyTurn = {
  /** From 1, one more for each turn of the room. */
  number: z.int(),
  /** From 1, one more each time all seats have had their turn. */
  round: z.int(),
  seat: seatNumber,
  /** The writer's name; for an AI writer replacing a person it differs from the seat's. */
  writer: z.string(),
  startedAt: time,
  /** Its latest end. */
  endsAt: time,
};

const personTurnView = z.object({
  ...anyTurn,
  kind: z.literal('person'),
  playerId: z.string(),
  /** What they have typed so far, as far as this process knows. */
  draft: z.string(),
});
export type PersonTurnView = z.output<typeof personTurnView>;

const aiTurnView = z.object({
  ...anyTurn,
  kind: z.literal('ai'),
  aiWriterId: z.string(),
  /** The whole part; how much of it has been typed follows from text, seed, the writer's speed, pace and the server's time. */
  text: z.string(),
  seed: z.number(),
  /** How much faster than the writer's speed it is typed. */
  pace: z.number(),
});
export type AiTurnView = z.output<typeof aiTurnView>;

/** The running turn. */
const turnView = z.discriminatedUnion('kind', [personTurnView, aiTurnView]);
export type TurnView = z.output<typeof turnView>;

/** A finished part of the story. */
const partView = z.object({
  /** The number of its turn; turns without words leave gaps. */
  number: z.int(),
  ...written,
  /** What it was reported as, while a door stands before it; visitors are not sent such a part. */
  door: z.optional(z.enum(['children', 'threat'])),
  /** Who changed an AI writer's part, and how many of its characters are theirs; null where nobody did. */
  changed: z.nullable(z.object({ playerId: z.nullable(z.string()), writer: z.string(), characters: z.int() })),
});
export type PartView = z.output<typeof partView>;

/** The newest part, as far as people may steer it. */
const steeringView = z.object({
  number: z.int(),
  /** The name of the AI writer. */
  writer: z.string(),
  /** Its words; empty where it is struck. */
  text: z.string(),
  /** The person whose turn it answers: where others are present, they alone may steer it. */
  answers: z.nullable(z.string()),
  /** How often another one may still be asked for. */
  left: z.int(),
  /** Another one is being written. */
  awaited: z.boolean(),
  /** The writer has no other one. */
  noOther: z.boolean(),
  /** What was done to it last, and by whom; the others may undo that, and these want it. */
  done: z.nullable(
    z.object({
      kind: z.enum(['another', 'strike', 'change']),
      playerId: z.string(),
      writer: z.string(),
      objections: z.readonly(z.array(z.string())),
    }),
  ),
});
export type SteeringView = z.output<typeof steeringView>;
const steering = z.nullable(steeringView);

const ownMark = z.object({ number: z.int(), kind: markKind });
export type OwnMark = z.output<typeof ownMark>;
const markCount = z.object({ number: z.int(), kind: markKind, count: z.int() });
export type MarkCount = z.output<typeof markCount>;

/** Characters (UTF-16 units) that a proposed title can have. */
export const MAX_ROOM_TITLE = 80;

const titleView = z.object({ place: z.int(), title: z.string(), votes: z.int() });

/** What a writer of a private room decides about its story. */
const publishView = z.object({
  /** Whether they want it in the library; null while they have not said. */
  own: z.nullable(z.boolean()),
  /** How many of the people who wrote want it, and how many they are. */
  yes: z.int(),
  of: z.int(),
  /** Whether it is in the library. */
  isListed: z.boolean(),
});
export type PublishView = z.output<typeof publishView>;

/** What a closed room with a story offers the people who were in it. */
const endingView = z.object({
  title: z.string(),
  /** The story's cover, by its name. */
  cover: z.string(),
  /** Titles that its writers proposed, in their order: one each. */
  titles: z.readonly(z.array(titleView)),
  /** Whether the viewer may vote, and propose one. */
  canVote: z.boolean(),
  canPropose: z.boolean(),
  ownVote: z.nullable(z.int()),
  /** What its battle rounds brought people; those whom they brought nothing are missing. */
  xp: z.readonly(z.array(z.object({ playerId: z.string(), amount: z.int() }))),
  /** Whether the viewer had a seat, so that they may write another story with the same people. */
  canGoOn: z.boolean(),
  /** The room that one of them has opened for it; null for others and while there is none. */
  nextRoomId: z.nullable(z.string()),
  /** Null for people who did not write in it, and in public rooms. */
  publishing: z.nullable(publishView),
});
export type EndingView = z.output<typeof endingView>;

export const openingView = z.object({
  prompt: z.string(),
  /** The story's first line. */
  starter: z.string(),
  /** Whether it is a ready-made one, because none could be made in time. */
  isDefault: z.boolean(),
  /** Who brought the prompt; missing where it is the site's. */
  by: z.optional(z.string()),
});
export type OpeningView = z.output<typeof openingView>;

/** What a room holds until its Start, as everyone in it sees it, with what is the viewer's own. */
const waitingView = z.object({
  prompts: z.readonly(
    z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        /** Who proposed it; null for those that are there from the beginning. */
        seat: z.nullable(seatNumber),
      }),
    ),
  ),
  votes: z.readonly(z.array(z.object({ seat: seatNumber, prompt: z.int() }))),
  /** The viewer's prompt in Fold, where nobody sees another's; only in what is sent to them alone. */
  own: z.optional(z.string()),
  lines: z.readonly(z.array(z.object({ seat: seatNumber, text: z.string() }))),
  ready: z.readonly(z.array(seatNumber)),
  /** When the game begins by itself; null where a player has the Start. */
  startsAt: z.nullable(time),
});
export type WaitingView = z.output<typeof waitingView>;

/** A room as a page shows it. The same for everyone except for `viewerId`. */
export const roomView = z.object({
  roomId,
  /** One more for each change. */
  version: z.int(),
  /** When this was made. */
  serverTime: time,
  /** Seconds of game time per second of the server's clock. */
  gameSpeed: z.number(),
  setting: roomSetting,
  /** Until when the room waits for a second person; null once it plays. */
  waitsUntil: z.nullable(time),
  /** Since when the room and its clocks stand still, as its people have lost their connections; null while it goes on. */
  stillSince: z.nullable(time),
  status: roomStatus,
  /** When the game ends and the epilogue begins. */
  gameEndsAt: time,
  /** When the room closes at the latest (a running turn is finished first). */
  closesAt: time,
  /** Null while it is being made. */
  opening: z.nullable(openingView),
  seats,
  parts: z.readonly(z.array(partView)),
  note: roomNote,
  /** What is known of the story; null where no AI writer needs to know. */
  memory: z.nullable(memoryView),
  /** The cards on the table, oldest first; no part of the story. */
  cards,
  /** Null while the newest part is not an AI writer's, or can no longer be steered. */
  steering,
  /** Null between two turns. */
  turn: z.nullable(turnView),
  /** Null once the game has begun. */
  waiting: z.nullable(waitingView),
  /** Null in a room of turns. */
  battle: z.nullable(battleView),
  /** Null in a room of another format, and once it has closed. */
  fold: z.nullable(foldView),
  /** The stories of a closed game of Fold. */
  folded: z.readonly(z.array(foldedStory)),
  /** What the viewer marked. */
  ownMarks: z.readonly(z.array(ownMark)),
  /** In a closed room: how often each part was marked. */
  marks: z.readonly(z.array(markCount)),
  /** In a closed room of battle rounds, how each went. */
  rounds: z.readonly(z.array(decidedRound)),
  /** When the next turn begins; null while one is running, or while nobody who could write is present. */
  nextTurnAt: z.nullable(time),
  /** Once it is closed and has a story. */
  ending: z.nullable(endingView),
  /** The story in the library, once the room is closed; null when nobody wrote a word. */
  storyId: z.nullable(z.string()),
  /** The viewer's id; null for a visitor. */
  viewerId: z.nullable(z.string()),
  /** Whether the room's opener has removed the viewer, who cannot sit down again. */
  removed: z.boolean(),
});
export type RoomView = z.output<typeof roomView>;

/** One difference. */
const roomChangePart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opening'), opening: openingView }),
  /** What is prepared for the game, or chosen for it; null when it begins. */
  z.object({ type: z.literal('waiting'), waiting: z.nullable(waitingView), setting: roomSetting }),
  z.object({ type: z.literal('seats'), seats }),
  z.object({ type: z.literal('note'), note: roomNote }),
  z.object({ type: z.literal('memory'), memory: z.nullable(memoryView) }),
  z.object({ type: z.literal('cards'), cards }),
  z.object({ type: z.literal('steering'), steering }),
  /** A part has other words, or none: `part` is null then. */
  z.object({ type: z.literal('part-changed'), number: z.int(), part: z.nullable(partView) }),
  z.object({ type: z.literal('turn-started'), turn: turnView }),
  /** `part` is null when the turn brought no words. */
  z.object({ type: z.literal('turn-ended'), number: z.int(), part: z.nullable(partView) }),
  z.object({ type: z.literal('next-turn'), at: z.nullable(time) }),
  z.object({ type: z.literal('status'), status: roomStatus }),
  /** A second person has come, the opener has closed the room, or it stands still or goes on: its times are new. */
  z.object({
    type: z.literal('times'),
    waitsUntil: z.nullable(time),
    stillSince: z.nullable(time),
    gameEndsAt: time,
    closesAt: time,
  }),
  /** The running turn goes on after a standstill. */
  z.object({ type: z.literal('turn-moved'), number: z.int(), startedAt: time, endsAt: time }),
  /** An AI writer could not write, so the turn passed to the next writer. */
  z.object({ type: z.literal('writer-failed'), writer: z.string() }),
  z.object({ type: z.literal('battle'), battle: battleChange }),
  /** `lines`: those that were read out with it. */
  z.object({ type: z.literal('fold'), fold: foldChange, lines: z.readonly(z.array(foldLineView)) }),
  z.object({ type: z.literal('closed'), storyId: z.nullable(z.string()) }),
]);
export type RoomChangePart = z.output<typeof roomChangePart>;

/** All differences between one version and the one before. */
export const roomChange = z.object({ roomId, version: z.int(), serverTime: time, parts: z.readonly(z.array(roomChangePart)) });
export type RoomChange = z.output<typeof roomChange>;
