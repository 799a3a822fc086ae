import { href, Link } from 'react-router';
import { puzzleTexts as texts } from '../puzzles/texts';

/** The way to single puzzles, under the daily set. */
export function PuzzlesCard() {
  return (
    <Link
      to={href('/word-games/puzzles')}
      discover="none"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4 no-underline transition-colors hover:border-gold sm:px-7"
    >
      <span className="min-w-0">
        <span className="display block text-2xl text-text">{texts.title}</span>{' '}
        <span className="mt-0.5 block text-muted">{texts.inHall}</span>
      </span>
      <span className="font-semibold text-gold">{texts.start}</span>
    </Link>
  );
}
