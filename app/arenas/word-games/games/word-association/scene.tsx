import { Tile } from '../../art/tile';

/** Three words and the one that goes with each of them. */
export function Scene() {
  const around: [string, number, number][] = [
    ['S', 66, 108],
    ['M', 174, 108],
    ['H', 120, 246],
  ];
  return (
    <>
      <circle cx="120" cy="160" r="74" fill="none" stroke="#c98b4e" strokeWidth="2" strokeDasharray="3 8" />
      <g stroke="#e0ae4f" strokeWidth="4" strokeLinecap="round">
        {around.map(([letter, x, y]) => (
          <path key={letter} d={`M${x} ${y}L120 160`} />
        ))}
      </g>
      {around.map(([letter, x, y], index) => (
        <Tile key={letter} letter={letter} x={x} y={y} turn={[-8, 7, -3][index]} />
      ))}
      <circle cx="120" cy="160" r="36" fill="#e0ae4f" opacity="0.2" />
      <Tile x={120} y={160} gold side={44} />
      {/* A path, because the display face has no star. */}
      <path d="M120 146v24M109.6 152l20.8 12M130.4 152l-20.8 12" stroke="#231c13" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
