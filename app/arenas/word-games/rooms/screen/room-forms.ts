import { z } from 'zod';

/** The fetcher by which a room's page sends its forms. */
export const ROOM_FETCHER = 'word-room';

/** What people do in a room. */
export const ROOM_INTENTS = ['join', 'leave', 'ready', 'unready', 'choose', 'start', 'rematch', 'next', 'open'] as const;
export type RoomIntent = (typeof ROOM_INTENTS)[number];

/** The games of a room as they are chosen; '' where one is drawn. */
export const gamesForm = z.object({
  game1: z.string().default(''),
  game2: z.string().default(''),
  game3: z.string().default(''),
});
