import { Tile } from '../../art/tile';

/** A chain hanging from the keystone, link by link. */
export function Scene() {
  const links = [54, 104, 154, 204];
  return (
    <>
      {links.map((y, link) =>
        link % 2 === 0 ? (
          <rect
            key={y}
            x="98"
            y={y - 30}
            width="44"
            height="66"
            rx="22"
            fill="none"
            stroke={link === 2 ? '#e0ae4f' : '#c98b4e'}
            strokeWidth="11"
          />
        ) : (
          <rect key={y} x="114" y={y - 30} width="12" height="66" rx="6" fill="#a8703a" />
        ),
      )}
      <Tile letter="N" x={120} y={252} turn={-5} gold side={46} />
      <Tile letter="E" x={66} y={272} turn={-14} />
      <Tile letter="D" x={176} y={270} turn={12} />
    </>
  );
}
