import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Badge } from '~/ui/people/badge';
import { GameArch } from './game-arch';
import type { GameFacts } from './game-list.server';

/** One game of the arena; on a phone its arch is beside the text. @param running whether the viewer has an unfinished run of it. */
export function GameCard({ game, running }: { game: GameFacts; running: boolean }) {
  return (
    <li className="grid grid-cols-[minmax(6rem,30%)_1fr] overflow-hidden rounded-lg border border-line bg-surface sm:flex sm:flex-col">
      <div className="flex flex-col justify-end bg-linear-to-b from-raised to-stone sm:border-b-[3px] sm:border-bronze">
        <GameArch game={game.id} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col border-l-[3px] border-bronze p-4 sm:border-l-0">
        <h2 className="display text-[1.1875rem] leading-snug">{game.title}</h2>
        <p className="mt-1.5 flex-1 text-muted">{game.description}</p>
        {running && (
          <p className="mt-3">
            <Badge tone="amber">Your run goes on</Badge>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 sm:flex-col sm:items-stretch sm:gap-3.5">
          <p className="tabular text-sm">{game.seconds} seconds</p>
          <ButtonLink
            to={href('/word-games/:gameId', { gameId: game.id })}
            aria-label={`Play Now: ${game.title}`}
            className="max-sm:px-3.5"
          >
            Play Now
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
