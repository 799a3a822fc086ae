/** A story as its writer sees it: the title and the words below the protected beginning. */
export interface Words {
  title: string;
  body: string;
}

/** Why words are sent: to keep them, because the writer is done, or because the time is up. */
export type SavePurpose = 'save' | 'finish' | 'time-up';

/** One save, as sent by a browser; sent again with the same `saveId` it counts once. */
export interface SaveRequest extends Words {
  saveId: string;
  /** The version of the story that these words were typed upon. */
  baseVersion: number;
  purpose: SavePurpose;
}

/** What the server says to a save. `gameMsLeft` is the session's remaining game time in ms. */
export type SaveAnswer =
  | { status: 'saved'; version: number; gameMsLeft: number }
  | { status: 'finished'; version: number; published: boolean }
  /** Something else was saved meanwhile, by the save `saveId`; nothing was changed. */
  | ({ status: 'conflict'; version: number; saveId: string | undefined } & Words)
  /** The session takes no words any more. */
  | { status: 'late' }
  | { status: 'too-long'; text: string }
  /** Nobody is signed in, or somebody else than the writer of these words. */
  | { status: 'signed-out' }
  | { status: 'gone' };

/** The HTTP status that goes with each answer. */
export const answerStatus: Record<SaveAnswer['status'], number> = {
  saved: 200,
  finished: 200,
  conflict: 409,
  late: 410,
  'too-long': 422,
  'signed-out': 401,
  gone: 404,
};

/** What the server says to words that are to become a draft of their own. */
export type DraftAnswer = { status: 'kept'; storyId: string } | { status: 'refused'; text: string } | { status: 'signed-out' };
