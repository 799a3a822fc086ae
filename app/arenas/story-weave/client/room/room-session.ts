import type { LiveRequest } from '~/platform/live/events';
import type { LiveConnection } from '~/platform/live/live-connection';
import type { Machine } from '~/platform/machine/machine';
import type { RoomView } from '../../protocol/room.contract';
import {
  type PlainAnswer,
  type RoomAnswer,
  type RoomCall,
  type RoomCallName,
  type RoomQuestion,
  weaveEvents,
  weaveRequests,
} from '../../protocol/weave.contract';
import type { WeaveToasts } from '../use-weave-toasts';
import { sendWords } from '../words/send-words';
import type { StoredBox } from '../words/words-box';
import type { WordsStore } from '../words/words-store';
import type { Greeting, RoomPage, RoomPageEffect, RoomPageEvent } from './room-page';

export type RoomMachine = Machine<RoomPage, RoomPageEvent>;

/** What a page acts with. */
export interface RoomTools {
  connection: LiveConnection | undefined;
  /** The copy of own words on this device; undefined for a visitor, who has none. */
  store: WordsStore | undefined;
  toasts: WeaveToasts;
}

/** Does what a page's step asks for. */
export function runRoomEffect(effect: RoomPageEffect, machine: RoomMachine, { connection, store, toasts }: RoomTools): void {
  const { roomId, setting, status } = machine.state().followed.view;
  switch (effect.type) {
    case 'greet': {
      const { greeting, request } = effect;
      machine.cancel('greet');
      void askRoom(connection, request, roomId).then((answer) =>
        machine.dispatch({ type: 'greeted', greeting, request, answer, now: Date.now() }),
      );
      break;
    }
    case 'greet-in':
      machine.dispatchIn(effect.ms, 'greet', { type: 'greet', isLook: effect.isLook ?? false });
      break;
    case 'keep':
      machine.dispatch({ type: 'words-stored', stored: store?.write(machine.state().box) ?? false });
      break;
    case 'due-in':
      machine.dispatchIn(effect.ms, 'due', { type: 'box', event: { type: 'due' } });
      break;
    case 'send': {
      if (!connection) return;
      const { piece, words, submitId } = effect.sending;
      void sendWords(connection, roomId, effect.sending, setting.format).then((event) => {
        machine.dispatch({ type: 'box', event });
        if (event.type === 'taken') machine.dispatch({ type: 'words-taken', piece, words, done: submitId !== undefined, now: Date.now() });
      });
      break;
    }
    case 'piece-ended':
      if (status !== 'closed') toasts.turnEnded(effect);
      break;
    case 'end-failed':
      toasts.endFailed();
      break;
    case 'unread':
      toasts.unread();
      break;
    case 'seat-unanswered':
      toasts.seatUnanswered();
  }
}

/** Sends one of the room's requests; what comes of it is shown as the room, or as a refusal. @returns whether it was done. */
export type CallRoom = <Name extends RoomCallName>(name: Name, question: RoomQuestion<Name>) => Promise<boolean>;

/** The requests by name, each with its own question. */
const calls: { [Name in RoomCallName]: LiveRequest<RoomQuestion<Name> & { roomId: string }, PlainAnswer> } = weaveRequests;

/** A page's part in a room, for as long as it is open. */
export interface RoomSession {
  /** Takes a seat, or one's own again. @returns whether it was given. */
  takeSeat(): Promise<boolean>;
  /** A form has taken a seat. @param view the room as it was read after that. */
  seatTaken(view: RoomView): void;
  leave(): Promise<void>;
  /** Asks for something in this room. */
  call: CallRoom;
  /** The browser hides the page: the seat is left, not lost. */
  pageHidden(): void;
  /** The browser shows a page again that it had hidden. */
  pageShown(): void;
  close(): void;
}

/** Follows a room over the live connection. @param stored own words that an earlier page left on this device. */
export function openRoomSession(machine: RoomMachine, connection: LiveConnection, stored: StoredBox | undefined): RoomSession {
  const { roomId } = machine.state().followed.view;
  const news = (news: Extract<RoomPageEvent, { type: 'news' }>['news']) => machine.dispatch({ type: 'news', news, now: Date.now() });
  const call: CallRoom = async (name, question) => {
    const answer = await connection.ask(calls[name], { ...question, roomId }).catch(() => undefined);
    machine.dispatch({ type: 'answered', call: { name, question } as RoomCall, answer });
    return answer?.ok ?? false;
  };

  machine.dispatch({ type: 'opened', stored, link: connection.state(), now: Date.now() });
  const endings = [
    connection.onState((link) => machine.dispatch({ type: 'linked', link, now: Date.now() })),
    // A change that cannot be read is a missed one: the room is asked for again.
    connection.on(
      weaveEvents.change,
      (change) => news({ type: 'change', change }),
      () => news({ type: 'stale', roomId }),
    ),
    connection.on(weaveEvents.stale, (stale) => news({ type: 'stale', ...stale })),
    connection.on(weaveEvents.draft, (draft) => news({ type: 'draft', draft })),
  ];

  return {
    async takeSeat() {
      machine.dispatch({ type: 'seat-asked' });
      const answer = await askRoom(connection, 'weave:join', roomId);
      machine.dispatch({ type: 'seat-answered', answer, now: Date.now() });
      return answer?.ok ?? false;
    },
    seatTaken(view) {
      machine.dispatch({ type: 'seat-answered', answer: { ok: true, view }, now: Date.now() });
      // A seat that a form has taken is away until its page says that it is here.
      if (connection.state().kind === 'connected') machine.dispatch({ type: 'greet' });
    },
    async leave() {
      machine.dispatch({ type: 'left' });
      await call('leave', {});
    },
    call,
    pageHidden: () => void connection.ask(weaveRequests.unwatch, { roomId }).catch(() => undefined),
    pageShown() {
      if (connection.state().kind === 'connected') machine.dispatch({ type: 'greet' });
    },
    close() {
      for (const end of endings) end();
      machine.cancel('greet');
      machine.cancel('due');
      machine.dispatch({ type: 'closed' });
      void connection.ask(weaveRequests.unwatch, { roomId }).catch(() => undefined);
    },
  };
}

const greetings = { 'weave:join': weaveRequests.join, 'weave:watch': weaveRequests.watch, look: weaveRequests.watch };

async function askRoom(connection: LiveConnection | undefined, request: Greeting, roomId: string): Promise<RoomAnswer | undefined> {
  return await connection?.ask(greetings[request], { roomId }).catch(() => undefined);
}
