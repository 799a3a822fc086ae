import { Tile } from '../../art/tile';

/** Tiles whirled up by a gust. */
export function Scene() {
  return (
    <>
      <g fill="none" stroke="#8fb4d8" strokeWidth="3" strokeLinecap="round" opacity="0.55">
        <path d="M58 236c58 26 132-2 132-52 0-44-74-62-108-32" />
        <path d="M70 118c30-34 96-34 116 2" />
        <path d="M60 262c60 20 118 8 142-24" opacity="0.6" />
      </g>
      <Tile letter="Q" x={80} y={92} turn={-22} />
      <Tile letter="L" x={150} y={78} turn={16} />
      <Tile letter="I" x={118} y={146} turn={-9} gold />
      <Tile letter="U" x={178} y={160} turn={28} />
      <Tile letter="L" x={70} y={188} turn={12} />
      <Tile letter="L" x={140} y={224} turn={-18} />
    </>
  );
}
