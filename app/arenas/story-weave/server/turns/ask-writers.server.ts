import { pickTargetLength } from '~/ai-writers/target-length';
import { PART_MS } from '~/ai-writers/waiting-times';
import type { StoryPart, StoryPass, WriterModel } from '~/ai-writers/writer-model';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { OpeningView } from '../../protocol/room.contract';
import { findAiWriter } from '../../rules/ai-writers';
import { roundsOf } from '../../rules/battle/round';
import { foldRounds, freshFold, seenOf, sheetOf } from '../../rules/fold/fold';
import { EPILOGUE_MS, GAME_MS, OPENING_MS } from '../../rules/limits';
import { noteOf } from '../../rules/note';
import { takesUp } from '../../rules/opening/takes-up';
import type { Asked, Room } from '../../rules/room';
import { writersBehind } from '../../rules/seats/next-writer';
import type { LastPart } from '../../rules/steering/last-part';
import type { RoomEvent } from '../../rules/turns/room-event';
import type { RoomEffect } from '../../rules/turns/running-turn';
import { asStoryPart, partsOf } from '../room-store.server';
import type { Rooms } from '../rooms.server';
import { recordRepliesMet, repliesMet } from './replies-met.server';

/** The target length of an AI writer's passage, in characters: below what a passage may have. */
const PASSAGE_LENGTH = 240;
/** The same for a line of Fold. */
const LINE_LENGTH = 160;
const STARTER_ATTEMPTS = 3;
const PROMPT_FALLBACK = 'Write a creative story about anything that inspires you.';

/** Whether a prompt is one of the product's own, whose opening lines were written for it. */
const isOffered = (prompt: string) => writingPrompts.some(({ text }) => text === prompt);

/** What an AI writer of a game of Fold sees of the story that it holds, as everybody does: its prompt, or its last sentence. */
function seenBy({ round, fold = freshFold }: Room, entryId: number): Pick<Wanted, 'opening' | 'parts'> {
  const entry = fold.entries.find(({ id }) => id === entryId);
  const writer = fold.writers.findIndex(({ aiWriterId }) => aiWriterId !== null && aiWriterId === entry?.aiWriterId);
  const { text, isPrompt } = seenOf(fold, sheetOf(writer, round, fold.writers.length));
  return isPrompt ? { opening: text, parts: [] } : { opening: '', parts: [{ by: 'person', text }] };
}

/** A part that is requested. */
type AskedPart = Extract<RoomEffect, { type: 'ask-writer' }>;
/** Another part that is requested. */
type AskedAgain = Extract<RoomEffect, { type: 'ask-another' }>;
/** A passage that is requested. */
type AskedPassage = Extract<RoomEffect, { type: 'ask-passage' }>;

/** What is wanted of a writer. */
interface Wanted {
  seed: number;
  /** How long it is waited for, in ms; as long as any where nobody waits. */
  withinMs?: number;
  /** The most characters. */
  atMost?: number;
  mustWrite: boolean;
  /** The part in whose place another one is wanted. */
  instead?: LastPart;
  /** What others have written in the same round. */
  besides?: readonly string[];
  /** All that the writer sees, where that is not the whole story: the opening, and the parts behind it. */
  opening?: string;
  parts?: readonly StoryPart[];
}

interface AskDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  writerModel: WriterModel;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Requests texts for rooms from the writer model and dispatches the answers. */
export interface AskWriters {
  /** Requests an AI writer's part. Never throws: a room requests it again by itself. */
  part(room: Room, asked: AskedPart): Promise<void>;
  /** Requests another part in place of the newest one. Never throws: people may ask again. */
  another(room: Room, asked: AskedAgain): Promise<void>;
  /** Requests an AI writer's passage of a battle round. Never throws, either. */
  passage(room: Room, asked: AskedPassage): Promise<void>;
  /** Has an opening made for a new room, for a given prompt if there is one. Never throws: the room has a ready-made one. */
  opening(roomId: string, prompt?: string): Promise<void>;
}

