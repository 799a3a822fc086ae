import { type Step, withoutEffects } from '~/platform/machine/machine';
import { retryDelayMs } from '~/platform/retry/retry-delay';
import { mergeWords } from './merging/merge-words';
import type { SaveAnswer, SavePurpose, SaveRequest } from './save.contract';
import { isUnsaved, type Obstacle, type SaverEffect, type SaverEvent, type SaverState } from './saver-state';

/** How long 'Story saved successfully!' stays, in ms. */
const SAVED_NOTICE_MS = 3_000;

type TextSave = Exclude<SaveRequest, { purpose: 'set-aside' }>;
type SaverStep = Step<SaverState, SaverEffect>;

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
      return isUnsaved(state) && !isBlocked(state) && state.obstacle?.kind !== 'too-long'
        ? ask(state, 'save', newId)
        : withoutEffects(state);
    case 'answered':
      return state.request?.saveId === event.saveId ? takeAnswer(state, state.request, event.answer, newId) : withoutEffects(state);
    case 'unreachable':
      return state.request?.saveId === event.saveId ? waitToRetry({ ...state, line: 'offline' }) : withoutEffects(state);
    case 'refused':
      return state.request?.saveId === event.saveId ? retryFromScratch(state, state.request, newId) : withoutEffects(state);
    case 'retry':
      return retry(state, newId);
    case 'line-over':
      return withoutEffects(state.line === 'saved' ? { ...state, line: 'quiet' } : state);
    case 'chosen':
      return choose(state, event.keep, newId);
  }
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
  if (state.ended) return withoutEffects(state);
  if (isBlocked(state)) return withoutEffects({ ...state, next: weightier(state.next, purpose) });
  if (!state.request) return send({ ...state, next: undefined }, weightier(state.next, purpose), newId);
  const waiting = { ...state, next: weightier(state.next, purpose) };
  return state.underWay ? withoutEffects(waiting) : retry(waiting, newId);
}

function send(state: SaverState, purpose: SavePurpose, newId: () => string): SaverStep {
  if (state.rejected.length > 0) return sendRejected({ ...state, next: weightier(state.next, purpose) }, newId);
  const request: SaveRequest = { ...state.words, saveId: newId(), baseVersion: state.version, purpose };
  const obstacle = undefined;
  const unanswered = [...state.unanswered, { saveId: request.saveId, words: state.words }];
  const sending = { ...state, request, unanswered, obstacle, underWay: true, line: 'saving' as const };
  // Stored again, because the copy on this device names the save that sent its words.
  return { state: sending, effects: [{ type: 'keep' }, { type: 'send', request }] };
}

/** Words that were not chosen go into the history before anything else is saved. */
function sendRejected(state: SaverState, newId: () => string): SaverStep {
  const [words] = state.rejected;
  if (!words) return state.next ? send({ ...state, next: undefined }, state.next, newId) : withoutEffects(state);
  const request: SaveRequest = { ...words, saveId: newId(), baseVersion: state.version, purpose: 'set-aside' };
  return { state: { ...state, request, underWay: true, line: 'saving' }, effects: [{ type: 'send', request }] };
}

function retry(state: SaverState, newId: () => string): SaverStep {
  if (state.underWay || isBlocked(state)) return withoutEffects(state);
  if (!state.request) return sendRejected(state, newId);
  // The identical request: if the server already has it, it counts once.
  return { state: { ...state, underWay: true, line: 'saving' }, effects: [{ type: 'send', request: state.request }] };
}

function waitToRetry(state: SaverState): SaverStep {
  const ms = retryDelayMs(state.failures);
  return { state: { ...state, underWay: false, failures: state.failures + 1 }, effects: [{ type: 'retry-in', ms }] };
}

/** A refused request would be refused again; the next one is built from the words at that time. */
function retryFromScratch(state: SaverState, { purpose }: SaveRequest, newId: () => string): SaverStep {
  if (purpose === 'set-aside') return dropRejected(state, newId);
  return waitToRetry({ ...state, request: undefined, next: weightier(state.next, purpose), line: 'failed' });
}

/** Goes on without the words that were sent to the history; this device keeps them unless they are there. */
function dropRejected(before: SaverState, newId: () => string): SaverStep {
  const state: SaverState = { ...before, request: undefined, underWay: false, failures: 0, line: 'quiet' };
  return sendRejected({ ...state, rejected: state.rejected.slice(1) }, newId);
}

