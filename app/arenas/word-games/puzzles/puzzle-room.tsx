import { type ReactNode, useMemo } from 'react';
import type { GameFacts } from '../hall/game-list.server';
import { UntimedRoom } from '../play/untimed-room';
import { BarFigures, type OtherGames } from './puzzle-figures';
import { PuzzleOver } from './puzzle-over';
import type { PuzzleView } from './puzzles.server';
import { puzzleTexts as texts } from './texts';
import { usePuzzle } from './use-puzzle';

export interface PuzzleRoomProps {
  game: GameFacts;
  puzzle: PuzzleView;
  /** The page's heading and the way back. */
  heading: ReactNode;
  others: OtherGames;
  /** The button that asks for the next puzzle. */
  next: ReactNode;
  /** Which puzzles come next. */
  settings: ReactNode;
  /** What stands below the board and the settings. */
  children: ReactNode;
}

/** A puzzle, until the next one. */
export function PuzzleRoom({ game, puzzle, heading, others, next, settings, children }: PuzzleRoomProps) {
  const live = usePuzzle(puzzle);
  const { send, hint, end } = live;
  const help = useMemo(
    () => ({
      showAnswer: () => send({ type: 'skip' }),
      ...(puzzle.hintable && { hint: { ask: () => send({ type: 'hint' }), isGiven: hint !== undefined } }),
    }),
    [send, puzzle.hintable, hint],
  );
  return (
    <UntimedRoom {...{ game, live, help, heading }} figures={<BarFigures {...{ puzzle, end, others }} />}>
      <p role="status" className="mx-auto mt-1 max-w-2xl text-center low:text-sm">
        {hint && !end && (
          <>
            <span className="text-muted">{texts.hintIs}</span> {hint}
          </>
        )}
      </p>
      {end && (
        <PuzzleOver end={end} answer={end.outcome === 'missed' ? live.verdict?.answer : undefined} settings={settings}>
          {next}
        </PuzzleOver>
      )}
      <div className="mt-6 flex flex-col gap-6 compact:hidden">
        {settings}
        {children}
      </div>
    </UntimedRoom>
  );
}
