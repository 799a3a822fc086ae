import type { SubmissionResult } from '@conform-to/react';

/** The result of an author's form. */
export interface TaskDone {
  /** The address to go to next. */
  to: string;
  title: string;
  text: string;
}

/** The answer to an author's form. */
export interface TaskReply {
  intent: string;
  form?: SubmissionResult<string[]> | undefined;
  /** Undefined when nothing was done. */
  result?: TaskDone | undefined;
  /** Whether the server could not be reached. */
  offline?: true;
}

/** For a route's client action: a broken connection leaves the page, and what was typed on it, unchanged. */
export async function orOffline<Reply>(ask: () => Promise<Reply>): Promise<Reply | TaskReply> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) return { intent: '', offline: true };
    throw error;
  }
}
