import { Tile } from '../../art/tile';

/** Two words of the same letters, thread by thread. */
export function Scene() {
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
