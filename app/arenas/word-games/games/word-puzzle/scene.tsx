import { Gap, Tile } from '../../art/tile';

/** Crossing words, with one square still to be filled. */
export function Scene() {
  const squares: [string, number, number][] = [
    ['P', 120, 68],
    ['A', 120, 106],
    ['W', 44, 144],
    ['O', 82, 144],
    ['R', 120, 144],
    ['D', 158, 144],
    ['S', 196, 144],
    ['E', 120, 220],
    ['N', 158, 220],
    ['D', 196, 220],
  ];
  return (
    <>
      {squares.map(([letter, x, y]) => (
        <Tile key={`${x} ${y}`} letter={letter} x={x} y={y} gold={letter === 'R'} />
      ))}
      <Gap x={120} y={182} />
      <Tile letter="G" x={62} y={240} turn={-17} />
    </>
  );
}
