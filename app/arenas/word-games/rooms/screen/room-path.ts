import { href } from 'react-router';

/** Where a room is opened. */
export const ROOMS_PATH = href('/word-games/rooms/:room?');

/** The address of a room. */
export function roomPath(roomId: string): string {
  return href('/word-games/rooms/:room?', { room: roomId });
}