function takeAnswer(before: SaverState, request: SaveRequest, answer: SaveAnswer, newId: () => string): SaverStep {
  const state: SaverState = { ...before, request: undefined, underWay: false, failures: 0, line: 'quiet' };
  if (request.purpose === 'set-aside') return takeAsideAnswer(state, request, answer, newId);
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

function takeAsideAnswer(state: SaverState, { title, body }: SaveRequest, answer: SaveAnswer, newId: () => string): SaverStep {
  if (answer.status === 'signed-out') return withoutEffects({ ...state, obstacle: { kind: 'signed-out' }, line: 'failed' });
  const following = dropRejected(state, newId);
  if (answer.status !== 'saved') return following;
  return { state: following.state, effects: [{ type: 'drop-aside', words: { title, body } }, ...following.effects] };
}

/** Stops sending; a requested end stays requested. */
function stopAt(state: SaverState, request: TextSave, obstacle: Obstacle): SaverStep {
  const next = weightier(state.next, request.purpose);
  return { state: { ...state, obstacle, next: next === 'save' ? undefined : next, line: 'failed' }, effects: [{ type: 'keep' }] };
}

function confirmed(before: SaverState, request: TextSave, version: number, newId: () => string): SaverStep {
  const saved = { title: request.title, body: request.body };
  const state: SaverState = { ...before, saved, version, unanswered: [], line: 'saved' };
  const effects: SaverEffect[] = [{ type: isUnsaved(state) ? 'keep' : 'forget' }, { type: 'clear-line-in', ms: SAVED_NOTICE_MS }];
  if (!state.next) return { state, effects };
  const following = send({ ...state, next: undefined }, state.next, newId);
  return { state: following.state, effects: [...effects, ...following.effects] };
}

function finished(before: SaverState, request: TextSave, answer: Extract<SaveAnswer, { status: 'finished' }>): SaverStep {
  const saved = { title: request.title, body: request.body };
  const state: SaverState = { ...before, saved, version: answer.version, unanswered: [], next: undefined };
  // Words typed during the last request were not included: they are offered as a draft.
  if (isUnsaved(state)) return { state: { ...state, obstacle: { kind: 'late' } }, effects: [{ type: 'keep' }] };
  return { state: { ...state, line: 'saved', ended: { published: answer.published, kept: answer.kept } }, effects: [{ type: 'forget' }] };
}

function meetConflict(
  before: SaverState,
  request: TextSave,
  answer: Extract<SaveAnswer, { status: 'conflict' }>,
  newId: () => string,
): SaverStep {
  const theirs = { title: answer.title, body: answer.body };
  const purpose = weightier(before.next, request.purpose);
  const taken = before.unanswered.findLast(({ saveId }) => saveId === answer.saveId || answer.saves?.includes(saveId));
  // The others build on older versions: they can no longer be taken.
  const state: SaverState = { ...before, saved: taken?.words ?? before.saved, unanswered: [] };
  if (taken !== undefined && taken.saveId === answer.saveId) {
    // The server has an earlier save of these words, whose answer was lost.
    return send({ ...state, saved: theirs, version: answer.version, next: undefined }, purpose, newId);
  }
  // `saved` is what both versions were made from: what was taken of these words was changed by one who had read it.
  const merged = mergeWords(state.saved, state.words, theirs);
  if (!merged) return stopAt(state, request, { kind: 'conflict', version: answer.version, theirs, savedAt: answer.savedAt });
  const following = send({ ...state, words: merged, saved: theirs, version: answer.version, next: undefined }, purpose, newId);
  return { state: following.state, effects: [{ type: 'show', words: merged }, ...following.effects] };
}

function choose(before: SaverState, keep: 'mine' | 'theirs', newId: () => string): SaverStep {
  if (before.obstacle?.kind !== 'conflict') return withoutEffects(before);
  const { theirs, version } = before.obstacle;
  const isMine = keep === 'mine';
  const words = isMine ? theirs : before.words;
  const next = isMine ? (before.next ?? 'save') : before.next;
  const rejected = [...before.rejected, words];
  const state: SaverState = { ...before, obstacle: undefined, saved: theirs, version, next, rejected, line: 'quiet' };
  const sent = sendRejected(isMine ? state : { ...state, words: theirs }, newId);
  const shown: SaverEffect[] = isMine ? [] : [{ type: 'show', words: theirs }, { type: 'forget' }];
  return { state: sent.state, effects: [{ type: 'set-aside', words }, ...shown, ...sent.effects] };
}
