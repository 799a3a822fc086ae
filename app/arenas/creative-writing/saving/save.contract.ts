/** A story as its writer edits it: the title and the words below the protected beginning. */
export interface Words {
  title: string;
  body: string;
}

/** Why words are sent: to save them, because the writer is done, or because the time is up. */
export type SavePurpose = 'save' | 'finish' | 'time-up';

/** One save, as sent by a browser; resending the same `saveId` counts once. */
export interface SaveRequest extends Words {
  saveId: string;
  /** The version of the story that these words build on. */
  baseVersion: number;
  purpose: SavePurpose;
}

/** The server's answer to a save. `gameMsLeft` is the session's remaining game time in ms. */
export type SaveAnswer =
  | { status: 'saved'; version: number; gameMsLeft: number }
  | { status: 'finished'; version: number; published: boolean }
  /** Something else was saved in the meantime, by the save `saveId`; nothing was changed. */
  | ({ status: 'conflict'; version: number; saveId: string | undefined } & Words)
  /** The session no longer accepts words. */
  | { status: 'late' }
  | { status: 'too-long'; text: string }
  /** Nobody is signed in, or somebody other than the writer of these words. */
  | { status: 'signed-out' }
  | { status: 'gone' };

/** The HTTP status of each answer. */
export const answerStatus: Record<SaveAnswer['status'], number> = {
  saved: 200,
  finished: 200,
  conflict: 409,
  late: 410,
  'too-long': 422,
  'signed-out': 401,
  gone: 404,
};

/** The server's answer to a request to turn words into a draft. */
export type DraftAnswer = { status: 'kept'; storyId: string } | { status: 'refused'; text: string } | { status: 'signed-out' };
