import { href } from 'react-router';
import { postWords } from '~/platform/requests/post-words';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import {
  type DraftAnswer,
  draftAnswer,
  type SaveRequest,
  type SentDraft,
  type SentSave,
  type SessionSave,
  type Words,
} from '~/stories/saving/save.contract';
import type { SaveOutcome } from '~/stories/saving/use-saver';

/** Sends one save. Never throws: a network failure is an outcome. */
export async function postSave(writerId: string, storyId: string, request: SessionSave): Promise<SaveOutcome> {
  return readSaveAnswer(await post(storyId, { ...request, writerId }));
}

/** Sends one save of a revision. Never throws. */
export async function postRevision(writerId: string, storyId: string, request: SaveRequest): Promise<SaveOutcome> {
  const sent: SentSave = { ...request, writerId };
  return readSaveAnswer(await postWords(href('/creative-writing/:storyId/revision', { storyId }), sent));
}

/**
 * Makes a draft of words that no session accepts.
 * @returns undefined when the server could not be reached, or its answer could not be read.
 */
export async function postDraft(writerId: string, storyId: string, draftId: string, words: Words): Promise<DraftAnswer | undefined> {
  const { title, body } = words;
  const response = await post(storyId, { title, body, writerId, saveId: draftId, purpose: 'draft' });
  return response && draftAnswer.safeParse(await response.json().catch(() => undefined)).data;
}

function post(storyId: string, payload: (SessionSave & { writerId: string }) | SentDraft): Promise<Response | undefined> {
  return postWords(href('/creative-writing/:storyId/save', { storyId }), payload);
}
