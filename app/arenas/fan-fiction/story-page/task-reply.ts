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
}
