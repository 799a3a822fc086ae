import { lobbySetting, type RoomSetting, usualTable } from '../rules/room-setting';
import { freshWaiting } from '../rules/waiting/waiting';
import { asWaitingRoom } from '../rules/waiting/waiting-rules';
import { openRoomFixture, type RoomFixture } from './room-fixture';

/** What is chosen for a game of Fold among people. */
const foldSetting: RoomSetting = {
  ...lobbySetting,
  ...{ format: 'fold', isPrivate: true, aiWriters: false, table: { ...usualTable, seats: 8 }, openerId: 'ann' },
};

/** A game of Fold in which these people have begun to write. */
export function foldGame(people: readonly string[], setting: Partial<RoomSetting> = {}): RoomFixture {
  const fixture = openRoomFixture(1, { ...foldSetting, ...setting });
  const moment = { now: fixture.now, gameSpeed: 1 };
  fixture.room = { ...asWaitingRoom(fixture.room, freshWaiting('ann', undefined, []), moment), opening: null };
  fixture.joins(...people);
  fixture.dispatch({ type: 'started' });
  fixture.wait(2_000);
  return fixture;
}
