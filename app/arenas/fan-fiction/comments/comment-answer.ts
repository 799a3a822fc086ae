import type { CommentPage } from './comment';

/** What the server says to a comment: the newest ones as they are now, or why it was not taken. */
export type CommentAnswer = { ok: true; page: CommentPage } | { ok: false; text: string };
