import { describe, expect, it } from 'vitest';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { lobbySetting } from '../room-setting';
import { ownView } from './battle-view';
import { battleOf } from './room-battle';

const entryOf = ({ room }: RoomFixture, author: string) => battleOf(room).entries.find(({ playerId }) => playerId === author)?.id ?? 0;
const picks = (fixture: RoomFixture, playerId: string, author: string) =>
  fixture.dispatch({ type: 'picked', playerId, round: 1, entry: entryOf(fixture, author) });
const watchers = ({ room }: RoomFixture) => battleOf(room).watchers.map(({ playerId }) => playerId);

describe('a watcher who has picked and takes a seat', () => {
  /** Dov, Eve and Fay have picked Ada's passage from outside; Dov and Eve watch from one address. */
  function watched(): RoomFixture {
    const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle', aiWriters: false });
    const people = ['ada', 'ben', 'cleo'];
    fixture.joins(...people);
    fixture.wait(1_500);
    for (const playerId of people) fixture.dispatch({ type: 'passage', playerId, round: 1, text: playerId, submitId: playerId });
    const entry = entryOf(fixture, 'ada');
    for (const [playerId, origin] of [
      ['dov', 'home'],
      ['eve', 'home'],
      ['fay', 'elsewhere'],
    ] as const)
      fixture.dispatch({ type: 'watcher-picked', playerId, round: 1, entry, origin });
    expect(battleOf(fixture.room).watchers).toHaveLength(3);
    return fixture;
  }

  it('picks once, with the seat: their pick as a watcher is gone, and those from their address', () => {
    const fixture = watched();
    fixture.dispatch({ type: 'joined', playerId: 'dov', name: 'dov', origin: 'home' });
    expect(watchers(fixture)).toEqual(['fay']);
    expect(ownView(fixture.room, 'dov', '')?.pick).toBeUndefined();
    picks(fixture, 'dov', 'ben');
    expect(battleOf(fixture.room)).toMatchObject({ votes: [{ playerId: 'dov' }], watchers: [{ playerId: 'fay' }] });
    expect(ownView(fixture.room, 'dov', '')?.pick).toBe(battleOf(fixture.room).votes[0]?.entry);
  });

  it('takes the picks of nobody else along who watches from another address', () => {
    const fixture = watched();
    fixture.dispatch({ type: 'joined', playerId: 'fay', name: 'fay', origin: 'elsewhere' });
    expect(watchers(fixture)).toEqual(['dov', 'eve']);
  });

  it('changes nothing of a round that is decided', () => {
    const fixture = watched();
    for (const [person, author] of [
      ['ada', 'ben'],
      ['ben', 'cleo'],
      ['cleo', 'ben'],
    ] as const)
      picks(fixture, person, author);
    expect(battleOf(fixture.room).phase).toBe('rest');
    fixture.dispatch({ type: 'joined', playerId: 'dov', name: 'dov', origin: 'home' });
    expect(watchers(fixture)).toEqual(['dov', 'eve', 'fay']);
  });
});
