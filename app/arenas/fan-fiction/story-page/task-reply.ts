import type { SubmissionResult } from '@conform-to/react';

/** What came of an author's form. */
export interface TaskDone {
  /** Where one goes on. */
  to: string;
  title: string;
  text: string;
}

/** What an author's form is answered. */
export interface TaskReply {
  intent: string;
  form?: SubmissionResult<string[]> | undefined;
  /** Undefined when nothing was done. */
  result?: TaskDone | undefined;
  /** The server could not be reached. */
  offline?: true;
}

/** For a route's client action: a broken connection leaves the page, and what was typed on it, as it is. */
export async function orOffline<Reply>(ask: () => Promise<Reply>): Promise<Reply | TaskReply> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) return { intent: '', offline: true };
    throw error;
  }
}
