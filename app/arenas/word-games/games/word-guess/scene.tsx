import { Tile } from '../../art/tile';

/** A covered word by candle-light, with one letter known. */
export function Scene() {
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
