import { href } from 'react-router';
import { postWords } from '~/platform/requests/post-words';
import type { SaveRequest } from '~/stories/saving/save.contract';
import type { DraftPlace, SentChapterDraft } from './draft.contract';

/** Time between two saves of a chapter that is being written, in ms. */
export const AUTOSAVE_MS = 4_000;

/** Sends one save of a chapter's draft. @returns what `postWords` does. */
export function postDraft(
  draftId: string,
  writerId: string,
  place: DraftPlace,
  { saveId, title, body, baseVersion, purpose }: SaveRequest,
): Promise<Response | undefined> {
  const sent: SentChapterDraft = { writerId, saveId, title, body, baseVersion, place, ...(purpose === 'set-aside' && { purpose }) };
  return postWords(href('/fan-fiction/drafts/:draftId', { draftId }), sent);
}
