import { useEffect, useRef } from 'react';
import { numberText } from '~/platform/text/format';
import { Card } from '~/ui/layout/card';
import { withParts } from '~/ui/text/with-parts';
import type { GameFacts } from '../../hall/game-list.server';
import { RunNotices } from '../../play/end/run-notices';
import { GameFrame, GameHeading } from '../../play/game-frame';
import { GameRoom } from '../../play/game-room';
import { playTexts } from '../../play/texts';
import type { RunResult } from '../../referee/moves.contract';
import type { RunView } from '../../referee/referee-types';
import { ROUNDS } from '../rules/word-room';
import { roomTexts as texts } from '../texts';
import { ProgressStrip } from './progress-strip';
import { RoomButton } from './room-button';
import { ROOMS_PATH, roomPath } from './room-path';
import type { LiveWordRoom } from './use-word-room';

interface PlayedGameProps {
  room: LiveWordRoom;
  run: RunView;
  game: GameFacts;
  own: number | undefined;
  guest: boolean;
}

/** One's own run of a game that all play, with how far the others are; once it is over, until theirs are. */
export function PlayedGame({ room: { view }, run, game, own, guest }: PlayedGameProps) {
  const back = { to: ROOMS_PATH, label: texts.roundOf(view.round + 1, ROUNDS) };
  return (
    <GameFrame>
      <GameRoom
        {...{ run, game, guest }}
        gameSpeed={view.gameSpeed}
        path={roomPath(view.roomId)}
        heading={<GameHeading back={back} title={game.title} />}
        links={null}
        beside={<ProgressStrip view={view} own={own} />}
        ended={(result) => <Finished room={view} own={own} result={result} game={game} />}
      />
    </GameFrame>
  );
}

/** One's own run is over, and others still play. Takes the focus, because the board is gone. */
function Finished({
  room,
  own,
  result,
  game,
}: {
  room: LiveWordRoom['view'];
  own: number | undefined;
  result: RunResult;
  game: GameFacts;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className="display mb-5 text-xl sm:text-3xl">{game.title}</h1>
      <Card as="section" className="grid animate-rise gap-6">
        <div className="text-center">
          <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
            {texts.yourScore(result.score)}
          </h2>
          <p role="status" className="mt-1 text-muted">
            {texts.finished}
          </p>
          {result.xp > 0 && (
            <p className="tabular mt-1 font-semibold text-laurel">{withParts(playTexts.gain, { amount: numberText(result.xp) })}</p>
          )}
          <RunNotices result={result} />
        </div>
        <ProgressStrip view={room} own={own} />
        {result.unsolved.length > 0 && (
          <p className="text-muted">
            {playTexts.notFound}: {result.unsolved.join(', ')}
          </p>
        )}
        <div className="flex justify-center">
          <RoomButton intent="leave" variant="quiet" size="sm">
            {texts.leave}
          </RoomButton>
        </div>
      </Card>
    </>
  );
}

/** A game of others. */
export function WatchedGame({ room: { view }, own }: { room: LiveWordRoom; own: number | undefined }) {
  return (
    <div className="grid gap-5 pb-6">
      <p role="status">{own === undefined ? texts.watching : texts.getting}</p>
      <ProgressStrip view={view} own={own} />
      {own === undefined && (
        <div>
          <RoomButton intent="next" variant="outline">
            {texts.another}
          </RoomButton>
        </div>
      )}
    </div>
  );
}
