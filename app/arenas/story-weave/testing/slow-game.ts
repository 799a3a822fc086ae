import { lobbySetting, type RoomSetting } from '../rules/room-setting';
import { isSlow, type SlowRoom } from '../rules/slow/slow';
import { asSlowRoom } from '../rules/slow/slow-rules';
import { openRoomFixture, type RoomFixture } from './room-fixture';

const slowSetting: RoomSetting = { ...lobbySetting, format: 'slow', isPrivate: true, aiWriters: false, openerId: 'ann' };

/** A slow room in which these people write. */
export function slowGame(people: readonly string[], gameSpeed = 1): RoomFixture {
  const fixture = openRoomFixture(gameSpeed, slowSetting);
  fixture.room = asSlowRoom(fixture.room, { prompt: 'A prompt', promptBy: undefined }, { now: fixture.now, gameSpeed });
  fixture.joins(...people);
  return fixture;
}

/** The room while people write it. @throws once it has closed. */
export function slowRoom({ room }: RoomFixture): SlowRoom {
  if (!isSlow(room)) throw new Error('The room has closed.');
  return room;
}

/** Hands in a turn. */
export function handIn(game: RoomFixture, playerId: string, text: string, last = false): void {
  game.dispatch({ type: 'slow-turn', playerId, text, submitId: text, last });
}
