import { useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { texts } from '../texts';
import { postDraft } from './post-words';
import type { Words } from './save.contract';

export interface KeepDraft {
  pending: boolean;
  /** The draft, once it is there. */
  draftId: string | undefined;
  /** Why it is not there yet. */
  error: string | undefined;
  keep(storyId: string, words: Words): Promise<boolean>;
}

/** Makes one draft of words that no session takes; tried again it stays one draft. */
export function useKeepDraft(playerId: string): KeepDraft {
  const id = useRef<string>(undefined);
  const [pending, setPending] = useState(false);
  const [draftId, setDraftId] = useState<string>();
  const [error, setError] = useState<string>();
  return {
    pending,
    draftId,
    error,
    async keep(storyId, words) {
      id.current ??= randomId();
      setPending(true);
      setError(undefined);
      const answer = await postDraft(playerId, storyId, id.current, words);
      setPending(false);
      if (answer?.status === 'kept') setDraftId(answer.storyId);
      else if (answer?.status === 'signed-out') setError(texts.signedOut);
      else setError(answer?.text ?? texts.draftFailed);
      return answer?.status === 'kept';
    },
  };
}
