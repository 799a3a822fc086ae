import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent, LiveRequest } from '~/platform/live/events';
import { type LiveConnection, type LiveState, NoAnswer } from '~/platform/live/live-connection';
import { createMachine } from '~/platform/machine/machine';
import type { RoomView } from '../../protocol/room.contract';
import type { WeaveRefusal } from '../../protocol/weave.contract';
import { personPart, personSeat, personTurn, roomOfTwo } from '../../testing/make-view';
import { refusals, unanswered } from '../../texts';
import { openRoomPage, type RoomPage, type RoomPageEffect, type RoomPageEvent, roomPageStep } from './room-page';
import { openRoomSession, type RoomMachine, runRoomEffect } from './room-session';

/** A connection that is cut and stands again as the test wants, to a server with one room. */
function fakeConnection(room: RoomView) {
  const states = new Set<(state: LiveState) => void>();
  const heard = new Map<string, (payload: never) => void>();
  const unreadable = new Map<string, () => void>();
  let state: LiveState = { kind: 'connecting' };
  const fake = {
    room,
    asked: [] as string[],
    refuse: {} as Partial<Record<string, WeaveRefusal>>,
    become(next: LiveState) {
      state = next;
      for (const changed of states) changed(next);
    },
    /** The server says something. */
    say: (event: string, payload: unknown) => heard.get(event)?.(payload as never),
    /** The server says something that this page cannot read. */
    mumble: (event: string) => unreadable.get(event)?.(),
    connection: {
      state: () => state,
      onState(changed: (state: LiveState) => void) {
        states.add(changed);
        return () => states.delete(changed);
      },
      on({ name }: LiveEvent<unknown>, hear: (payload: never) => void, onUnreadable = () => {}) {
        heard.set(name, hear);
        unreadable.set(name, onUnreadable);
        return () => heard.delete(name);
      },
      async ask({ name: request }: LiveRequest<unknown, unknown>) {
        if (state.kind !== 'connected') throw new NoAnswer('There is no connection.');
        fake.asked.push(request);
        const code = fake.refuse[request];
        return code ? { ok: false, code, text: refusals[code] } : { ok: true, view: fake.room };
      },
      reconnectNow: () => {},
    } as unknown as LiveConnection,
  };
  return fake;
}

function open(first: RoomView, server = first) {
  const fake = fakeConnection(server);
  const { connection } = fake;
  const toasts = { turnEnded: vi.fn(), endFailed: vi.fn(), seatUnanswered: vi.fn(), unread: vi.fn() };
  const machine: RoomMachine = createMachine<RoomPage, RoomPageEvent, RoomPageEffect>({
    initial: openRoomPage(first),
    step: roomPageStep,
    run: (effect, self) => runRoomEffect(effect, self, { connection, store: undefined, toasts }),
  });
  const session = openRoomSession(machine, connection, undefined);
  return { fake, toasts, machine, session, standing: () => machine.state().box.connected };
}

