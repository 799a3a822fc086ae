import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { BackLink } from '~/ui/layout/back-link';
import type { GameFacts } from '../hall/game-list.server';
import type { RunView } from '../referee/referee-types';
import type { StartAnswer } from '../referee/run-owner.server';
import { GameRoom } from './game-room';
import { StartPanel } from './start-panel';

export interface GamePageProps {
  game: GameFacts;
  /** The unfinished run. */
  run: RunView | undefined;
  /** The result of starting before the page's script had loaded. */
  started: StartAnswer | undefined;
  best: number | undefined;
  guest: boolean;
  gameSpeed: number;
  /** The address of this page. */
  path: string;
  /** The way back. */
  back: { to: string; label: string };
  note?: string;
  /** Links shown once a run is over. @param again the button that starts another one. */
  links(again: ReactNode): ReactNode;
}

/** A game's page: its start, the run, its end and the next one. */
export function GamePage({ game, run: openRun, started, best, guest, gameSpeed, path, back, note, links }: GamePageProps) {
  const fetcher = useFetcher<StartAnswer>();
  const [run, setRun] = useState(started?.run ?? openRun);
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) {
    setAnswer(fetcher.data);
    if (fetcher.data?.run) setRun(fetcher.data.run);
  }
  const error = (answer ?? started)?.error;
  const pending = fetcher.state !== 'idle';
  const start = (label: string) => (
    <fetcher.Form method="post">
      <Button type="submit" size="lg" pending={pending} pendingText="Dealing…">
        {label}
      </Button>
    </fetcher.Form>
  );
  const heading = (
    <div className="min-w-0">
      <BackLink to={back.to}>{back.label}</BackLink>
      <h1 className="display text-xl sm:text-3xl">{game.title}</h1>
    </div>
  );
  return (
    // Less padding than on other pages: on a phone the keyboard takes half of the window.
    <div className="mx-auto w-full max-w-[46rem] px-4 pt-3 pb-12 sm:px-8 sm:pt-8">
      {run ? (
        <GameRoom
          key={run.runId}
          game={game}
          run={run}
          gameSpeed={gameSpeed}
          guest={guest}
          path={path}
          heading={heading}
          links={
            <>
              {links(start('Play Again'))}
              {error && <p role="alert">{error}</p>}
            </>
          }
        />
      ) : (
        <>
          <header>{heading}</header>
          <StartPanel game={game} best={best} note={note} error={error}>
            {start('Start Game')}
          </StartPanel>
        </>
      )}
    </div>
  );
}
