import { useEffect, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { type BrowserStorage, browserStorage } from '~/platform/storage/browser-storage';
import { type FoundDraft, findDrafts } from '~/stories/saving/local-draft';
import { bringBackWords } from '~/stories/saving/sealed/words-of-writers';
import { DiscardWords } from '~/stories/text/discard-words';
import { WordsBox } from '~/stories/text/words-box';
import { Card } from '~/ui/layout/card';
import { texts } from '../texts';
import { dropTaken } from '../visiting/visitor-copies';
import { LateWords } from './late-words';
import { postSave } from './post-words';
import { savingTexts } from './texts';

interface Leftover extends FoundDraft {
  /** Whether there is a story that they were written for. */
  hasStory: boolean;
  reason: string;
}

/**
 * Words on this device that no session has accepted, this player's and those written here before they signed in: each can
 * become a draft or be discarded. @param taken what the site has kept of the latter.
 */
export function LeftoverWords({ playerId, taken }: { playerId: string; taken: string | undefined }) {
  const [left, setLeft] = useState<readonly Leftover[]>([]);

  useEffect(() => {
    let here = true;
    unsavedWords(playerId, taken).then(
      (found) => here && setLeft(found),
      // Without access to the browser's storage, nothing was stored there either.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [playerId, taken]);

  const forget = ({ key }: FoundDraft) => browserStorage()?.removeItem(key);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="leftover" className="mb-8 flex flex-col gap-4">
      <h2 id="leftover" className="display text-2xl">
        {savingTexts.wordsOnDevice}
      </h2>
      {left.map((found) => (
        <Card key={found.key} className="flex flex-col gap-4">
          <LateWords
            playerId={playerId}
            storyId={found.storyId}
            words={found.draft}
            reason={found.reason}
            hasStory={found.hasStory}
            onKept={() => forget(found)}
          />
          <WordsBox label={found.draft.title ? savingTexts.wordsKeptFor(found.draft.title) : savingTexts.wordsKept} words={found.draft} />
          <DiscardWords
            onDiscard={() => {
              forget(found);
              setLeft((before) => before.filter((other) => other !== found));
            }}
          />
        </Card>
      ))}
    </section>
  );
}

async function unsavedWords(playerId: string, taken: string | undefined): Promise<Leftover[]> {
  const storage = browserStorage();
  if (!storage) return [];
  const visitors = dropTaken(storage, taken).map((found) => ({ ...found, hasStory: false, reason: texts.beforeSignIn }));
  return [...visitors, ...(await unsavedDrafts(storage, playerId))];
}

/** Submits the drafts that can still be submitted. @returns the others. */
async function unsavedDrafts(storage: BrowserStorage, playerId: string): Promise<Leftover[]> {
  await bringBackWords(playerId);
  const left: Leftover[] = [];
  for (const found of findDrafts(storage, playerId)) {
    const outcome = await submitDraft(playerId, found);
    if (outcome === 'taken') storage.removeItem(found.key);
    else left.push({ ...found, hasStory: outcome !== 'gone', reason: reasonFor(found, outcome === 'gone') });
  }
  return left;
}

async function submitDraft(playerId: string, { storyId, draft }: FoundDraft): Promise<'taken' | 'gone' | 'left'> {
  const { title, body, baseVersion, setAside } = draft;
  if (body.trim() === '') return 'taken';
  if (setAside) return 'left';
  const outcome = await postSave(playerId, storyId, { saveId: randomId(), title, body, baseVersion, purpose: 'save' });
  if (outcome.kind !== 'answer') return 'left';
  const { status } = outcome.answer;
  if (status === 'saved' || status === 'finished') return 'taken';
  return status === 'gone' ? 'gone' : 'left';
}

function reasonFor({ draft }: FoundDraft, gone: boolean): string {
  if (gone) return texts.gone;
  return draft.setAside ? texts.notChosen : texts.late;
}
