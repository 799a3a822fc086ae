import { isDatabaseAway } from '~/platform/database/database-away';
import type { LiveRequest } from '~/platform/live/events';
import type { Live, LivePeer } from '~/platform/live/live.server';
import { createTokenBucket } from '~/platform/live/token-bucket';
import type { Log } from '~/platform/log/log.server';
import type { RoomView } from '../protocol/room.contract';
import {
  type DraftAnswer,
  type PassageDraft,
  type PlainAnswer,
  type Refused,
  type RoomAnswer,
  type SubmitAnswer,
  type WeaveRefusal,
  weaveEvents,
  weaveRequests,
} from '../protocol/weave.contract';
import { passageText } from '../rules/battle/round';
import { passageTooLong, refusals } from '../texts';
import type { SentPassage } from './battle/battle-requests.server';
import type { SentMark } from './marks.server';
import type { StoredRoom } from './room-store.server';
import { type Departure, WeaveRefused } from './seating/presence.server';
import { type Drafts, liveRoom } from './turns/drafts.server';
import type { Submission } from './turns/submit-turn.server';

/** Draft changes that one connection may send: a fast typist makes 15 a second. */
const DRAFTS = { perSecond: 40, burst: 80 };
/** All other requests that one connection may send. */
const REQUESTS = { perSecond: 5, burst: 30 };
/** How many rooms one connection may watch. */
const MAX_WATCHED = 4;

/** Requests to the rooms over the live connection. */
export interface RoomRequests {
  /** A room as one person sees it; undefined when there is none. @param viewerId undefined for a visitor. */
  roomSnapshot(roomId: string, viewerId: string | undefined): Promise<RoomView | undefined>;
  /** Takes a seat in the newest room with a free one, otherwise opens one. @returns the room's id. @throws {WeaveRefused} */
  enter(playerId: string, peerId: string): Promise<string>;
  /** Takes a seat in a room. @throws {WeaveRefused} */
  join(roomId: string, playerId: string, peerId: string): Promise<void>;
  /** A connection that had a seat is gone. */
  depart(roomId: string, playerId: string, peerId: string, how: Departure): Promise<void>;
  leave(roomId: string, playerId: string): Promise<void>;
  /** A person who is passed over responds. */
  here(roomId: string, playerId: string): Promise<void>;
  /** Ends the running turn of an AI writer for the only person who is present; for others, nothing happens. */
  showAll(shown: { roomId: string; playerId: string; turn: number }): Promise<void>;
  /** Takes what stands in the box of a person's passage. */
  typePassage(draft: PassageDraft, playerId: string): void;
  submitPassage(passage: SentPassage): Promise<SubmitAnswer>;
  /** Picks a passage. @throws {WeaveRefused} */
  pick(picked: { roomId: string; playerId: string; round: number; passage: number }): Promise<void>;
  /** Has read the outcome of a round; after it, nothing happens. */
  ready(read: { roomId: string; playerId: string; round: number }): Promise<void>;
  /** Marks a fresh part, or takes the mark back. @throws {WeaveRefused} */
  mark(mark: SentMark): Promise<void>;
  /** Proposes a title for the story of a closed room. @throws {WeaveRefused} */
  proposeTitle(proposed: { roomId: string; playerId: string; title: string }): Promise<void>;
  /** Votes for a proposed title. @throws {WeaveRefused} */
  voteTitle(voted: { roomId: string; playerId: string; place: number }): Promise<void>;
  /** Closes a room. @throws {WeaveRefused} for anybody but its opener. */
  close(roomId: string, playerId: string): Promise<void>;
  /** Removes a person from a private room. @throws {WeaveRefused} for anybody but its opener. */
  remove(roomId: string, playerId: string, removed: string): Promise<void>;
  submit(submission: Submission): Promise<SubmitAnswer>;
}

interface ServeRoomsDependencies {
  live: Pick<Live, 'toRoomHere'>;
  weave: RoomRequests;
  drafts: Pick<Drafts, 'type'>;
  log: Pick<Log, 'warn' | 'error'>;
}

/** The rooms as the connections of this process reach them. */
export interface ServedRooms {
  /** Lets a new connection send requests and watch rooms. */
  onPeer(peer: LivePeer): void;
  /** Tells watchers of a room that they may have missed changes. */
  tellStale(find: (roomId: string) => Promise<StoredRoom | undefined>): void;
}

