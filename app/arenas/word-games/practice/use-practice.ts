import { useRef } from 'react';
import { contractOf } from '../play/boards';
import { type LiveUntimed, useUntimed } from '../play/run/use-untimed';
import type { MoveAnswer } from '../referee/moves.contract';
import { type PracticeAnswer, practiceAnswer, type SentPractice } from './practice.contract';
import type { PracticeView } from './practice.server';
import { practiceTexts } from './texts';

/** Connects a practice to its page. The server's answer to each move holds the practice's next state. */
export function usePractice({ game, token, view }: PracticeView): LiveUntimed {
  const latest = useRef(token);
  return useUntimed({ game, nextMove: 1, view }, async (move, number) => {
    const answer = await postPractice({ token: latest.current, move });
    if (answer === undefined) return undefined;
    const isReadable = answer !== 'refused' && (await contractOf(game)).view.safeParse(answer.view).success;
    if (!isReadable) return { status: 'unknown', text: practiceTexts.lost };
    latest.current = answer.token;
    return asMoveAnswer(answer, number);
  });
}

function asMoveAnswer({ verdict, view, over, unsolved }: PracticeAnswer, number: number): MoveAnswer {
  const result = { score: 0, xp: 0, isBest: false, unsolved };
  return { status: 'played', number, verdict, score: 0, msLeft: 0, view, ...(over && { result }) };
}

/** @returns the answer; 'refused' when the server knows no such practice; undefined when it must be sent again. */
async function postPractice(sent: SentPractice): Promise<PracticeAnswer | 'refused' | undefined> {
  try {
    const response = await fetch('/word-games/practice', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (response.status >= 500) return undefined;
    return practiceAnswer.safeParse(await response.json()).data ?? 'refused';
  } catch {
    return undefined;
  }
}
