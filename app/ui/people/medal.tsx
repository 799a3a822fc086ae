import { numberText } from '~/platform/text/format';
import { cx } from '../cx';
import { aboutText } from './texts';

const METALS = [
  { numeral: 'I', metal: 'bg-linear-145 from-[#f6d78b] to-[#c48a2c]' },
  { numeral: 'II', metal: 'bg-linear-145 from-[#f1f1f1] to-[#9d9d9d]' },
  { numeral: 'III', metal: 'bg-linear-145 from-[#e8ab78] to-[#b0713a]' },
];

export interface MedalProps {
  /** From 1. */
  rank: number;
  /** The rank was counted a while ago and is approximate. */
  approximate?: boolean;
  className?: string;
}

/** A rank on a leaderboard: gold, silver and bronze for the first three, a plain ring after them. */
export function Medal({ rank, approximate = false, className }: MedalProps) {
  const metal = METALS[rank - 1];
  return (
    <span
      className={cx(
        'inline-grid size-9 place-items-center rounded-full leading-none',
        metal
          ? `font-display text-[1.0625rem] font-bold text-[#14110d] ${metal.metal}`
          : 'tabular border border-line text-sm font-medium text-muted',
        rank > 999 && 'w-auto px-2.5',
        className,
      )}
    >
      <span aria-hidden="true">{metal?.numeral ?? `${approximate ? '≈ ' : ''}${numberText(rank)}`}</span>
      <span className="sr-only">{approximate ? aboutText(rank) : rank}</span>
    </span>
  );
}
