import { href } from 'react-router';
import { gameTimeFromNow } from '~/platform/clock/clock';
import { countText, pluralText } from '~/platform/text/format';
import { listText } from '~/platform/text/format-numbers';
import type { FollowedDoings } from '~/site/unfinished';
import { JOINABLE_MS } from '../../rules/limits';
import { roomsWith } from '../find-rooms.server';

/** The most rooms that are listed. */
const TOLD = 3;

/** The public rooms with a free seat in which people write whom a player follows. */
export const followedRooms: FollowedDoings = async ({ db, clock }, { viewerId, people }) => {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rooms = await roomsWith(db, [...names.keys()], { lastsBeyond: gameTimeFromNow(clock, JOINABLE_MS), limit: TOLD, viewerId });
  return rooms.map(({ id, seated, freeSeats }) => ({
    text: inRoomText(
      seated.flatMap((person) => names.get(person) ?? []),
      freeSeats,
    ),
    to: href('/storyweave/:roomId', { roomId: id }),
  }));
};

function inRoomText(names: readonly string[], freeSeats: number): string {
  return `${listText(names)} ${pluralText(names.length, { one: 'is', other: 'are' })} in a room with ${countText(freeSeats, { one: 'free seat', other: 'free seats' })}`;
}
