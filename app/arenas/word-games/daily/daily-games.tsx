import { Check } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Badge } from '~/ui/people/badge';
import type { GameFacts } from '../hall/game-list.server';
import type { DailyGame } from './daily-set.server';
import { pointsText } from './share-text';

export interface DailyGamesProps {
  /** The ten games; `state` and `score` are the viewer's, and undefined for a visitor. */
  games: readonly { game: GameFacts; own: Pick<DailyGame, 'state' | 'score'> | undefined }[];
}

/** The games of the day, with the viewer's state in each. */
export function DailyGames({ games }: DailyGamesProps) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {games.map(({ game, own }) => (
        <li key={game.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
          <div>
            <h3 className="font-semibold">{game.title}</h3>
            <p className="tabular text-sm text-muted">{game.seconds} seconds</p>
          </div>
          {own && <DailyGameState game={game} own={own} />}
        </li>
      ))}
    </ol>
  );
}

function DailyGameState({ game, own }: { game: GameFacts; own: Pick<DailyGame, 'state' | 'score'> }) {
  const to = href('/word-games/daily/:gameId', { gameId: game.id });
  if (own.state === 'played') {
    return (
      <p className="tabular flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-5 text-laurel" />
        <span className="sr-only">Played:</span> {pointsText(own.score)}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {own.state === 'running' && <Badge tone="amber">Your run goes on</Badge>}
      <ButtonLink to={to} variant="outline" aria-label={`Play Now: ${game.title}`}>
        Play Now
      </ButtonLink>
    </div>
  );
}
