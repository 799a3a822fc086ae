import { type ReactNode, Suspense, useRef } from 'react';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import type { GameFacts } from '../hall/game-list.server';
import { PracticeContext, type PracticeHelp } from '../practice/practice-context';
import { boards } from './boards';
import { BoardArea, Waiting } from './game-room';
import type { LiveUntimed } from './run/use-untimed';
import { playTexts } from './texts';

export interface UntimedRoomProps {
  game: Pick<GameFacts, 'id' | 'title'>;
  live: LiveUntimed;
  help: PracticeHelp;
  /** The page's heading and the way back. */
  heading: ReactNode;
  /** What stands at the right of the bar. */
  figures: ReactNode;
  /** Links beside a problem that ends the game. */
  links?: ReactNode;
  /** What stands below the board. */
  children?: ReactNode;
}

/** A game being played without a run's clock. In half a window the room is all there is on the screen. */
export function UntimedRoom({ game, live, help, heading, figures, links, children }: UntimedRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  useVisualWindow(room);
  const Board = boards[game.id];
  return (
    <div ref={room} data-playing="" className="game-room">
      <header className="game-bar">
        <div className="min-w-0 [grid-area:heading] compact:flex-1">{heading}</div>
        <div className="shrink-0 [grid-area:timer]">{figures}</div>
      </header>
      {live.problem ? (
        <Notice tone="error" actions={links} className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <Waiting lost={live.lost} counting={false} />
          <BoardArea title={game.title}>
            <Suspense fallback={<Spinner label={playTexts.loading} />}>
              <PracticeContext value={help}>
                <Board view={live.view} verdict={live.verdict} over={live.over} waiting={live.waiting} send={live.send} />
              </PracticeContext>
            </Suspense>
            {children}
          </BoardArea>
        </>
      )}
    </div>
  );
}