export function createAskWriters({ db, clock, rooms, writerModel, log }: AskDependencies): AskWriters {
  async function contentFor(
    room: Room,
    { aiWriterId }: Pick<Asked, 'aiWriterId'>,
    { seed, withinMs = PART_MS, atMost = Number.POSITIVE_INFINITY, mustWrite, instead, besides, ...seen }: Wanted,
  ): Promise<string | StoryPass | null> {
    const writer = findAiWriter(aiWriterId);
    if (!writer) return null;
    try {
      const { name, personality, proficiency } = writer;
      const targetLength = Math.min(atMost, pickTargetLength(proficiency, seededRandom(seed)));
      const opening = seen.opening ?? room.opening?.starter ?? '';
      const players = room.seats.flatMap(({ person }) => (person ? [person.playerId] : []));
      const parts = seen.parts ?? (await partsSoFar(room, instead?.number));
      const request = {
        parts,
        opening,
        writer: name,
        personality,
        proficiency,
        targetLength,
        progress: progressOf(room),
        seed,
        met: await repliesMet(db, players),
        cards: room.cards.map(({ text }) => text),
        mustWrite,
        behind: mustWrite || instead ? 0 : writersBehind(room, aiWriterId),
        note: noteOf(room),
        said: room.memory.said,
        ...(instead && { instead: [instead.own, instead.text] }),
        ...(besides && { besides }),
      };
      const content = await writerModel.generateStoryContent(request, { withinMs });
      if ('passes' in content) return content;
      const { generatedContent, replies = [] } = content;
      await recordRepliesMet(db, { roomId: room.id, playerIds: players, replies, now: clock.now() });
      return generatedContent;
    } catch (error) {
      log.warn({ err: error, roomId: room.id, aiWriterId }, 'an AI writer could not write');
      return null;
    }
  }

  /** Includes the part that is being typed, as its words are known. */
  async function partsSoFar({ id, turn }: Room, without?: number): Promise<StoryPart[]> {
    const written = await partsOf(db, id);
    const parts = written.filter(({ number }) => number !== without).map(asStoryPart);
    return turn?.kind === 'ai' ? [...parts, { by: 'ai', text: turn.text }] : parts;
  }

  function progressOf(room: Room): number {
    const { status, gameEndsAt, closesAt, round, battle, fold } = room;
    if (fold) return round / foldRounds(fold.writers.length);
    if (battle) return round / roundsOf(room);
    const left = (end: number) => gameMsUntil(clock, new Date(end));
    return status === 'open' ? 1 - left(gameEndsAt) / GAME_MS : 2 - left(closesAt) / EPILOGUE_MS;
  }

  async function makeOpening(given: string | undefined): Promise<OpeningView> {
    const { prompt } = given ? { prompt: given } : await writerModel.generateCreativePrompt([], { withinMs: OPENING_MS });
    const { storyStarter, standIn = false } = await writerModel.generateStoryStarter(prompt, { withinMs: OPENING_MS });
    const starter = storyStarter.trim();
    if (starter === '') throw new Error('The starter was empty.');
    // A line about something else would waste the prompt that people agreed on.
    if (given && !isOffered(given) && !takesUp(starter, given)) return { prompt: given, starter: given, isDefault: false };
    return { prompt: prompt.trim() || PROMPT_FALLBACK, starter, isDefault: standIn };
  }

  return {
    async part(room, { asked, seed, withinMs }) {
      const content = await contentFor(room, asked, { seed, mustWrite: false, withinMs });
      const ready = { number: asked.number, aiWriterId: asked.aiWriterId };
      const event: RoomEvent =
        content !== null && typeof content === 'object'
          ? { type: 'writer-passes', ...ready, card: content.card }
          : { type: 'text-ready', ...ready, text: content, seed };
      await rooms
        .dispatch(room.id, event)
        .catch((error: unknown) => log.error({ err: error, roomId: room.id }, 'the text of an AI writer was not taken'));
    },
    async another(room, { part, seed }) {
      const content = await contentFor(room, part, { seed, mustWrite: false, instead: part });
      const text = typeof content === 'string' ? content : null;
      await rooms
        .dispatch(room.id, { type: 'another-ready', number: part.number, text })
        .catch((error: unknown) => log.error({ err: error, roomId: room.id }, 'another part of an AI writer was not taken'));
    },
    async passage(room, { round, entry, aiWriterId, seed }) {
      const seen = room.fold && seenBy(room, entry);
      const besides = room.battle?.entries.flatMap(({ text }) => text || []);
      const content = await contentFor(
        room,
        { aiWriterId },
        { seed, atMost: seen ? LINE_LENGTH : PASSAGE_LENGTH, mustWrite: true, ...(besides && { besides }), ...seen },
      );
      const text = typeof content === 'string' ? content : null;
      await rooms
        .dispatch(room.id, { type: 'passage-ready', round, entry, text })
        .catch((error: unknown) => log.error({ err: error, roomId: room.id }, 'the passage of an AI writer was not taken'));
    },
    async opening(roomId, prompt) {
      for (let attempt = 1; attempt <= STARTER_ATTEMPTS; attempt += 1) {
        try {
          const opening = await makeOpening(prompt);
          await rooms.dispatch(roomId, { type: 'opening-ready', opening });
          return;
        } catch (error) {
          log.warn({ err: error, roomId, attempt }, 'no opening could be made');
        }
      }
    },
  };
}
