import { useState } from 'react';
import { href } from 'react-router';
import { contractOf } from '../play/boards';
import { type LiveUntimed, useUntimed } from '../play/run/use-untimed';
import type { MoveAnswer } from '../referee/moves.contract';
import { type PuzzleAnswer, type PuzzleEnd, puzzleAnswer, type SentPuzzleMove } from './puzzles.contract';
import type { PuzzleView } from './puzzles.server';
import { puzzleTexts as texts } from './texts';

/** A puzzle as its page shows it. */
interface LivePuzzle extends LiveUntimed {
  hint: string | undefined;
  /** How it ended, once it has. */
  end: PuzzleEnd | undefined;
}

/** Connects a puzzle to its page. */
export function usePuzzle({ id, game, nextMove, view, hint: hintBefore }: PuzzleView): LivePuzzle {
  const [hint, setHint] = useState(hintBefore);
  const [end, setEnd] = useState<PuzzleEnd>();
  const live = useUntimed({ game, nextMove, view }, async (move, number) => {
    const answer = await postMove(id, { number, move });
    if (answer === undefined) return undefined;
    const isReadable = answer !== 'refused' && (await contractOf(game)).view.safeParse(answer.view).success;
    if (!isReadable) return { status: 'unknown', text: texts.lost };
    setHint(answer.hint);
    setEnd(answer.end);
    return asMoveAnswer(answer);
  });
  return { ...live, hint, end };
}

function asMoveAnswer({ number, verdict, view, end }: PuzzleAnswer): MoveAnswer {
  const result = { score: 0, xp: 0, isBest: false, unsolved: [] };
  return { status: 'played', number, verdict, score: 0, msLeft: 0, view, ...(end && { result }) };
}

/** @returns the answer; 'refused' when this person has no such puzzle; undefined when the move must be sent again. */
async function postMove(puzzleId: string, sent: SentPuzzleMove): Promise<PuzzleAnswer | 'refused' | undefined> {
  try {
    const response = await fetch(href('/word-games/puzzles/:puzzleId/moves', { puzzleId }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (response.status >= 500) return undefined;
    return puzzleAnswer.safeParse(await response.json()).data ?? 'refused';
  } catch {
    return undefined;
  }
}
