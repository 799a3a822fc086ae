import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { type SentWord, type WordAnswer, wordAnswer } from './my-words.contract';
import { myWordsTexts } from './texts';

/** Keeps a word among the player's own, or takes it from there, with one press. */
export function KeepWord({ word, kept: keptBefore }: { word: string; kept: boolean }) {
  const [kept, setKept] = useState(keptBefore);
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const Mark = kept ? BookmarkCheck : BookmarkPlus;
  async function press() {
    setPending(true);
    const answer = await sendWord({ word, kept: !kept });
    setKept(answer?.kept ?? kept);
    setSaid(answer?.text ?? myWordsTexts.notSent);
    setPending(false);
  }
  return (
    <div className="shrink-0 text-right">
      <Button variant="quiet" size="sm" pending={pending} aria-pressed={kept} onClick={press} className="min-h-11 scroll-mb-28">
        <Mark aria-hidden="true" />
        <span className="sr-only">{myWordsTexts.in(word)} </span>
        {myWordsTexts.title}
      </Button>
      <span role="status" className={kept === keptBefore && said ? 'block max-w-48 text-sm text-vermilion' : 'sr-only'}>
        {said}
      </span>
    </div>
  );
}

/** @returns undefined when it could not be sent. */
async function sendWord(sent: SentWord): Promise<WordAnswer | undefined> {
  try {
    const response = await fetch(href('/word-games/my-words'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return wordAnswer.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