/**
 * Connects live connections with the rooms: checks what was sent, how often and by whom, and puts every refusal into
 * words. Visitors may only watch.
 * @see docs/product/story-weave.md
 */
export function serveRooms({ live, weave, drafts, log }: ServeRoomsDependencies): ServedRooms {
  /** How many connections of this process watch each room. */
  const watchers = new Map<string, number>();

  function onPeer(peer: LivePeer): void {
    const watched = new Set<string>();
    const seated = new Set<string>();
    let closed = false;
    const requests = createTokenBucket(REQUESTS.perSecond, REQUESTS.burst);
    const typed = createTokenBucket(DRAFTS.perSecond, DRAFTS.burst);

    const watch = (roomId: string) => {
      if (closed || watched.has(roomId)) return;
      if (watched.size >= MAX_WATCHED) throw new WeaveRefused('too-fast');
      watched.add(roomId);
      watchers.set(roomId, (watchers.get(roomId) ?? 0) + 1);
      peer.enter(liveRoom(roomId));
    };
    const unwatch = (roomId: string) => {
      if (!watched.delete(roomId)) return;
      peer.exit(liveRoom(roomId));
      const left = (watchers.get(roomId) ?? 1) - 1;
      if (left > 0) return void watchers.set(roomId, left);
      watchers.delete(roomId);
    };
    const look = async (roomId: string): Promise<RoomAnswer> => {
      // First the changes, then the room: what happens in between is sent twice rather than never.
      watch(roomId);
      const view = await weave.roomSnapshot(roomId, peer.playerId);
      if (view) return { ok: true, view };
      unwatch(roomId);
      return refused('no-room');
    };
    const sit = async (roomId: string, playerId: string): Promise<RoomAnswer> => {
      if (closed) await weave.depart(roomId, playerId, peer.id, { type: 'lost', silentMs: 0 });
      else seated.add(roomId);
      return await look(roomId);
    };

    const ask = <Question, Answer extends { ok: boolean }>(
      { question: contract }: LiveRequest<Question, Answer>,
      work: (question: Question, playerId: string) => Promise<Answer | Refused>,
      options: { visitors?: boolean } = {},
    ) => {
      return async (question: unknown): Promise<Answer | Refused> => {
        if (!requests.take(performance.now())) return refused('too-fast');
        if (!peer.playerId && !options.visitors) return refused('signed-out');
        const parsed = contract.safeParse(question);
        if (!parsed.success) return refused('malformed');
        return await work(parsed.data, peer.playerId ?? '').catch((error: unknown) => refusalOf(error, log));
      };
    };

    /** Answers a request whose refusals need nothing besides their text. */
    const serve = <Question, Answer extends { ok: boolean }>(
      request: LiveRequest<Question, Answer | Refused>,
      work: (question: Question, playerId: string) => Promise<Answer | Refused>,
      options?: { visitors?: boolean },
    ) => peer.answer(request, ask(request, work, options));
    /** Serves a request of a person with nothing to answer. */
    const tell = <Question extends object>(
      request: LiveRequest<Question, PlainAnswer>,
      work: (told: Question & { playerId: string }) => Promise<void>,
    ) =>
      serve(request, async (question, playerId) => {
        await work({ ...question, playerId });
        return { ok: true };
      });

    serve(weaveRequests.enter, async (_none, playerId) => sit(await weave.enter(playerId, peer.id), playerId));
    serve(weaveRequests.join, async ({ roomId }, playerId) => {
      await weave.join(roomId, playerId, peer.id);
      return await sit(roomId, playerId);
    });
    serve(weaveRequests.watch, ({ roomId }) => look(roomId), { visitors: true });
    serve(
      weaveRequests.unwatch,
      async ({ roomId }, playerId) => {
        unwatch(roomId);
        if (seated.delete(roomId)) await weave.depart(roomId, playerId, peer.id, { type: 'away' });
        return { ok: true };
      },
      { visitors: true },
    );
    serve(weaveRequests.leave, async ({ roomId }, playerId) => {
      seated.delete(roomId);
      await weave.leave(roomId, playerId);
      return { ok: true };
    });
    tell(weaveRequests.showAll, weave.showAll);
    tell(weaveRequests.pick, weave.pick);
    tell(weaveRequests.ready, weave.ready);
    tell(weaveRequests.mark, weave.mark);
    tell(weaveRequests.proposeTitle, weave.proposeTitle);
    tell(weaveRequests.voteTitle, weave.voteTitle);
    peer.answer(weaveRequests.passageDraft, (question) => {
      if (!typed.take(performance.now())) return refused('too-fast');
      const { data: draft } = weaveRequests.passageDraft.question.safeParse(question);
      if (!draft) return refused('malformed');
      if (!peer.playerId) return refused('signed-out');
      if (passageText(draft.text) !== draft.text.trim()) return { ...refused('too-long'), text: passageTooLong };
      weave.typePassage(draft, peer.playerId);
      return { ok: true };
    });
    peer.answer(weaveRequests.passage, async (question) => {
      const given = await ask(weaveRequests.passage, (sent, playerId) => weave.submitPassage({ ...sent, playerId }))(question);
      return 'left' in given || given.ok ? given : { ...given, left: textIn(question) };
    });
    serve(weaveRequests.close, async ({ roomId }, playerId) => {
      await weave.close(roomId, playerId);
      return { ok: true };
    });
    serve(weaveRequests.remove, async ({ roomId, playerId: removed }, playerId) => {
      await weave.remove(roomId, playerId, removed);
      return { ok: true };
    });
    serve(weaveRequests.here, async ({ roomId }, playerId) => {
      await weave.here(roomId, playerId);
      return { ok: true };
    });
    peer.answer(weaveRequests.submit, async (question) => {
      const given = await ask(weaveRequests.submit, (sent, playerId) => weave.submit({ ...sent, playerId }))(question);
      return 'left' in given || given.ok ? given : { ...given, left: textIn(question) };
    });
    peer.answer(weaveRequests.draft, (question) => {
      if (!typed.take(performance.now())) return refused('too-fast');
      return typedAnswer(peer, drafts, question, async (roomId) => {
        // Its turn may have begun in another process a moment ago.
        await weave.roomSnapshot(roomId, peer.playerId);
      });
    });
    peer.onClose((silentMs) => {
      closed = true;
      for (const roomId of watched) unwatch(roomId);
      for (const roomId of seated) void weave.depart(roomId, peer.playerId ?? '', peer.id, { type: 'lost', silentMs });
    });
  }

  return {
    onPeer,
    tellStale(find) {
      for (const roomId of watchers.keys()) {
        find(roomId).then(
          (stored) => stored && live.toRoomHere(liveRoom(roomId), weaveEvents.stale, { roomId }),
          (error: unknown) => log.warn({ err: error }, 'a room could not be looked up after a break'),
        );
      }
    },
  };
}

