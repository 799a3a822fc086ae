import { href } from 'react-router';
import {
  type DraftAnswer,
  draftAnswer,
  type SaveAnswer,
  type SaveRequest,
  type SentDraft,
  type SentSave,
  saveAnswer,
  type Words,
} from './save.contract';

/** Timeout of a request, in ms, after which it is sent again; longer for a long story, to allow for slow connections. */
const ANSWER_WITHIN_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 8;
/** Browsers finish a request of a closed page only up to 64 kB; the rest is left for its other fields. */
const MAX_KEEPALIVE_BYTES = 60_000;

export type SaveOutcome = { kind: 'answer'; answer: SaveAnswer } | { kind: 'unreachable' } | { kind: 'refused' };

/** Sends one save. Never throws: a network failure is an outcome. */
export async function postSave(writerId: string, storyId: string, request: SaveRequest): Promise<SaveOutcome> {
  const response = await post(storyId, { ...request, writerId });
  if (!response || isTemporaryFailure(response)) return { kind: 'unreachable' };
  const answer = saveAnswer.safeParse(await jsonOf(response));
  return answer.success ? { kind: 'answer', answer: answer.data } : { kind: 'refused' };
}

/**
 * Makes a draft of words that no session accepts.
 * @returns undefined when the server could not be reached, or its answer could not be read.
 */
export async function postDraft(writerId: string, storyId: string, draftId: string, words: Words): Promise<DraftAnswer | undefined> {
  const { title, body } = words;
  const response = await post(storyId, { title, body, writerId, saveId: draftId, purpose: 'draft' });
  return response && !isTemporaryFailure(response) ? draftAnswer.safeParse(await jsonOf(response)).data : undefined;
}

async function post(storyId: string, payload: SentSave | SentDraft): Promise<Response | undefined> {
  const body = JSON.stringify(payload);
  const { size } = new Blob([body]);
  try {
    return await fetch(href('/creative-writing/:storyId/save', { storyId }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: size <= MAX_KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS + Math.round(size / SLOWEST_BYTES_PER_MS)),
    });
  } catch {
    return undefined;
  }
}

/** The server failed, or the connection was too slow: the same request may succeed later. */
function isTemporaryFailure({ status }: Response): boolean {
  return status >= 500 || status === 408;
}

/** undefined for anything but JSON, such as a proxy's error page. */
async function jsonOf(response: Response): Promise<unknown> {
  return await response.json().catch(() => undefined);
}
