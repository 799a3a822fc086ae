import { Check, Info, type LucideIcon, X } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { Verdict } from '../games/game.contract';
import type { NumberedVerdict } from './board';
import { LetterTile } from './boards/tiles/letter-tile';
import { playTexts } from './texts';

const looks: Record<Verdict['kind'], { Icon: LucideIcon; ink: string }> = {
  right: { Icon: Check, ink: 'text-laurel' },
  wrong: { Icon: X, ink: 'text-vermilion' },
  refused: { Icon: X, ink: 'text-vermilion' },
  told: { Icon: Info, ink: 'text-bronze' },
};

/** The verdict on the last move, shown and announced, with the word that it solved. It keeps its space while empty. */
export function VerdictLine({ verdict }: { verdict: NumberedVerdict | undefined }) {
  const look = verdict?.text && !verdict.quiet && looks[verdict.kind];
  return (
    <p
      role="status"
      className="flex min-h-11 min-w-0 items-center justify-center gap-2 text-center font-medium compact:min-h-9 low:flex-1 low:justify-start low:text-left low:text-sm/tight lowest:[&_svg]:size-4 low:[&>span]:gap-1.5 xl:flex-1 xl:justify-start xl:text-left xl:text-lg"
    >
      {verdict && look && (
        // A new element each time, so that the same text twice in a row is announced twice.
        <span key={verdict.number} className={cx('flex min-w-0 animate-rise items-center gap-2', look.ink)}>
          <look.Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {verdict.text}
            {verdict.points > 0 && <span className="sr-only"> {playTexts.points(verdict.points)}</span>}
          </span>
          <Solved verdict={verdict} />
        </span>
      )}
    </p>
  );
}

/** The word that has just been solved, turning over while the next puzzle stands already. */
function Solved({ verdict: { kind, answer } }: { verdict: Verdict }) {
  if (kind !== 'right' || !answer || answer.includes(',')) return null;
  return (
    // A long word's tiles are narrower on a phone, so that the line stays within it.
    <span className="flex min-w-0 gap-0.5 low:hidden">
      {[...answer].map((letter, index) => (
        <LetterTile key={index} letter={letter} index={index} size="sm" tone="right" motion="turn-over" className="max-sm:shrink" />
      ))}
    </span>
  );
}
