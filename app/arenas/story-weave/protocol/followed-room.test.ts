import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personPart, personSeat, personTurn, roomOfTwo } from '../testing/make-view';
import { type FollowedRoom, followRoom, type RoomNews } from './followed-room';
import type { RoomChange, RoomView } from './room.contract';
import { applyChange } from './room-view';

const bob = personSeat(1, 'Bob');

/** The changes of a few of Bob's turns, numbered from 2. */
function changesOf(turns: number): RoomChange[] {
  return Array.from({ length: turns }, (_, place): RoomChange[] => {
    const number = place + 1;
    const common = { roomId: 'loom', serverTime: number };
    return [
      { ...common, version: number * 2, parts: [{ type: 'turn-started', turn: personTurn(number, bob) }] },
      { ...common, version: number * 2 + 1, parts: [{ type: 'turn-ended', number, part: personPart(number, bob, `part ${number}`) }] },
    ];
  }).flat();
}

function viewAfter(changes: readonly RoomChange[]): RoomView {
  return changes.reduce((view, change) => {
    const next = applyChange(view, change);
    if (next === 'gap') throw new Error('The changes are not in order.');
    return next;
  }, roomOfTwo());
}

/** A page that follows a room. `tell` says whether the room must be requested again. */
function page() {
  let room: FollowedRoom = { view: roomOfTwo(), behind: false };
  const tell = (event: RoomNews) => {
    const step = followRoom(room, event);
    room = step.room;
    return step.ask;
  };
  return { tell, room: () => room };
}

describe('a room that a page follows', () => {
  it('is requested again, once, when a change is missing', () => {
    const [, second, third] = changesOf(2);
    const { tell, room } = page();
    expect(second && tell({ type: 'change', change: second })).toBe(true);
    expect(third && tell({ type: 'change', change: third })).toBe(false);
    tell({ type: 'snapshot', view: viewAfter(changesOf(2).slice(0, 3)) });
    expect(room()).toMatchObject({ behind: false, view: { version: 4 } });
  });

  it('is requested again where an answer was on its way when a change came that it does not have', () => {
    const changes = changesOf(2);
    const [, second, third] = changes;
    const { tell, room } = page();
    expect(second && tell({ type: 'change', change: second })).toBe(true);
    expect(third && tell({ type: 'change', change: third })).toBe(false);
    expect(tell({ type: 'snapshot', view: viewAfter(changes.slice(0, 2)) })).toBe(true);
    expect(tell({ type: 'snapshot', view: viewAfter(changes.slice(0, 3)) })).toBe(false);
    expect(room()).toEqual({ view: viewAfter(changes.slice(0, 3)), behind: false });
  });

  it('is requested once more for all that changed without a version while an answer was on its way', () => {
    const { tell, room } = page();
    const stale: RoomNews = { type: 'stale', roomId: 'loom' };
    const answer: RoomNews = { type: 'snapshot', view: roomOfTwo() };
    expect([tell({ ...stale, roomId: 'another' }), tell(stale), tell(stale), tell(stale)]).toEqual([false, true, false, false]);
    expect([tell(answer), tell(answer)]).toEqual([true, false]);
    expect(room()).toEqual({ view: roomOfTwo(), behind: false });
  });

  it('is requested once more where changes have overtaken the answer to what has no version', () => {
    const view = viewAfter(changesOf(2));
    const { room } = followRoom({ view, behind: false }, { type: 'stale', roomId: 'loom' });
    expect(followRoom(room, { type: 'snapshot', view: roomOfTwo() }).ask).toBe(true);
  });

  it.each([false, true])('is not set back by an answer that changes have overtaken, whether one is missing (%s) or not', (behind) => {
    const view = viewAfter(changesOf(2));
    const { room } = followRoom({ view, behind }, { type: 'snapshot', view: roomOfTwo() });
    expect(room).toEqual({ view, behind });
  });

  it('only ever goes on, in whatever order changes and answers come', () => {
    const changes = changesOf(6);
    const news = fc.record({ place: fc.nat(changes.length - 1), answer: fc.boolean() });
    fc.assert(
      fc.property(fc.array(news, { maxLength: 40 }), (all) => {
        let room: FollowedRoom = { view: roomOfTwo(), behind: false };
        for (const { place, answer } of all) {
          const change = changes[place];
          const before = room.view.version;
          const event: RoomNews =
            answer || !change ? { type: 'snapshot', view: viewAfter(changes.slice(0, place)) } : { type: 'change', change };
          room = followRoom(room, event).room;
          expect(room.view).toEqual(viewAfter(changes.slice(0, room.view.version - 1)));
          expect(room.view.version).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('shows the keystrokes of the current writer', () => {
    const view = roomOfTwo({ turn: personTurn(1, bob, 'The ga') });
    const { room } = followRoom({ view, behind: false }, { type: 'draft', draft: { roomId: 'loom', turn: 1, keep: 6, add: 'te' } });
    expect(room.view.turn).toMatchObject({ draft: 'The gate' });
  });

  it('ends up the same as on the server, whatever was lost, duplicated or overtaken on the way', () => {
    const changes = changesOf(6);
    const fate = fc.constantFrom('heard', 'lost', 'doubled');
    fc.assert(
      fc.property(fc.array(fate, { minLength: changes.length, maxLength: changes.length }), (fates) => {
        let room: FollowedRoom = { view: roomOfTwo(), behind: false };
        changes.forEach((change, place) => {
          const times = { heard: 1, lost: 0, doubled: 2 }[fates[place] ?? 'heard'] ?? 1;
          for (let time = 0; time < times; time += 1) {
            const step = followRoom(room, { type: 'change', change });
            room = step.room;
            if (step.ask) room = followRoom(room, { type: 'snapshot', view: viewAfter(changes.slice(0, place + 1)) }).room;
          }
        });
        const { room: end } = followRoom(room, { type: 'snapshot', view: viewAfter(changes) });
        expect(end.view).toEqual(viewAfter(changes));
        expect(room.view).toEqual(viewAfter(changes.slice(0, room.view.version - 1)));
      }),
    );
  });
});
