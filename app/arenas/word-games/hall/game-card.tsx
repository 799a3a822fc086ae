import { href, Link } from 'react-router';
import { daysIn } from '~/platform/text/format-dates';
import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import { scoreText } from '../play/texts';
import { practiceTexts } from '../practice/texts';
import { GameArch } from './game-arch';
import type { GameFacts } from './game-list.server';
import type { OwnGame } from './own-games.server';
import { hallTexts } from './texts';

/** A game as the arena lists it. */
export interface ListedGame {
  game: GameFacts;
  /** Whether the viewer has an unfinished run of it. */
  running: boolean;
  /** The viewer's best score, and when their last run began; undefined before their first. */
  own: OwnGame | undefined;
}

/**
 * One game of the arena: all of the card leads to it, but for the link to its practice. On a phone its arch is beside the text.
 * @param zone the viewer's, for the day of their last run.
 */
export function GameCard({ game, running, own, zone }: ListedGame & { zone: string }) {
  const to = { gameId: game.id };
  return (
    <li className="relative grid grid-cols-[minmax(6rem,30%)_1fr] overflow-hidden rounded-lg border border-line bg-surface transition-colors focus-within:border-gold hover:border-gold sm:flex sm:flex-col">
      {/* The arch hangs from the top, so that it stays where it is while the text beside it arrives. */}
      <div className="bg-linear-to-b from-raised to-stone">
        <GameArch game={game.id} className="border-b-[3px] border-bronze" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col border-l-[3px] border-bronze p-4 pb-2 sm:border-l-0">
        <h2 className="display text-[1.1875rem] leading-snug">{game.title}</h2>
        <p className="mt-1.5 flex-1 text-muted">{game.description}</p>
        {running && (
          <p className="mt-3">
            <Badge tone="amber">{hallTexts.runGoesOn}</Badge>
          </p>
        )}
        <p className="tabular mt-3 text-sm">{hallTexts.seconds(game.seconds)}</p>
        {own && (
          <p className="tabular text-sm text-muted">{hallTexts.best(scoreText(own.best, own.earlier), daysIn(zone)(own.playedAt))}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <Link
            to={href('/word-games/:gameId', to)}
            discover="none"
            aria-label={hallTexts.playNowGame(game.title)}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-gold no-underline after:absolute after:inset-0 after:rounded-lg"
          >
            {hallTexts.playNow}
          </Link>
          <TextLink
            to={href('/word-games/:gameId/practice', to)}
            aria-label={`${practiceTexts.short}: ${game.title}`}
            className="relative inline-flex min-h-11 items-center text-sm"
          >
            {practiceTexts.short}
          </TextLink>
        </p>
      </div>
    </li>
  );
}
