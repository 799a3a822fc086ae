import { useEffect } from 'react';
import { TimerRing } from '~/ui/timers/timer-ring';
import type { GameFacts } from '../../hall/game-list.server';
import { preloadBoard } from '../../play/boards';
import { BETWEEN_MS, COUNT_IN_MS } from '../rules/word-room';
import { roomTexts as texts } from '../texts';
import { RoomButton } from './room-button';
import { Standings } from './standings';
import { useRoomTime } from './use-room-time';
import type { LiveWordRoom } from './use-word-room';

interface BetweenProps {
  room: LiveWordRoom;
  own: number | undefined;
  games: readonly GameFacts[];
}

/** The seconds before a game: what it is, and where everybody stands. */
export function Between({ room: { view, clock }, own, games }: BetweenProps) {
  const secondsLeft = useRoomTime(view, clock);
  const game = games[view.round];
  const totalSeconds = (view.round === 0 ? COUNT_IN_MS : BETWEEN_MS) / 1_000;
  useEffect(() => {
    if (game) preloadBoard(game.id);
  }, [game]);
  return (
    <div className="grid gap-6 pb-6">
      <div className="flex items-center gap-5">
        <TimerRing
          label={texts.beginsIn}
          secondsLeft={Math.min(secondsLeft, totalSeconds)}
          totalSeconds={totalSeconds}
          amberBelow={0}
          redBelow={0}
          size={88}
        />
        {game && <p className="max-w-prose text-lg">{game.description}</p>}
      </div>
      {view.round > 0 && <Standings view={view} own={own} titles={games.map(({ title }) => title)} />}
      {own !== undefined && (
        <div>
          <RoomButton intent="leave" variant="quiet" size="sm">
            {texts.leave}
          </RoomButton>
        </div>
      )}
    </div>
  );
}
