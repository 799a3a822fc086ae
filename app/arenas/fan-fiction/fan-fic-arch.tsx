import { ArchFrame } from '~/ui/art/arch-frame';

const STARS =
  'M52 96h.1M70 66h.1M92 44h.1M122 60h.1M104 84h.1M44 140h.1M78 122h.1M142 38h.1M196 150h.1M188 122h.1M128 104h.1M60 168h.1M200 176h.1';
const BRIGHT_STARS = 'M84 92h.1M148 72h.1M58 118h.1M178 158h.1';

/** Worlds that rise from an open book: towers, a ringed planet, a moon. */
export function FanFicArch({ className }: { className?: string }) {
  return (
    <ArchFrame className={className}>
      <path d={STARS} stroke="#efe6d4" strokeWidth="2" strokeLinecap="round" opacity="0.6" />
      <path d={BRIGHT_STARS} stroke="#efe6d4" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M92 150a23 23 0 1 1 2-44a19 19 0 0 0-2 44z" fill="#efe6d4" opacity="0.92" transform="translate(-14 -26)" />
      <g transform="translate(168 92) rotate(-18)">
        <circle r="24" fill="#c98b4e" />
        <path d="M-22-9q22 8 44 0M-24 3q24 8 48 0" fill="none" stroke="#8d5526" strokeWidth="4" />
        <path
          d="M-24-2C-50 8-46 17-20 15S48-2 42-9C40-12 32-12 23-7"
          fill="none"
          stroke="#f6d78b"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
      <path d="M20 250l44-52 26 26 24-30 34 42 22-24 50 44v44H20z" fill="#26314a" />
      <path d="M86 262v-62h5v-6h6v6h5v-34l11-26 11 26v34h6v-6h6v6h6v-20l9-22 9 22v82z" fill="#151b2b" />
      <path d="M111 172h4v10h-4zM149 192h4v9h-4zM96 216h4v9h-4zM124 214h4v9h-4z" fill="#e0ae4f" />
      <path d="M113 140v-16l14 5-14 5" fill="#f0705a" stroke="#f0705a" strokeWidth="1.5" />
      <path d="M120 268c-22-16-54-17-80-9v31c26-8 58-6 80 8c22-14 54-16 80-8v-31c-26-8-58-7-80 9z" fill="#8d5526" />
      <path d="M120 262c-20-15-48-17-74-10v31c26-7 54-5 74 9c20-14 48-16 74-9v-31c-26-7-54-5-74 10z" fill="#efe6d4" />
      <path d="M120 262v30" stroke="#b8aa90" strokeWidth="2" />
      <path
        d="M58 262q24-4 48 7M58 272q24-4 48 7M134 269q24-11 48-7M134 279q24-11 40-7.5"
        fill="none"
        stroke="#8f7f63"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </ArchFrame>
  );
}
