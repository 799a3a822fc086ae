import { Tile } from './tile';

const WORD = [...'WORDS'].map((letter, index) => ({ letter, x: 120 + index * 52, y: 224, turn: [-3, 2, -1, 3, -2][index] ?? 0 }));
const LOOSE = [
  { letter: 'Q', x: 62, y: 236, turn: -24 },
  { letter: 'A', x: 398, y: 240, turn: 18 },
  { letter: 'E', x: 444, y: 222, turn: -12 },
  { letter: 'R', x: 224, y: 176, turn: 6 },
  { letter: 'I', x: 276, y: 178, turn: -8 },
];

/** The table that games are played at: tiles laid to a word, others heaped, the bag they come from and a running clock. */
export function TableScene() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <circle cx="250" cy="150" r="236" fill="var(--sand)" opacity="0.06" />
      <circle cx="250" cy="150" r="148" fill="var(--sand)" opacity="0.08" />
      <Bag />
      <Clock />
      <g>
        {[...LOOSE, ...WORD].map((tile) => (
          <Tile key={tile.letter + tile.x} {...tile} side={46} gold={tile.letter === 'O'} />
        ))}
      </g>
    </svg>
  );
}

function Bag() {
  return (
    <g transform="translate(52 122)">
      <path d="M-4 12C-44 34-58 88-30 122h84c28-34 12-88-26-110z" fill="#57262a" />
      <path d="M-12 2c10 8 38 8 48 0l6-20c-8 6-14-4-22 2-8-6-14 4-20-2-6 6-12-2-18 0z" fill="#6d3230" />
      <path d="M-10 8c12 7 34 7 46 0" fill="none" stroke="#e0ae4f" strokeWidth="4" strokeLinecap="round" />
      <path d="M-22 60c-4 18 0 36 8 48" fill="none" stroke="#f0705a" strokeOpacity="0.35" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Clock() {
  return (
    <g transform="translate(404 132)">
      <path d="M-34 62l10-16M34 62l-10-16" stroke="#8a5a2c" strokeWidth="8" strokeLinecap="round" />
      <path d="M-7-66h14v14H-7z" fill="#c98b4e" />
      <circle r="52" fill="#efe6d4" stroke="#c98b4e" strokeWidth="8" />
      <path d="M0 0V-52A52 52 0 0 1 45 26z" fill="#e0ae4f" fillOpacity="0.6" />
      <path d="M0-42v6M0 42v-6M-42 0h6M42 0h-6" stroke="#7a6a4f" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 0V-32M0 0l26 15" stroke="#231c13" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
