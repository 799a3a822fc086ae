import { sameWords } from './merging/same-words';
import type { SaveAnswer, SavePurpose, SaveRequest, Words } from './save.contract';

/** What prevents saving until the writer or the network removes it. */
export type Obstacle =
  | { kind: 'conflict'; version: number; theirs: Words; savedAt: number | undefined }
  | { kind: 'late' }
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'too-long'; text: string };

/** A save that was sent and not answered, so that the server may have taken it. */
interface UnansweredSave {
  saveId: string;
  /** What it sent; unknown of saves of earlier releases. */
  words: Words | undefined;
}

export interface SaverState {
  /** The contents of the writer's box. */
  words: Words;
  /** The words the server last confirmed. */
  saved: Words;
  /** The version of the story that `words` build on. */
  version: number;
  /** The one unanswered request. */
  request: SaveRequest | undefined;
  /** Whether that request is in flight; otherwise it waits to be sent again. */
  underWay: boolean;
  failures: number;
  /** A save requested while another had to finish first. */
  next: SavePurpose | undefined;
  /** Saves of these words, oldest first, which do not conflict with this page. */
  unanswered: readonly UnansweredSave[];
  /** Words that the writer did not choose in a conflict, until the story's history has them. */
  rejected: readonly Words[];
  line: 'quiet' | 'saving' | 'saved' | 'failed' | 'offline';
  obstacle: Obstacle | undefined;
  ended: { published: boolean; kept?: boolean | undefined } | undefined;
}

export type SaverEvent =
  /** `at`: when, in ms since 1970; not given for words that were typed earlier. */
  | { type: 'typed'; words: Words; at?: number }
  /** Requested now, by the writer or because the time is up. */
  | { type: 'asked'; purpose: SavePurpose }
  /** The autosave is due, or the page is being hidden: only unsaved words are sent. */
  | { type: 'due' }
  | { type: 'answered'; saveId: string; answer: SaveAnswer }
  /** No answer: the network or the server failed. */
  | { type: 'unreachable'; saveId: string }
  /** An answer outside the contract. */
  | { type: 'refused'; saveId: string }
  | { type: 'retry' }
  | { type: 'line-over' }
  /** The writer chose between the two versions of a conflict. */
  | { type: 'chosen'; keep: 'mine' | 'theirs' };

export type SaverEffect =
  | { type: 'send'; request: SaveRequest }
  | { type: 'retry-in'; ms: number }
  | { type: 'clear-line-in'; ms: number }
  /** Store the words on this device. */
  | { type: 'keep' }
  /** The server has all words: remove the copy on this device. */
  | { type: 'forget' }
  /** Set these words aside: they were not chosen, but must not be lost. */
  | { type: 'set-aside'; words: Words }
  /** The history has words that were set aside: remove their copy on this device. */
  | { type: 'drop-aside'; words: Words }
  /** Put these words into the box. */
  | { type: 'show'; words: Words };

/** What a page starts with. */
export interface Beginning {
  server: Words & { version: number; savedAt?: number | undefined };
  /** Words of this device that replace the server's. */
  mine?: Words;
  /** The version after which the two diverged: the writer has to choose first. */
  apartSince?: number;
  /** The version that words of this device build on, where the server is to say whether both can be merged. */
  baseVersion?: number;
  /** The words of that version, where they are known. */
  base?: Words;
  /** A save of these words sent by an earlier page; it may still arrive. */
  earlierSave?: UnansweredSave;
  /** Words of this device that were set aside earlier: the history may lack them. */
  rejected?: readonly Words[];
}

/** A saver that starts with the server's words, or with those of this device. */
export function initialSaver({ server, mine, apartSince, baseVersion, base, earlierSave, rejected = [] }: Beginning): SaverState {
  const theirs = { title: server.title, body: server.body };
  const saved = base ?? theirs;
  return {
    words: mine ?? saved,
    saved,
    version: apartSince ?? baseVersion ?? server.version,
    request: undefined,
    underWay: false,
    failures: 0,
    next: undefined,
    unanswered: earlierSave === undefined ? [] : [earlierSave],
    rejected,
    line: 'quiet',
    obstacle: apartSince === undefined ? undefined : { kind: 'conflict', version: server.version, theirs, savedAt: server.savedAt },
    ended: undefined,
  };
}

/** Whether there are words that the server has not confirmed. */
export function isUnsaved(state: SaverState): boolean {
  return !sameWords(state.words, state.saved);
}

/** Whether the session is ending: words typed now would be too late. */
export function isEnding({ request, next, ended }: SaverState): boolean {
  const isEnd = (purpose: SaveRequest['purpose'] | undefined) => purpose === 'finish' || purpose === 'time-up';
  return ended !== undefined || isEnd(request?.purpose) || isEnd(next);
}
