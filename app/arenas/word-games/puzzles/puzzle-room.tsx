import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import type { GameFacts } from '../hall/game-list.server';
import { boards } from '../play/boards';
import { BoardArea, Waiting } from '../play/game-room';
import { playTexts } from '../play/texts';
import { PracticeContext } from '../practice/practice-context';
import { PuzzleFigures } from './puzzle-figures';
import { PuzzleOver } from './puzzle-over';
import type { PuzzleView } from './puzzles.server';
import { puzzleTexts as texts } from './texts';
import { usePuzzle } from './use-puzzle';

export interface PuzzleRoomProps {
  game: GameFacts;
  puzzle: PuzzleView;
  /** The page's heading and the way back. */
  heading: ReactNode;
  /** The button that asks for the next puzzle. */
  next: ReactNode;
  /** What stands below the board. */
  children: ReactNode;
}

/** A puzzle, until the next one. In half a window the room is all there is on the screen. */
export function PuzzleRoom({ game, puzzle, heading, next, children }: PuzzleRoomProps) {
  const live = usePuzzle(puzzle);
  const { send, hint, end } = live;
  const help = useMemo(
    () => ({
      showAnswer: () => send({ type: 'skip' }),
      ...(puzzle.hintable && { hint: { ask: () => send({ type: 'hint' }), isGiven: hint !== undefined } }),
    }),
    [send, puzzle.hintable, hint],
  );
  const room = useRef<HTMLDivElement>(null);
  useVisualWindow(room);
  const Board = boards[game.id];
  return (
    <div ref={room} data-playing="" className="game-room">
      <header className="game-bar">
        <div className="min-w-0 [grid-area:heading] compact:flex-1">{heading}</div>
        <div className="[grid-area:timer]">
          <PuzzleFigures puzzle={puzzle} end={end} />
        </div>
      </header>
      {live.problem ? (
        <Notice tone="error" className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <Waiting lost={live.lost} counting={false} />
          <BoardArea title={game.title}>
            <Suspense fallback={<Spinner label={playTexts.loading} />}>
              <PracticeContext value={help}>
                <Board view={live.view} verdict={live.verdict} over={live.over} waiting={live.waiting} send={send} />
              </PracticeContext>
            </Suspense>
            <p role="status" className="mx-auto mt-1 max-w-2xl text-center low:text-sm">
              {hint && !end && (
                <>
                  <span className="text-muted">{texts.hintIs}</span> {hint}
                </>
              )}
            </p>
            {end && (
              <PuzzleOver end={end} answer={end.outcome === 'missed' ? live.verdict?.answer : undefined}>
                {next}
              </PuzzleOver>
            )}
          </BoardArea>
          <div className="mt-6 compact:hidden">{children}</div>
        </>
      )}
    </div>
  );
}
