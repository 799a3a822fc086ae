import type { CommentPage } from './comment';

/** The server's answer to a comment: the newest comments as they are now, or why it was refused. */
export type CommentAnswer = { ok: true; page: CommentPage } | { ok: false; text: string };