/** Keystrokes come many times a second: in the common case they are applied without waiting for anything. */
function typedAnswer(
  peer: LivePeer,
  drafts: Pick<Drafts, 'type'>,
  question: unknown,
  lookUp: (roomId: string) => Promise<void>,
): DraftAnswer | Promise<DraftAnswer> {
  const { playerId, id: peerId } = peer;
  if (!playerId) return refused('signed-out');
  const { data: change } = weaveRequests.draft.question.safeParse(question);
  if (!change) return refused('malformed');
  const typed = drafts.type(change, { playerId, peerId });
  if (typed !== 'unknown-turn') return answerToTyped(typed);
  return lookUp(change.roomId).then(
    () => answerToTyped(drafts.type(change, { playerId, peerId })),
    () => refused('away'),
  );
}

function answerToTyped(typed: ReturnType<Drafts['type']>): DraftAnswer {
  switch (typed) {
    case 'taken':
      return { ok: true };
    case 'draft-again':
      return { ok: false, code: 'draft-again' };
    case 'too-long':
      return refused('too-long');
    case 'not-yours':
      return refused('turn-over');
    case 'unknown-turn':
      return refused('not-your-turn');
  }
}

/** What was typed, for the answer to a request that breaks the contract in some other way. */
function textIn(question: unknown): string {
  const text = typeof question === 'object' && question !== null && 'text' in question ? question.text : '';
  return typeof text === 'string' ? text : '';
}

function refused(code: WeaveRefusal): Refused {
  return { ok: false, code, text: refusals[code] };
}

function refusalOf(error: unknown, log: Pick<Log, 'warn' | 'error'>): Refused {
  if (error instanceof WeaveRefused) return refused(error.reason);
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'a room could not be reached: the database is away');
    return refused('away');
  }
  log.error({ err: error }, 'a request of Story Weave failed');
  return refused('failed');
}
