import type { Step } from '~/platform/machine/machine';
import { retryDelayMs } from '~/platform/retry/retry-delay';
import { mergeWords } from './merging/merge-words';
import { sameWords } from './merging/same-words';
import type { SaveAnswer, SavePurpose, SaveRequest, Words } from './save.contract';

/** How long 'Story saved successfully!' stays, in ms. */
const SAVED_NOTICE_MS = 3_000;

/** What prevents saving until the writer or the network removes it. */
type Obstacle =
  | { kind: 'conflict'; version: number; theirs: Words }
  | { kind: 'late' }
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'too-long'; text: string };

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
  /** Ids of this page's saves, which do not conflict with it. */
  ownSaves: readonly string[];
  line: 'quiet' | 'saving' | 'saved' | 'failed' | 'offline';
  obstacle: Obstacle | undefined;
  ended: { published: boolean } | undefined;
}

export type SaverEvent =
  | { type: 'typed'; words: Words }
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
  /** Put these words into the box. */
  | { type: 'show'; words: Words };

type SaverStep = Step<SaverState, SaverEffect>;

/** What a page starts with. */
export interface Beginning {
  server: Words & { version: number };
  /** Words of this device that replace the server's. */
  mine?: Words;
  /** The version after which the two diverged: the writer has to choose first. */
  apartSince?: number;
  /** The words of that version, where they are known. */
  base?: Words;
  /** A save of these words sent by an earlier page; it may still arrive. */
  earlierSave?: string;
}

/** A saver that starts with the server's words, or with those of this device. */
export function initialSaver({ server, mine, apartSince, base, earlierSave }: Beginning): SaverState {
  const theirs = { title: server.title, body: server.body };
  const saved = base ?? theirs;
  return {
    words: mine ?? saved,
    saved,
    version: apartSince ?? server.version,
    request: undefined,
    underWay: false,
    failures: 0,
    next: undefined,
    ownSaves: earlierSave === undefined ? [] : [earlierSave],
    line: 'quiet',
    obstacle: apartSince === undefined ? undefined : { kind: 'conflict', version: server.version, theirs },
    ended: undefined,
  };
}

/** Whether there are words that the server has not confirmed. */
export function isUnsaved(state: SaverState): boolean {
  return !sameWords(state.words, state.saved);
}

/**
 * Reduces the events of saving: at most one request is in flight, typing never waits, and
 * the latest words are kept until the server has confirmed them.
 * @param newId generates the id of a new save.
 * @see docs/decisions/0012-saving-words.md
 */
export function nextStep(state: SaverState, event: SaverEvent, newId: () => string): SaverStep {
  switch (event.type) {
    case 'typed': {
      const obstacle = state.obstacle?.kind === 'too-long' ? undefined : state.obstacle;
      return { state: { ...state, words: event.words, obstacle }, effects: [{ type: 'keep' }] };
    }
    case 'asked':
      return ask(state, event.purpose, newId);
    case 'due':
      return isUnsaved(state) && !isBlocked(state) && state.obstacle?.kind !== 'too-long' ? ask(state, 'save', newId) : still(state);
    case 'answered':
      return state.request?.saveId === event.saveId ? takeAnswer(state, state.request, event.answer, newId) : still(state);
    case 'unreachable':
      return state.request?.saveId === event.saveId ? waitToRetry({ ...state, line: 'offline' }) : still(state);
    case 'refused':
      return state.request?.saveId === event.saveId ? retryFromScratch(state, state.request) : still(state);
    case 'retry':
      return retry(state, newId);
    case 'line-over':
      return still(state.line === 'saved' ? { ...state, line: 'quiet' } : state);
    case 'chosen':
      return choose(state, event.keep, newId);
  }
}

function still(state: SaverState): SaverStep {
  return { state, effects: [] };
}

/** Whether the session is ending: words typed now would be too late. */
export function isEnding({ request, next, ended }: SaverState): boolean {
  return ended !== undefined || (request !== undefined && request.purpose !== 'save') || (next !== undefined && next !== 'save');
}

/** Whether saving waits for a decision of the writer. */
function isBlocked({ obstacle, ended }: SaverState): boolean {
  return ended !== undefined || (obstacle !== undefined && obstacle.kind !== 'signed-out' && obstacle.kind !== 'too-long');
}

const WEIGHT: Record<SavePurpose, number> = { save: 0, 'time-up': 1, finish: 2 };

function weightier(one: SavePurpose | undefined, other: SavePurpose): SavePurpose {
  return one !== undefined && WEIGHT[one] > WEIGHT[other] ? one : other;
}

function ask(state: SaverState, purpose: SavePurpose, newId: () => string): SaverStep {
  if (state.ended) return still(state);
  if (isBlocked(state)) return still({ ...state, next: weightier(state.next, purpose) });
  if (!state.request) return send({ ...state, next: undefined }, weightier(state.next, purpose), newId);
  const waiting = { ...state, next: weightier(state.next, purpose) };
  return state.underWay ? still(waiting) : retry(waiting, newId);
}

