import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import type { GameFacts } from '../hall/game-list.server';
import type { BestScore } from '../referee/played-games.server';
import type { RunView } from '../referee/referee-types';
import type { StartAnswer } from '../referee/run-owner.server';
import { GameFrame, GameHeading } from './game-frame';
import { GameRoom } from './game-room';
import { StartPanel } from './start-panel';
import { DEALING, playTexts } from './texts';

export interface GamePageProps {
  game: GameFacts;
  /** The unfinished run. */
  run: RunView | undefined;
  best: BestScore | undefined;
  guest: boolean;
  gameSpeed: number;
  /** The address of this page. */
  path: string;
  /** The way back. */
  back: { to: string; label: string };
  note?: string | undefined;
  /** Why a start from another page was refused. */
  refused?: string | undefined;
  /** A further way to play, beside the start button. */
  alternative?: ReactNode;
  /** Links shown once a run is over. @param again the button that starts another one. */
  links(again: ReactNode, run: RunView): ReactNode;
}

/** A game's page: its start, the run, its end and the next one. */
export function GamePage({ game, run: openRun, best, guest, gameSpeed, path, back, note, refused, alternative, links }: GamePageProps) {
  const fetcher = useFetcher<StartAnswer>();
  const [run, setRun] = useState(openRun);
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) {
    setAnswer(fetcher.data);
    if (fetcher.data?.run) setRun(fetcher.data.run);
  }
  const error = answer ? answer.error : refused;
  const pending = fetcher.state !== 'idle';
  // Without its script a page cannot play a run, so it starts none.
  const [canPlay, setCanPlay] = useState(false);
  useEffect(() => setCanPlay(true), []);
  const start = (label: string) => (
    <fetcher.Form method="post">
      <Button type="submit" size="lg" disabled={!canPlay} pending={pending} pendingText={DEALING}>
        {label}
      </Button>
    </fetcher.Form>
  );
  const heading = <GameHeading back={back} title={game.title} />;
  return (
    <GameFrame>
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
              {links(start(playTexts.again), run)}
              {error && <p role="alert">{error}</p>}
            </>
          }
        />
      ) : (
        <>
          <header>{heading}</header>
          <StartPanel game={game} best={best} note={note} error={error}>
            {start(playTexts.start)}
            {alternative}
          </StartPanel>
        </>
      )}
    </GameFrame>
  );
}
