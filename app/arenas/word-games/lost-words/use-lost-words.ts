import { useRef, useState } from 'react';
import { href } from 'react-router';
import { contractOf } from '../play/boards';
import { type LiveUntimed, useUntimed } from '../play/run/use-untimed';
import type { SentPractice } from '../practice/practice.contract';
import { type LearnedWord, type LostWordAnswer, lostWordAnswer } from './lost-words.contract';
import type { LostWordPractice } from './lost-words.server';
import { lostWordTexts as texts } from './texts';

/** The game in which words that got away are asked for. */
export const ASKED_IN = 'word-completion';

interface LiveLostWords extends LiveUntimed {
  /** The words that were answered, the newest first. */
  learned: readonly LearnedWord[];
}

/** Connects a practice of words that got away to its page. The server's answer to each move holds its next state. */
export function useLostWords({ token, view }: LostWordPractice): LiveLostWords {
  const latest = useRef(token);
  const [learned, setLearned] = useState<readonly LearnedWord[]>([]);
  const live = useUntimed({ game: ASKED_IN, nextMove: 1, view }, async (move, number) => {
    const answer = await postMove({ token: latest.current, move });
    if (answer === undefined) return undefined;
    const isReadable = answer !== 'refused' && (await contractOf(ASKED_IN)).view.safeParse(answer.view).success;
    if (!isReadable) return { status: 'unknown', text: texts.lost };
    latest.current = answer.token;
    const { learned: word, verdict, over } = answer;
    if (word) setLearned((words) => [word, ...words]);
    const result = { score: 0, xp: 0, isBest: false, unsolved: [] };
    return { status: 'played', number, verdict, score: 0, msLeft: 0, view: answer.view, ...(over && { result }) };
  });
  return { ...live, learned };
}

/** @returns the answer; 'refused' when the server knows no such practice; undefined when the move must be sent again. */
async function postMove(sent: SentPractice): Promise<LostWordAnswer | 'refused' | undefined> {
  try {
    const response = await fetch(href('/word-games/lost-words/moves'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (response.status >= 500) return undefined;
    return lostWordAnswer.safeParse(await response.json()).data ?? 'refused';
  } catch {
    return undefined;
  }
}
