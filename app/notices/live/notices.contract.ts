import * as z from 'zod/mini';
import type { LiveEvent, LiveRequest } from '~/platform/live/events';

/**
 * How many notices a player has not read, at most 100, and when they were counted, in ms; sent to all their pages when it
 * changes. A page that loads meanwhile may have counted earlier or later.
 */
const unreadNotices = z.object({ unread: z.int().check(z.minimum(0), z.maximum(100)), countedAt: z.int() });

export type UnreadNotices = z.output<typeof unreadNotices>;

/** Asks for that event; it comes after the answer. */
export const askUnread: LiveRequest<null, null> = { name: 'notices:ask', question: z.null(), answer: z.null() };

export const unreadNoticesEvent: LiveEvent<UnreadNotices> = { name: 'notices:unread', payload: unreadNotices };
