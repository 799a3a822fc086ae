import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ReadStoryMemory } from '~/ai-writers/create-writers.server';
import type { WriterModel } from '~/ai-writers/writer-model';
import { createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { Live, LivePeer } from '~/platform/live/live.server';
import { createLog } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { fixedSettings } from '~/settings/testing/fixed-settings';
import type { RoomView } from '../protocol/room.contract';
import { applyChange, applyDraft } from '../protocol/room-view';
import type { weaveRequests } from '../protocol/weave.contract';
import { createStoryWeave, type StoryWeave } from '../story-weave.server';

type Requests = (typeof weaveRequests)[keyof typeof weaveRequests];
/** What the server answers to each request, by its name. */
type Answers = { [Name in Requests['name']]: z.output<Extract<Requests, { name: Name }>['answer']> };

/** One connection, like a browser's. */
export interface Browser {
  ask<Name extends keyof Answers>(request: Name, question: unknown): Promise<Answers[Name]>;
  /** The room as this browser shows it, from its first answer and all events since. */
  view: RoomView | 'gap' | undefined;
  /** How many draft changes it received. */
  drafts: number;
  /** @param silentMs for how long nothing had been heard of it, in ms. */
  close(silentMs?: number): void;
}

/** One process's Story Weave without a network. */
export interface WeaveServer {
  weave: StoryWeave;
  /** @param address the client's; those of this machine say nothing about who is who. */
  connect(playerId?: string, address?: string): Browser;
}

const LINES = ['The lamp went out.', 'Somebody laughed in the dark.', 'Nobody moved.', 'Then the door spoke.'];

/** A writer model with short parts, each different. */
export function shortWriter(): WriterModel {
  let count = 0;
  return {
    generateCreativePrompt: async () => ({ prompt: 'A gate' }),
    generateStoryStarter: async () => ({ storyStarter: 'The gate stood open, as it had all winter.' }),
    generateStoryContent: async () => {
      count += 1;
      return { generatedContent: `${LINES[count % LINES.length]} (${count})` };
    },
  };
}

/** A reader who finds nothing, so that nothing comes by itself. */
const noReader: ReadStoryMemory = async () => {
  throw new Error('Nobody reads here.');
};

/** Creates Story Weave on a test's database and clock; it is not started, so that nothing happens by itself. */
export function openWeave(
  database: OpenDatabase,
  clock: TestClock,
  writerModel: WriterModel = shortWriter(),
  readStoryMemory = noReader,
): WeaveServer {
  const inRoom = new Map<string, Map<string, (event: string, payload: unknown) => void>>();
  const live: Pick<Live, 'toRoomHere'> = {
    toRoomHere: (room, { name }, payload, except) => {
      const others = inRoom.get(except ?? '');
      for (const [peerId, tell] of inRoom.get(room) ?? []) if (peerId !== except && !others?.has(peerId)) tell(name, payload);
    },
  };
  const { db } = database;
  const progress = createProgressService({ db, clock });
  const log = createLog({ level: 'silent' });
  const dependencies = {
    database,
    clock,
    live,
    bus: createBus(database, log),
    log,
    writerModel,
    readStoryMemory,
    progress,
    random: seededRandom(1),
    settings: fixedSettings(),
  };
  const weave = createStoryWeave({ ...dependencies, limiter: createRateLimiter(db, clock, 'secret'), secret: 'secret' });

  function connect(playerId?: string, address = '127.0.0.1'): Browser {
    const id = randomUUID();
    const handlers = new Map<string, (question: unknown) => unknown>();
    const closings: ((silentMs: number) => void)[] = [];
    // An event received while an answer is in transit may be newer than the answer.
    let asking = 0;
    let early: [event: string, payload: unknown][] = [];
    const tell = (event: string, payload: unknown) => {
      if (asking > 0) early.push([event, payload]);
      if (browser.view === undefined || browser.view === 'gap') return;
      if (event === 'weave:change') browser.view = applyChange(browser.view, payload as never);
      else {
        browser.drafts += 1;
        browser.view = applyDraft(browser.view, payload as never);
      }
    };
    const browser: Browser = {
      view: undefined,
      drafts: 0,
      async ask(request, question) {
        asking += 1;
        const answer = (await handlers.get(request)?.(question)) as never as { ok: boolean; view?: RoomView };
        asking -= 1;
        const missed = early;
        if (asking === 0) early = [];
        if (answer.view) {
          browser.view = answer.view;
          for (const [event, payload] of missed) if (event === 'weave:change') tell(event, payload);
        }
        return answer as never;
      },
      close(silentMs = 0) {
        for (const room of inRoom.values()) room.delete(id);
        for (const closed of closings) closed(silentMs);
      },
    };
    const peer: LivePeer = {
      id,
      playerId,
      address,
      answer: (request, handler) => void handlers.set(request.name, handler),
      enter: (room) => void inRoom.set(room, (inRoom.get(room) ?? new Map()).set(id, tell)),
      exit: (room) => void inRoom.get(room)?.delete(id),
      onClose: (closed) => void closings.push(closed),
    };
    weave.onPeer(peer);
    return browser;
  }
  return { weave, connect };
}
