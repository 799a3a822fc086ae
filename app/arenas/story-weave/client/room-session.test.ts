import { describe, expect, it, vi } from 'vitest';
import { type LiveConnection, type LiveState, NoAnswer } from '~/platform/live/live-connection';
import type { RoomView } from '../protocol/room-view';
import { personSeat, personTurn, roomOfTwo } from '../testing/make-view';
import { refusals, type WeaveRefusal } from '../texts';
import { openRoomSession } from './room-session';

/** A connection that is cut and stands again as the test wants, to a server with one room. */
function fakeConnection(room: RoomView) {
  const states = new Set<(state: LiveState) => void>();
  const heard = new Map<string, (payload: never) => void>();
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
    connection: {
      state: () => state,
      onState(changed: (state: LiveState) => void) {
        states.add(changed);
        return () => states.delete(changed);
      },
      on(event: string, hear: (payload: never) => void) {
        heard.set(event, hear);
        return () => heard.delete(event);
      },
      async ask(request: string) {
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
  const told = { onView: vi.fn(), onLetters: vi.fn(), onStanding: vi.fn(), onRefused: vi.fn(), onUnread: vi.fn() };
  const session = openRoomSession({ connection: fake.connection, first, ...told });
  return { fake, told, session };
}

describe("a page's part in a room", () => {
  it('takes its seat again each time the connection stands anew', async () => {
    const { fake, told } = open(roomOfTwo());
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(told.onStanding).toHaveBeenLastCalledWith(true));
    fake.become({ kind: 'waiting', seconds: 1, until: 0 });
    expect(told.onStanding).toHaveBeenLastCalledWith(false);
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(told.onStanding).toHaveBeenLastCalledWith(true));
    expect(fake.asked).toEqual(['weave:join', 'weave:join']);
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
    const { fake, told } = open(roomOfTwo());
    fake.refuse['weave:join'] = 'full';
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(told.onStanding).toHaveBeenLastCalledWith(true));
    expect(fake.asked).toEqual(['weave:join', 'weave:watch']);
    expect(told.onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: refusals.full }));
  });

  it('tells a seat that was refused from one that nobody answered for', async () => {
    const { fake, session } = open(roomOfTwo({ viewerId: 'cid' }));
    expect(await session.takeSeat()).toBeUndefined();
    fake.become({ kind: 'connected' });
    fake.refuse['weave:join'] = 'full';
    expect(await session.takeSeat()).toBe(false);
    fake.refuse = {};
    expect(await session.takeSeat()).toBe(true);
  });

  it('says when the room cannot even be read', async () => {
    const { fake, told } = open(roomOfTwo({ viewerId: null }));
    fake.refuse['weave:watch'] = 'failed';
    fake.become({ kind: 'connected' });
    await vi.waitFor(() => expect(told.onUnread).toHaveBeenCalledOnce());
    expect(told.onStanding).not.toHaveBeenCalledWith(true);
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
    const { fake, told, session } = open(roomOfTwo({ turn: personTurn(1, ann) }));
    session.ownWords(1, 'The ga');
    fake.say('weave:draft', { roomId: 'loom', turn: 1, keep: 6, add: 'te' });
    expect(told.onLetters).toHaveBeenCalledExactlyOnceWith(1, 'The gate');
  });
});
