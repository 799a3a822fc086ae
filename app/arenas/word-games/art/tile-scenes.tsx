import { Gap, Tile } from './tile';

/** Tiles whirled up by a gust. */
export function Scrambler() {
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

/** Two words of the same letters, thread by thread. */
export function Anagram() {
  const above = 'STAR';
  const below = 'RATS';
  const at = (index: number) => 57 + index * 42;
  return (
    <>
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        {[...above].map((letter, index) => {
          const to = below.indexOf(letter);
          return (
            <path
              key={letter}
              d={`M${at(index)} 130C${at(index)} 170 ${at(to)} 164 ${at(to)} 204`}
              stroke={['#e0ae4f', '#8fc07a', '#8fb4d8', '#cba6e0'][index]}
            />
          );
        })}
      </g>
      {[...above].map((letter, index) => (
        <Tile key={letter} letter={letter} x={at(index)} y={112} turn={[-3, 2, -2, 4][index]} />
      ))}
      {[...below].map((letter, index) => (
        <Tile key={letter} letter={letter} x={at(index)} y={222} turn={[3, -2, 3, -4][index]} gold={index === 0} />
      ))}
    </>
  );
}

/** A word on a rack with two gaps, and the letters below it. */
export function Completion() {
  return (
    <>
      <path d="M34 168h172" stroke="#c98b4e" strokeWidth="5" strokeLinecap="round" />
      <path d="M52 170v12M188 170v12" stroke="#8a5a2b" strokeWidth="5" />
      <Tile letter="A" x={54} y={146} />
      <Gap x={98} y={146} />
      <Tile letter="E" x={142} y={146} />
      <Gap x={186} y={146} />
      <path
        d="M98 208c-12-10-12-16-6-26M176 222c14-10 16-20 12-38"
        fill="none"
        stroke="#8fc07a"
        strokeWidth="3"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <Tile letter="R" x={96} y={234} turn={-8} gold />
      <Tile letter="N" x={164} y={246} turn={11} gold />
    </>
  );
}

/** Crossing words, with one square still to be filled. */
export function Puzzle() {
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

/** A covered word by candle-light, with one letter known. */
export function Guess() {
  return (
    <>
      <ellipse cx="120" cy="106" rx="70" ry="70" fill="#e0ae4f" opacity="0.1" />
      <ellipse cx="120" cy="104" rx="38" ry="38" fill="#e0ae4f" opacity="0.14" />
      <path d="M120 64c16 22 14 38 0 44-14-6-16-22 0-44z" fill="#ee9a3c" />
      <path d="M120 82c7 10 6 18 0 22-6-4-7-12 0-22z" fill="#f8e2ae" />
      <path d="M120 106v10" stroke="#231c13" strokeWidth="3" />
      <rect x="107" y="114" width="26" height="62" rx="3" fill="#efe6d4" />
      <path d="M107 122c5 10 9 4 13 9s8-3 13-4v-9a4 4 0 0 0-4-4h-18a4 4 0 0 0-4 4z" fill="#fffaf0" />
      <path d="M84 176h72l-8 14H92z" fill="#c98b4e" />
      <Tile letter="?" x={58} y={236} turn={-6} />
      <Tile letter="U" x={100} y={240} turn={3} gold />
      <Tile letter="?" x={142} y={236} turn={-2} />
      <Tile letter="?" x={184} y={241} turn={7} />
    </>
  );
}