function send(state: SaverState, purpose: SavePurpose, newId: () => string): SaverStep {
  const request: SaveRequest = { ...state.words, saveId: newId(), baseVersion: state.version, purpose };
  const obstacle = undefined;
  const ownSaves = [...state.ownSaves, request.saveId];
  const sending = { ...state, request, ownSaves, obstacle, underWay: true, line: 'saving' as const };
  // Stored again, because the copy on this device names the save that sent its words.
  return { state: sending, effects: [{ type: 'keep' }, { type: 'send', request }] };
}

function retry(state: SaverState, newId: () => string): SaverStep {
  if (state.underWay || isBlocked(state)) return still(state);
  if (!state.request) return state.next ? send({ ...state, next: undefined }, state.next, newId) : still(state);
  // The identical request: if the server already has it, it counts once.
  return { state: { ...state, underWay: true, line: 'saving' }, effects: [{ type: 'send', request: state.request }] };
}

function waitToRetry(state: SaverState): SaverStep {
  const ms = retryDelayMs(state.failures);
  return { state: { ...state, underWay: false, failures: state.failures + 1 }, effects: [{ type: 'retry-in', ms }] };
}

/** A refused request would be refused again; the next one is built from the words at that time. */
function retryFromScratch(state: SaverState, request: SaveRequest): SaverStep {
  return waitToRetry({ ...state, request: undefined, next: weightier(state.next, request.purpose), line: 'failed' });
}

function takeAnswer(before: SaverState, request: SaveRequest, answer: SaveAnswer, newId: () => string): SaverStep {
  const state: SaverState = { ...before, request: undefined, underWay: false, failures: 0, line: 'quiet' };
  switch (answer.status) {
    case 'saved':
      return confirmed(state, request, answer.version, newId);
    case 'finished':
      return finished(state, request, answer);
    case 'conflict':
      return meetConflict(state, request, answer, newId);
    case 'too-long':
      return stopAt(state, request, { kind: 'too-long', text: answer.text });
    default:
      return stopAt(state, request, { kind: answer.status });
  }
}

/** Stops sending; a requested end stays requested. */
function stopAt(state: SaverState, request: SaveRequest, obstacle: Obstacle): SaverStep {
  const next = weightier(state.next, request.purpose);
  return { state: { ...state, obstacle, next: next === 'save' ? undefined : next, line: 'failed' }, effects: [{ type: 'keep' }] };
}

function confirmed(before: SaverState, request: SaveRequest, version: number, newId: () => string): SaverStep {
  const saved = { title: request.title, body: request.body };
  const state: SaverState = { ...before, saved, version, line: 'saved' };
  const effects: SaverEffect[] = [{ type: isUnsaved(state) ? 'keep' : 'forget' }, { type: 'clear-line-in', ms: SAVED_NOTICE_MS }];
  if (!state.next) return { state, effects };
  const following = send({ ...state, next: undefined }, state.next, newId);
  return { state: following.state, effects: [...effects, ...following.effects] };
}

function finished(before: SaverState, request: SaveRequest, answer: { version: number; published: boolean }): SaverStep {
  const saved = { title: request.title, body: request.body };
  const state: SaverState = { ...before, saved, version: answer.version, next: undefined };
  // Words typed during the last request were not included: they are offered as a draft.
  if (isUnsaved(state)) return { state: { ...state, obstacle: { kind: 'late' } }, effects: [{ type: 'keep' }] };
  return { state: { ...state, line: 'saved', ended: { published: answer.published } }, effects: [{ type: 'forget' }] };
}

function meetConflict(
  state: SaverState,
  request: SaveRequest,
  answer: Extract<SaveAnswer, { status: 'conflict' }>,
  newId: () => string,
): SaverStep {
  const theirs = { title: answer.title, body: answer.body };
  if (answer.saveId !== undefined && state.ownSaves.includes(answer.saveId)) {
    // The server has an earlier save of these words, whose answer was lost.
    return send({ ...state, saved: theirs, version: answer.version, next: undefined }, weightier(state.next, request.purpose), newId);
  }
  // `saved` is what both versions were made from.
  const merged = mergeWords(state.saved, state.words, theirs);
  if (!merged) return stopAt(state, request, { kind: 'conflict', version: answer.version, theirs });
  const purpose = weightier(state.next, request.purpose);
  const following = send({ ...state, words: merged, saved: theirs, version: answer.version, next: undefined }, purpose, newId);
  return { state: following.state, effects: [{ type: 'show', words: merged }, ...following.effects] };
}

function choose(before: SaverState, keep: 'mine' | 'theirs', newId: () => string): SaverStep {
  if (before.obstacle?.kind !== 'conflict') return still(before);
  const { theirs, version } = before.obstacle;
  const state: SaverState = { ...before, obstacle: undefined, saved: theirs, version, line: 'quiet' };
  if (keep === 'mine') {
    const sent = send({ ...state, next: undefined }, state.next ?? 'save', newId);
    return { state: sent.state, effects: [{ type: 'set-aside', words: theirs }, ...sent.effects] };
  }
  const shown: SaverState = { ...state, words: theirs };
  const effects: SaverEffect[] = [{ type: 'set-aside', words: before.words }, { type: 'show', words: theirs }, { type: 'forget' }];
  if (!state.next) return { state: shown, effects };
  const following = send({ ...shown, next: undefined }, state.next, newId);
  return { state: following.state, effects: [...effects, ...following.effects] };
}
