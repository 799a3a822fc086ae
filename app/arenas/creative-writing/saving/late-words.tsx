import { href } from 'react-router';
import type { Words } from '~/stories/saving/save.contract';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { savingTexts } from './texts';
import { useKeepDraft } from './use-keep-draft';

export interface LateWordsProps {
  playerId: string;
  storyId: string;
  words: Words;
  /** Why they need a draft of their own. */
  reason: string;
  /** Whether the session's own story can be read. */
  hasStory: boolean;
  /** Called once the words are in a draft. */
  onKept(): void;
}

/** Words that arrived too late for their session, with a button to keep them. */
export function LateWords({ playerId, storyId, words, reason, hasStory, onKept }: LateWordsProps) {
  const draft = useKeepDraft(playerId, onKept);
  if (draft.draftId) {
    const open = (
      <ButtonLink variant="outline" size="sm" to={href('/story/:storyId', { storyId: draft.draftId })}>
        {savingTexts.openDraft}
      </ButtonLink>
    );
    return (
      <Notice tone="success" title={savingTexts.keptDraft} actions={open}>
        {savingTexts.draftHint}
      </Notice>
    );
  }
  const actions = (
    <>
      <Button size="sm" pending={draft.pending} pendingText={savingTexts.saving} onClick={() => draft.keep(storyId, words)}>
        {savingTexts.keepDraft}
      </Button>
      {hasStory && (
        <ButtonLink variant="outline" size="sm" to={href('/story/:storyId', { storyId })}>
          {savingTexts.readStory}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Notice tone="error" actions={actions}>
      {reason} {draft.error}
    </Notice>
  );
}
