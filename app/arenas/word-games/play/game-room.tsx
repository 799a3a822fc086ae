import { WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import type { GameFacts } from '../hall/game-list.server';
import type { RunView } from '../referee/referee-types';
import { pageTexts } from '../texts';
import { boards } from './boards';
import { GameOver } from './game-over';
import { LiveScore } from './live-score';
import { useRun } from './use-run';
import { VerdictLine } from './verdict-line';

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
}

/** A run being played, until its end. */
export function GameRoom({ game, run, gameSpeed, guest, path, heading, links }: GameRoomProps) {
  const live = useRun(run, gameSpeed);
  const Board = boards[game.id];
  if (live.result) {
    return (
      <>
        <header className="mb-5">{heading}</header>
        <GameOver result={live.result} guest={guest} path={path}>
          {links}
        </GameOver>
      </>
    );
  }
  return (
    <>
      <header className="mb-1 grid grid-cols-[1fr_auto] gap-x-5 [grid-template-areas:'heading_timer''score_timer'] sm:grid-cols-[1fr_auto_auto] sm:gap-x-6 sm:[grid-template-areas:'heading_score_timer']">
        <div className="[grid-area:heading]">{heading}</div>
        <div className="[grid-area:score] sm:pt-1">
          <LiveScore score={live.score} verdict={live.verdict} />
        </div>
        <div className="[grid-area:timer]">
          <GameTimer seconds={game.seconds} timeLeft={live.timeLeft} gameSpeed={gameSpeed} onZero={live.timeUp} />
        </div>
      </header>
      {live.problem ? (
        <Notice tone="error" actions={links} className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <VerdictLine verdict={live.verdict} />
          <Waiting lost={live.lost} counting={live.over} />
          <Suspense fallback={<Spinner label="Loading the game…" />}>
            <BoardArea title={game.title}>
              <Board view={live.view} verdict={live.verdict} over={live.over} send={live.send} />
            </BoardArea>
          </Suspense>
          <p className="mx-auto mt-8 max-w-md text-center text-sm text-muted">{pageTexts.runGoesOn}</p>
        </>
      )}
    </>
  );
}

/** Says what the page is waiting for. */
function Waiting({ lost, counting }: { lost: boolean; counting: boolean }) {
  return (
    <p role="status" className="mx-auto max-w-md text-center font-medium text-amber">
      {lost && (
        <span className="mb-3 flex items-center justify-center gap-2">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {pageTexts.connectionLost}
        </span>
      )}
      {counting && !lost && <span className="mb-3 block text-muted">{pageTexts.counting}</span>}
    </p>
  );
}

/**
 * The area of a board. It takes the focus when it appears, unless a field in it already has it: the button that started
 * the game is gone, and people who play by keyboard or screen reader must not start at the top of the page.
 */
function BoardArea({ title, children }: { title: string; children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={area} tabIndex={-1} aria-label={`${title} board`} className="outline-none">
      {children}
    </section>
  );
}

const RED_BELOW = 10;

/** Counts a run down: amber in its last third, red in its last ten seconds. @param props.seconds length of the run. */
function GameTimer({ seconds, ...countdown }: CountdownOptions & { seconds: number }) {
  return (
    <TimerRing
      label="Time Remaining"
      secondsLeft={useCountdown(countdown)}
      totalSeconds={seconds}
      amberBelow={seconds / 3}
      redBelow={RED_BELOW}
      size={64}
    />
  );
}