describe("a page's part in a room", () => {
  it('takes its seat again each time the connection is back', async () => {
    const { fake, standing } = open(roomOfTwo());
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(standing()).toBe(true));
    fake.become({ kind: 'waiting', seconds: 1, until: 0 });
    expect(standing()).toBe(false);
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(standing()).toBe(true));
    expect(fake.asked).toEqual(['weave:join', 'weave:join']);
  });

  it('goes on where it is when a form has taken its seat, though the room was read before its words were in the story', async () => {
    const unseated = roomOfTwo({ seats: [personSeat(1, 'Bob')] });
    const seated = roomOfTwo({ version: 2 });
    const { fake, machine, session, standing } = open(unseated, seated);
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(standing()).toBe(true));
    const part = personPart(1, personSeat(0, 'Ann'), 'The gate');
    fake.room = roomOfTwo({ version: 4, parts: [part] });
    fake.say('weave:change', { roomId: 'loom', version: 4, serverTime: 0, parts: [] });
    await vi.waitFor(() => expect(machine.state().followed.view.version).toBe(4));
    session.seatTaken(seated);
    await vi.waitFor(() => expect(fake.asked.at(-1)).toBe('weave:join'));
    expect(machine.state()).toMatchObject({ left: false, followed: { view: { version: 4, parts: [part] } }, box: { words: '' } });
  });

  it('asks for the room again after a change that it cannot read', async () => {
    const { fake } = open(roomOfTwo());
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:join']));
    fake.mumble('weave:change');
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:join', 'weave:join']));
  });

  it('reads along without a seat, and takes one that was given to its person elsewhere', async () => {
    const { fake } = open(roomOfTwo({ viewerId: 'cid' }));
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:watch']));
    fake.room = roomOfTwo({ version: 2, viewerId: 'cid', seats: [personSeat(2, 'Cid', { away: true })] });
    fake.say('weave:stale', { roomId: 'loom' });
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:watch', 'weave:watch', 'weave:join']));
  });

  it('goes on as a spectator when its seat is gone', async () => {
    const { fake, standing, machine } = open(roomOfTwo());
    fake.refuse['weave:join'] = 'full';
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(standing()).toBe(true));
    expect(fake.asked).toEqual(['weave:join', 'weave:watch']);
    expect(machine.state().refusal).toBe(refusals.full);
  });

  it('tells a seat that was refused from one that nobody answered for', async () => {
    const { fake, session, machine, toasts } = open(roomOfTwo({ viewerId: 'cid' }));
    expect(await session.takeSeat()).toBe(false);
    expect(toasts.seatUnanswered).toHaveBeenCalledOnce();
    fake.become({ kind: 'connected' });
    fake.refuse['weave:join'] = 'full';
    expect(await session.takeSeat()).toBe(false);
    expect(machine.state().refusal).toBe(refusals.full);
    fake.refuse = {};
    expect(await session.takeSeat()).toBe(true);
    expect(machine.state().refusal).toBeUndefined();
    expect(toasts.seatUnanswered).toHaveBeenCalledOnce();
  });

  it('tells who asks for something whether it was done, and why not, until the next turn', async () => {
    const { fake, session, machine } = open(roomOfTwo());
    expect(await session.call('strike', { number: 1 })).toBe(false);
    expect(machine.state().refusal).toBe(unanswered);
    fake.become({ kind: 'connected' });
    fake.refuse['weave:strike'] = 'not-last';
    expect(await session.call('strike', { number: 1 })).toBe(false);
    expect(machine.state().refusal).toBe(refusals['not-last']);
    const turn = personTurn(2, personSeat(1, 'Bob'));
    fake.say('weave:change', { roomId: 'loom', version: 2, serverTime: 0, parts: [{ type: 'turn-started', turn }] });
    expect(machine.state().refusal).toBeUndefined();
    fake.refuse = {};
    expect(await session.call('strike', { number: 1 })).toBe(true);
  });

  it('says when the room cannot even be read', async () => {
    const { fake, toasts, standing } = open(roomOfTwo({ viewerId: null }));
    fake.refuse['weave:watch'] = 'failed';
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(toasts.unread).toHaveBeenCalledOnce());
    expect(standing()).toBe(false);
  });

  it('does not sit down again by itself after leaving', async () => {
    const { fake, session } = open(roomOfTwo());
    fake.become({ kind: 'connected' });
    await session.leave();
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:join', 'weave:leave', 'weave:watch']));
  });

  it("tells of letters typed in another of its person's tabs", () => {
    const ann = personSeat(0, 'Ann');
    const { fake, machine } = open(roomOfTwo({ turn: personTurn(1, ann) }));
    machine.dispatch({ type: 'words-taken', done: false, piece: 1, words: 'The ga', now: 0 });
    fake.say('weave:draft', { roomId: 'loom', turn: 1, keep: 6, add: 'te' });
    expect(machine.state().box.words).toBe('The gate');
  });

  it('tells in passing that a turn has ended, but not where the whole room has', async () => {
    const writing = roomOfTwo({ turn: personTurn(1, personSeat(0, 'Ann')) });
    for (const status of ['open', 'closed'] as const) {
      const { fake, machine, standing, toasts } = open(writing);
      fake.become({ kind: 'connected' });
      await vi.waitFor(() => expect(standing()).toBe(true));
      fake.room = roomOfTwo({ version: 2, status });
      fake.say('weave:stale', { roomId: 'loom' });
      await vi.waitFor(() => expect(machine.state().box.piece).toBeUndefined());
      expect(toasts.turnEnded).toHaveBeenCalledTimes(status === 'open' ? 1 : 0);
    }
  });

  it('keeps the time of the server through a long turn, in which only keystrokes come', () => {
    const ann = personSeat(0, 'Ann');
    const { fake, machine } = open(roomOfTwo({ turn: personTurn(1, ann), serverTime: Date.now() }));
    const { offsetMs } = machine.state();
    vi.useFakeTimers({ now: Date.now() + 90_000 });
    fake.say('weave:draft', { roomId: 'loom', turn: 1, keep: 0, add: 'The gate' });
    vi.useRealTimers();
    expect(machine.state().offsetMs).toBe(offsetMs);
  });

  it('hears and asks nothing more once it is closed', async () => {
    const { fake, machine, session } = open(roomOfTwo());
    fake.become({ kind: 'connected' });
    session.close();
    const closed = machine.state();
    fake.become({ kind: 'connected' });
    fake.say('weave:stale', { roomId: 'loom' });
    await vi.waitFor(() => expect(fake.asked).toEqual(['weave:join', 'weave:unwatch']));
    expect(machine.state()).toBe(closed);
  });
});
