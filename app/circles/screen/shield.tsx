import { type ShieldPlan, shieldOf } from '../rules/shield';
import { texts } from '../texts';

const TEXT = {
  gold: 'text-gold',
  laurel: 'text-laurel',
  sky: 'text-sky',
  lilac: 'text-lilac',
  bronze: 'text-bronze',
  vermilion: 'text-vermilion',
} as const;

/** The outline, 48 by 56. */
const OUTLINE = 'M4 3h40v24c0 13-8.6 21.4-20 26C12.6 48.4 4 40 4 27z';

const PARTS: Record<ShieldPlan['division'], string> = {
  plain: '',
  pale: 'M24 3h20v24c0 13-8.6 21.4-20 26z',
  fess: 'M4 20h40v12H4z',
  bend: 'M4 3h10l30 30c-1.2 4-3.2 7.4-5.8 10.200L4 9z',
  chevron: 'M4 34 24 16l20 18v-9L24 7 4 25z',
  quarters: 'M24 3h20v24H24zM4 27h20v26C12.6 48.4 4 40 4 27z',
};

const CHARGES: Record<ShieldPlan['charge'], string> = {
  nib: 'M24 14l6 12-6 16-6-16zm0 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  lamp: 'M18 22c0-8 12-8 12 0 0 4-3 5-3 9h-6c0-4-3-5-3-9zm3.5 11h5v2h-5zm.5 4h4v2h-4z',
  leaf: 'M24 14c9 8 8.5 18 0 25-8.5-7-9-17 0-25zm-.800 8h1.600v20h-1.600z',
  key: 'M24 14a6 6 0 0 1 1.8 11.700V40h4v3h-4v2h-3.600V25.700A6 6 0 0 1 24 14zm0 3.400a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.200z',
  ring: 'M24 18a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  star: 'M24 15l3.5 8.7 9.3.7-7.1 6 2.3 9.100L24 34.5 16 39.500l2.3-9.1-7.1-6 9.3-.7z',
  wave: 'M10 26c5-7 9-7 14 0s9 7 14 0v6c-5 7-9 7-14 0s-9-7-14 0z',
  moon: 'M29 17a12 12 0 1 0 2 21 10 10 0 0 1-2-21z',
};

/** A circle's shield, drawn from its name; decoration beside it. */
export function Shield({ name, className }: { name: string; className?: string }) {
  const { division, charge, field, other } = shieldOf(name);
  const clip = `shield-${division}-${charge}-${field}-${other}`;
  return (
    <svg viewBox="0 0 48 56" role="img" aria-label={texts.shieldOf(name)} className={className}>
      <defs>
        <clipPath id={clip}>
          <path d={OUTLINE} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        <path d={OUTLINE} fill="currentColor" className={TEXT[field]} opacity="0.32" />
        {PARTS[division] !== '' && <path d={PARTS[division]} fill="currentColor" className={TEXT[other]} opacity="0.5" />}
      </g>
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="2" className={TEXT[field]} />
      <path d={CHARGES[charge]} fill="currentColor" fillRule="evenodd" className="text-text" />
    </svg>
  );
}
