import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { RoomChange, RoomView } from '../../../app/arenas/story-weave/protocol/room.contract.ts';
import { applyChange, applyDraft } from '../../../app/arenas/story-weave/protocol/room-view.ts';
import type { DraftChange } from '../../../app/arenas/story-weave/protocol/weave.contract.ts';
import { SESSION_ENDED } from '../../../app/platform/live/events.ts';

/** A Story Weave player without a browser. */
export interface WeaveClient {
  /** The player's current view of the room. */
  view(): RoomView;
  enter(): Promise<RoomView>;
  join(roomId: string): Promise<RoomView>;
  watch(roomId: string): Promise<RoomView>;
  /** Types a text behind the first `keep` characters of the own turn. */
  type(text: string, keep?: number): Promise<void>;
  submit(text: string, submitId?: string): Promise<SubmitReply>;
  /** Submits to any turn of any room. */
  submitTurn(submission: { roomId: string; turn: number; text: string; submitId: string }): Promise<SubmitReply>;
  /** Hands in a passage of the running battle round. */
  handIn(text: string): Promise<SubmitReply>;
  /** Hands in a passage of a battle round, or a line of a round of Fold. */
  submitPassage(submission: { round: number; text: string; submitId: string }): Promise<SubmitReply>;
  /** Asks for anything else in the room that is answered with yes or no. @param name without 'weave:'. */
  act(name: string, question?: object): Promise<{ ok: boolean; code?: string }>;
  /** Picks the passage with this text. */
  pick(text: string): Promise<{ ok: boolean; code?: string }>;
  leave(): Promise<void>;
  /** Resolves with the view as soon as it meets a condition. @param withinMs timeout, in ms. */
  until(wanted: (view: RoomView) => boolean, withinMs?: number): Promise<RoomView>;
  /** What has been received up to now. */
  received(): Readonly<{ messages: number; bytes: number }>;
  /** Resolves when the connection has ended. */
  ended: Promise<void>;
  /** Resolves when the site says that the session has ended. */
  sessionEnded: Promise<void>;
  close(): void;
}

/** The reply to a submission; `code` says why it was refused. */
interface SubmitReply {
  ok: boolean;
  text: string;
  code?: string;
}

/** The longest until an answer, and until a room is as it was waited for, in ms: only what hangs takes so long. */
const ANSWER_MS = 30_000;
const COMES_MS = 180_000;

/**
 * Connects to a site.
 * @param cookie of a signed-in browser; undefined for a visitor.
 * @param origin the site's own address, if `url` is a different one of the process.
 */
export async function weaveClient(url: string, cookie?: string, origin = url): Promise<WeaveClient> {
  const socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin, ...(cookie && { cookie }) },
    auth: { visitor: cookie === undefined },
  });
  await connected(socket);
  const ended = new Promise<void>((resolve) => void socket.once('disconnect', () => resolve()));
  const sessionEnded = new Promise<void>((resolve) => void socket.once(SESSION_ENDED, resolve));
  const received = { messages: 0, bytes: 0 };
  socket.io.engine.on('packet', ({ data }) => {
    received.messages += 1;
    received.bytes += Buffer.byteLength(String(data ?? ''));
  });
  let view: RoomView | undefined;
  let lastChange: RoomChange | undefined;
  const listeners = new Set<() => void>();

  const become = (next: RoomView | 'gap') => {
    if (next === 'gap') return void watchAgain();
    view = next;
    for (const listener of [...listeners]) listener();
  };
  const current = () => {
    if (!view) throw new Error('Not in a room yet.');
    return view;
  };
  async function ask(request: string, payload: object): Promise<RoomView> {
    const answer = await socket.timeout(ANSWER_MS).emitWithAck(request, payload);
    if (!answer.ok) throw new Error(`${request}: ${answer.text ?? answer.code}`);
    if (answer.view) show(answer.view);
    return answer.view;
  }
  /** Changes that the room was told of may overtake an answer, even the first one. */
  function show(answer: RoomView): void {
    if (view?.roomId === answer.roomId && view.version > answer.version) return;
    become(answer);
    if (lastChange?.roomId === answer.roomId && lastChange.version > answer.version) void watchAgain();
  }
  /** Closes the connection if the view cannot be fetched again, as a page does. */
  async function watchAgain(): Promise<void> {
    await ask('weave:watch', { roomId: current().roomId }).catch(() => socket.close());
  }
  socket.on('weave:change', (change: RoomChange) => {
    lastChange = change;
    if (view) become(applyChange(view, change));
  });
  socket.on('weave:draft', (change: DraftChange) => view && become(applyDraft(view, change)));
  socket.on('weave:stale', () => view && watchAgain());
  const turn = () => current().turn?.number ?? 0;
  const inRoom = (name: string, question: object) =>
    socket.timeout(ANSWER_MS).emitWithAck(`weave:${name}`, { roomId: current().roomId, ...question });
  const submitPassage: WeaveClient['submitPassage'] = (submission) => inRoom('passage', submission);
  const submitTurn: WeaveClient['submitTurn'] = (submission) => socket.timeout(ANSWER_MS).emitWithAck('weave:submit', submission);

  return {
    view: current,
    enter: () => ask('weave:enter', {}),
    join: (roomId) => ask('weave:join', { roomId }),
    watch: (roomId) => ask('weave:watch', { roomId }),
    type: async (text, keep = 0) => void (await ask('weave:draft', { roomId: current().roomId, turn: turn(), keep, add: text })),
    submit: (text, submitId = randomUUID()) => submitTurn({ roomId: current().roomId, turn: turn(), text, submitId }),
    submitTurn,
    handIn: (text) => submitPassage({ round: current().battle?.round ?? 0, text, submitId: randomUUID() }),
    submitPassage,
    act: (name, question = {}) => inRoom(name, question),
    pick: (text) => {
      const { battle } = current();
      const passage = battle?.passages.find((one) => one.text === text)?.id;
      return inRoom('pick', { round: battle?.round, passage });
    },
    leave: async () => void (await ask('weave:leave', { roomId: current().roomId })),
    until: (wanted, withinMs = COMES_MS) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!view || !wanted(view)) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(view);
        };
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`Not within ${withinMs} ms; the room is ${JSON.stringify(view)}`));
        }, withinMs);
        listeners.add(look);
        look();
      }),
    received: () => received,
    ended,
    sessionEnded,
    close: () => void socket.close(),
  };
}

/** A transport that closes before the connection is made says so to the manager alone. */
function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.io.once('close', (reason) => reject(new Error(`The connection was not made: ${reason}`)));
  });
}

/** The last one in a room leaves it: from then on nobody is led into it. */
export async function leaveForGood(client: WeaveClient): Promise<void> {
  await client.leave();
  await client.until(({ status }) => status === 'closed');
  client.close();
}
