import { href, Link } from 'react-router';
import { lostWordTexts } from '../lost-words/texts';
import { puzzleTexts } from '../puzzles/texts';
import { roomTexts } from '../rooms/texts';

/** The ways to play that are no game's own, under the daily set: with others, and without a clock. */
export function QuietCards() {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-3">
      <QuietCard to={href('/word-games/rooms/:room?')} title={roomTexts.way} text={roomTexts.inHall} />
      <QuietCard to={href('/word-games/puzzles')} title={puzzleTexts.title} text={puzzleTexts.inHall} />
      <QuietCard to={href('/word-games/lost-words')} title={lostWordTexts.title} text={lostWordTexts.inHall} />
    </div>
  );
}

function QuietCard({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link
      to={to}
      discover="none"
      className="rounded-lg border border-line bg-surface px-5 py-4 no-underline transition-colors hover:border-gold sm:px-7"
    >
      <span className="display block text-xl text-text">{title}</span> <span className="mt-0.5 block text-muted">{text}</span>
    </Link>
  );
}
