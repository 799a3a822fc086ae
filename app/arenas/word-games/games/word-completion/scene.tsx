import { Gap, Tile } from '../../art/tile';

/** A word on a rack with two gaps, and the letters below it. */
export function Scene() {
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
