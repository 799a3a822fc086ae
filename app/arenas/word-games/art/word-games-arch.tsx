import { ArchFrame } from '~/ui/art/arch-frame';

/** WORD down and ARENA across share their R; spare tiles lie on the ground. Positions in the arch's units, turns in degrees. */
const TILES = [
  { letter: 'W', x: 88, y: 74, turn: -4 },
  { letter: 'O', x: 88, y: 109, turn: 3 },
  { letter: 'A', x: 53, y: 145, turn: -3 },
  { letter: 'R', x: 88, y: 145, turn: 2, gold: true },
  { letter: 'E', x: 123, y: 144, turn: -2 },
  { letter: 'N', x: 158, y: 145, turn: 4 },
  { letter: 'A', x: 193, y: 144, turn: -3 },
  { letter: 'D', x: 88, y: 181, turn: -3 },
  { letter: 'Q', x: 172, y: 94, turn: 14 },
  { letter: 'L', x: 146, y: 222, turn: -16 },
  { letter: 'I', x: 56, y: 252, turn: -9 },
  { letter: 'S', x: 186, y: 264, turn: 8 },
  { letter: 'U', x: 112, y: 272, turn: 5, gold: true },
];

/** Letter tiles that fall into words. */
export function WordGamesArch({ className }: { className?: string }) {
  return (
    <ArchFrame className={className}>
      <ellipse cx="120" cy="150" rx="96" ry="96" fill="#8fb4d8" opacity="0.06" />
      {TILES.map(({ letter, x, y, turn, gold }) => (
        <g key={`${letter}${x}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-14" y="-13" width="32" height="33" rx="5" fill="#000" opacity="0.4" />
          <rect x="-16" y="-16" width="32" height="32" rx="5" fill={gold ? '#e0ae4f' : '#efe6d4'} />
          <path d="M-16 9v2a5 5 0 0 0 5 5h22a5 5 0 0 0 5-5V9a5 5 0 0 1-5 4h-22a5 5 0 0 1-5-4z" fill={gold ? '#b07d27' : '#c9b894'} />
          <text y="7" textAnchor="middle" fontWeight="700" fontSize="21" fill="#231c13" className="font-display">
            {letter}
          </text>
        </g>
      ))}
    </ArchFrame>
  );
}
