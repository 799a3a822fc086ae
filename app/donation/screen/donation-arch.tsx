import { ArchFrame } from '~/ui/art/arch-frame';

/** A burning bowl of oil that many have given to; coins lie on the step in front of it. */
export function DonationArch({ className }: { className?: string }) {
  return (
    <ArchFrame className={className}>
      <circle cx="120" cy="112" r="96" fill="#e0ae4f" opacity="0.09" />
      <circle cx="120" cy="112" r="58" fill="#e0ae4f" opacity="0.13" />
      <path d="M120 58c24 30 26 52 8 70c-4-10-6-14-9-17c-2 8-6 11-8 17c-18-17-14-40 9-70z" fill="#f6c667" />
      <path d="M120 92c10 14 11 26 1 36c-11-9-11-21-1-36z" fill="#fff3cf" />
      <path d="M62 128h116c-4 30-28 46-58 46s-54-16-58-46z" fill="#c98b4e" />
      <path d="M56 124h128v9H56z" fill="#e0ae4f" />
      <path d="M82 140c4 13 16 22 32 25" fill="none" stroke="#efe6d4" strokeOpacity="0.35" strokeWidth="3" strokeLinecap="round" />
      <path d="M112 174h16l4 34h-24z" fill="#a56f3a" />
      <path d="M88 208h64l6 14H82z" fill="#c98b4e" />
      <path d="M20 222h200v78H20z" fill="#3a2418" />
      <path d="M20 222h200M20 258h200" stroke="#6b4226" strokeWidth="3" />
      <path d="M78 225v32M162 225v32M48 260v40M120 260v40M192 260v40" stroke="#6b4226" strokeWidth="2" />
      {COINS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-13 0v5a13 5 0 0 0 26 0v-5z" fill="#9c7426" />
          <ellipse rx="13" ry="5" fill="#e0ae4f" />
          <path d="M-2 2l2-5l2 5z" fill="#9c7426" />
        </g>
      ))}
    </ArchFrame>
  );
}

/** Positions of the coins, lowest first. */
const COINS = [
  [50, 214],
  [50, 208],
  [50, 202],
  [181, 214],
  [181, 208],
  [166, 250],
  [66, 250],
] as const;
