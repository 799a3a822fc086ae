import { WifiOff } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/spinner';
import { boards } from './boards';
import type { GameFacts } from './game-list.server';
import { GameOver } from './game-over';
import { GameTimer } from './game-timer';
import { LiveScore } from './live-score';
import type { RunView } from './referee-types';
import { pageTexts } from './texts';
import { useRun } from './use-run';
import { VerdictLine } from './verdict-line';

export interface GameRoomProps {
  game: GameFacts;
  run: RunView;
  gameSpeed: number;
  guest: boolean;
  /** Where this page is. */
  path: string;
  /** The page's heading and the way back, beside score and time. */
  heading: ReactNode;
  /** The ways on, once the run is over. */
  waysOn: ReactNode;
}

/** A run being played, until its end. */
export function GameRoom({ game, run, gameSpeed, guest, path, heading, waysOn }: GameRoomProps) {
  const live = useRun(run, gameSpeed);
  const Board = boards[game.id];
  if (live.result) {
    return (
      <>
        <Header>{heading}</Header>
        <GameOver result={live.result} guest={guest} path={path}>
          {waysOn}
        </GameOver>
      </>
    );
  }
  return (
    <>
      <Header>
        {heading}
        <div className="ml-auto flex items-start gap-5">
          <LiveScore score={live.score} verdict={live.verdict} />
          <GameTimer seconds={game.seconds} timeLeft={live.timeLeft} gameSpeed={gameSpeed} onZero={live.timeUp} />
        </div>
      </Header>
      {live.problem ? (
        <Notice tone="error" actions={waysOn} className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <VerdictLine verdict={live.verdict} />
          <Waiting lost={live.lost} counting={live.over} />
          <Suspense fallback={<Spinner label="Loading the game…" />}>
            <Board view={live.view} verdict={live.verdict} over={live.over} send={live.send} />
          </Suspense>
          <p className="mx-auto mt-8 max-w-md text-center text-sm text-muted">{pageTexts.runGoesOn}</p>
        </>
      )}
    </>
  );
}

/** The page's heading with what stands beside it. */
export function Header({ children }: { children: ReactNode }) {
  return <header className="mb-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">{children}</header>;
}

/** What the page is waiting for. */
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
