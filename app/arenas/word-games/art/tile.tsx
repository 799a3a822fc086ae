export interface TileProps {
  letter?: string;
  /** Its centre, in the arch's units. */
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
  gold?: boolean;
  /** Side length, in the arch's units. */
  side?: number;
}

/** A letter tile in a drawing. */
export function Tile({ letter, x, y, turn = 0, gold = false, side = 36 }: TileProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${side / 32})`}>
      <rect x="-14" y="-13" width="32" height="33" rx="5" fill="#000" opacity="0.4" />
      <rect x="-16" y="-16" width="32" height="32" rx="5" fill={gold ? '#e0ae4f' : '#efe6d4'} />
      <path d="M-16 9v2a5 5 0 0 0 5 5h22a5 5 0 0 0 5-5V9a5 5 0 0 1-5 4h-22a5 5 0 0 1-5-4z" fill={gold ? '#b07d27' : '#c9b894'} />
      <text y="7" textAnchor="middle" fontWeight="700" fontSize="21" fill="#231c13" className="font-display">
        {letter}
      </text>
    </g>
  );
}

/** The gap of a missing letter. */
export function Gap({ x, y, side = 36 }: { x: number; y: number; side?: number }) {
  return (
    <rect
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      rx="5"
      fill="#14110d"
      stroke="#b8aa90"
      strokeWidth="2"
      strokeDasharray="5 4"
    />
  );
}
