import { useEffect, useState } from 'react';
import { Card } from '~/ui/card';
import { ConfirmButton } from './confirm-button';
import { LateWords } from './late-words';
import { browserStorage, type FoundDraft, findDrafts } from './local-draft';
import { postSave } from './post-words';
import { countWords } from './story-text';
import { texts } from './texts';
import { WordsBox } from './words-box';

const question = {
  title: 'Discard these words?',
  description: 'They are kept nowhere else and cannot be brought back.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep them',
  tone: 'danger' as const,
};

/** Words on this device, of this player, that no session has taken: each can become a draft or go. */
export function LeftoverWords({ playerId }: { playerId: string }) {
  const [left, setLeft] = useState<readonly FoundDraft[]>([]);

  useEffect(() => {
    let here = true;
    unsavedDrafts(playerId).then((found) => here && setLeft(found));
    return () => {
      here = false;
    };
  }, [playerId]);

  const forget = ({ key }: FoundDraft) => browserStorage()?.removeItem(key);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="leftover" className="mb-8 flex flex-col gap-4">
      <h2 id="leftover" className="display text-2xl">
        Words on this device
      </h2>
      {left.map((found) => (
        <Card key={found.key} className="flex flex-col gap-4">
          <LateWords
            playerId={playerId}
            storyId={found.storyId}
            words={found.draft}
            reason={found.draft.setAside ? texts.notChosen : texts.late}
            hasStory
            onKept={() => forget(found)}
          />
          <WordsBox label={`Words kept for ${found.draft.title}`} words={found.draft} />
          <ConfirmButton
            variant="quiet"
            size="sm"
            className="self-start"
            question={question}
            onConfirm={() => {
              forget(found);
              setLeft((before) => before.filter((other) => other !== found));
            }}
          >
            Discard these words
          </ConfirmButton>
        </Card>
      ))}
    </section>
  );
}

/** Hands in what can still be handed in; what then is left has no place yet. */
async function unsavedDrafts(playerId: string): Promise<FoundDraft[]> {
  const storage = browserStorage();
  if (!storage) return [];
  const left: FoundDraft[] = [];
  for (const found of findDrafts(storage, playerId)) {
    if (countWords(found.draft.body) === 0 || (!found.draft.setAside && (await isTaken(playerId, found)))) storage.removeItem(found.key);
    else left.push(found);
  }
  return left;
}

async function isTaken(playerId: string, { storyId, draft }: FoundDraft): Promise<boolean> {
  const { title, body, baseVersion } = draft;
  const saveId = crypto.randomUUID();
  const outcome = await postSave(playerId, storyId, { saveId, title, body, baseVersion, purpose: 'save' });
  return outcome.kind === 'answer' && (outcome.answer.status === 'saved' || outcome.answer.status === 'finished');
}
