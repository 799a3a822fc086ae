import { useCallback } from 'react';
import { randomId } from '~/platform/ids/random-id';
import type { Step } from '~/platform/machine/machine';
import { useMachine } from '~/platform/machine/use-machine';
import type { DraftAnswer, Words } from '~/stories/saving/save.contract';
import { texts } from '../texts';
import { postDraft } from './post-words';

/** Words being turned into a draft. */
interface PendingDraft {
  pending: boolean;
  /** The draft, once it exists. */
  draftId: string | undefined;
  /** Why it does not exist yet. */
  error: string | undefined;
  /** The draft's id, so that a retry makes no second draft. */
  saveId: string | undefined;
}

/** Words to turn into a draft, and the story of the session that did not accept them. */
interface LateStory {
  storyId: string;
  words: Words;
}

type KeepEvent = { type: 'asked'; story: LateStory; newId: string } | { type: 'answered'; answer: DraftAnswer | undefined };
type KeepEffect = { type: 'post'; story: LateStory; saveId: string } | { type: 'done' };

export interface KeepDraft extends Omit<PendingDraft, 'saveId'> {
  keep(storyId: string, words: Words): void;
}

/** Makes one draft of words that no session accepts, even when retried. @param onKept called once it exists. */
export function useKeepDraft(playerId: string, onKept: () => void): KeepDraft {
  const [draft, { dispatch }] = useMachine<PendingDraft, KeepEvent, KeepEffect>(
    () => ({ initial: { pending: false, draftId: undefined, error: undefined, saveId: undefined }, step }),
    (effect, machine) => {
      if (effect.type === 'done') return onKept();
      const { story, saveId } = effect;
      void postDraft(playerId, story.storyId, saveId, story.words).then((answer) => machine.dispatch({ type: 'answered', answer }));
    },
  );
  const keep = useCallback(
    (storyId: string, words: Words) => dispatch({ type: 'asked', story: { storyId, words }, newId: randomId() }),
    [dispatch],
  );
  return { ...draft, keep };
}

function step(draft: PendingDraft, event: KeepEvent): Step<PendingDraft, KeepEffect> {
  if (event.type === 'asked') {
    if (draft.pending) return { state: draft, effects: [] };
    const saveId = draft.saveId ?? event.newId;
    return { state: { ...draft, saveId, pending: true, error: undefined }, effects: [{ type: 'post', story: event.story, saveId }] };
  }
  const { answer } = event;
  const answered = { ...draft, pending: false };
  if (answer?.status === 'kept') return { state: { ...answered, draftId: answer.storyId }, effects: [{ type: 'done' }] };
  const error = answer?.status === 'signed-out' ? texts.signedOut : (answer?.text ?? texts.draftFailed);
  return { state: { ...answered, error }, effects: [] };
}
