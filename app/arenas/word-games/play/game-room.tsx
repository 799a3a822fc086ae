import { WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import { DisputedRunContext } from '../disputes/verdict-dispute';
import type { GameFacts } from '../hall/game-list.server';
import type { RunResult } from '../referee/moves.contract';
import type { RunView } from '../referee/referee-types';
import { pageTexts } from '../texts';
import { boards } from './boards';
import { GameOver } from './end/game-over';
import { Ghost } from './figures/ghost';
import { LiveScore } from './figures/live-score';
import { RunClock } from './figures/run-clock';
import { useRun } from './run/use-run';
import { playTexts } from './texts';

export interface GameRoomProps {
  game: GameFacts;
  run: RunView;
  gameSpeed: number;
  guest: boolean;
  /** The address of this page. */
  path: string;
  /** The page's heading and the way back, beside score and time. */
  heading: ReactNode;
  /** Links shown once the run is over. */
  links: ReactNode;
  /** Who plays beside this person, under the bar. */
  beside?: ReactNode;
  /** What stands in place of the run's end, where others still play. */
  ended?: ((result: RunResult) => ReactNode) | undefined;
}

/** A run being played, until its end. In half a window the room is all there is on the screen. */
export function GameRoom({ game, run, gameSpeed, guest, path, heading, links, beside, ended }: GameRoomProps) {
  const live = useRun(run, gameSpeed);
  const room = useRef<HTMLDivElement>(null);
  useVisualWindow(room);
  const Board = boards[game.id];
  if (live.result) {
    if (ended) return ended(live.result);
    return (
      <>
        <header className="mb-5">{heading}</header>
        <GameOver run={run} result={live.result} guest={guest} path={path}>
          {links}
        </GameOver>
      </>
    );
  }
  return (
    <div ref={room} data-playing="" data-beside={beside ? '' : undefined} className="game-room">
      <header className="game-bar">
        <div className="min-w-0 [grid-area:heading] compact:flex-1">{heading}</div>
        <div className="[grid-area:score]">
          <LiveScore score={live.score} verdict={live.verdict} />
        </div>
        <div className="flex items-center gap-6 [grid-area:timer] compact:gap-3">
          {run.ghost && (
            <Ghost
              curve={run.ghost}
              rival={run.rival}
              score={live.score}
              seconds={run.seconds}
              timeLeft={live.timeLeft}
              gameSpeed={gameSpeed}
            />
          )}
          <RunClock seconds={run.seconds} timeLeft={live.timeLeft} gameSpeed={gameSpeed} onZero={live.timeUp} />
        </div>
      </header>
      {beside}
      {live.problem ? (
        <Notice tone="error" actions={links} className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <noscript>
            <Notice tone="info">{pageTexts.noScript}</Notice>
          </noscript>
          <Waiting lost={live.lost} counting={live.over} />
          <BoardArea title={game.title}>
            <Suspense fallback={<Spinner label={playTexts.loading} />}>
              <DisputedRunContext value={run}>
                <Board view={live.view} verdict={live.verdict} over={live.over} waiting={live.waiting} send={live.send} />
              </DisputedRunContext>
              <p className="mx-auto mt-auto max-w-md pt-6 text-center text-sm text-muted compact:hidden">{pageTexts.runGoesOn}</p>
            </Suspense>
          </BoardArea>
        </>
      )}
    </div>
  );
}

/** Says what the page is waiting for. */
export function Waiting({ lost, counting }: { lost: boolean; counting: boolean }) {
  return (
    <p role="status" className="mx-auto max-w-md text-center font-medium text-amber">
      {lost && (
        <span className="mb-3 flex items-center justify-center gap-2 compact:mb-0 compact:text-sm/tight">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {pageTexts.connectionLost}
        </span>
      )}
      {/* Over the page: the board stays where it is until the score takes its place. */}
      {counting && !lost && (
        <span className="fixed inset-x-0 bottom-4 z-20 mx-auto w-fit rounded-md border border-line bg-raised px-4 py-2 text-text">
          {pageTexts.counting}
        </span>
      )}
    </p>
  );
}

/**
 * The area of a board, as large as the board will be. It takes the focus when it appears, unless a field in it already
 * has it: the button that started the game is gone, and people who play by keyboard or screen reader must not start at
 * the top of the page.
 */
export function BoardArea({ title, children }: { title: string; children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={playTexts.board(title)}
      className="flex min-h-96 flex-1 flex-col outline-none compact:min-h-0"
    >
      {children}
    </section>
  );
}
