import { ArchDrawing } from '~/ui/art/arch-frame';
import { cx } from '~/ui/cx';
import { initials } from '~/ui/people/initials';
import { type BoardTableRow, PlayerLink } from './player-link';

/** The places on the podium: the first row stands in the middle. */
const PLACES = ['col-start-2', 'col-start-1', 'col-start-3'];

/** What each rank has: the first stands highest, and equals alike. */
const STEPS = [
  { numeral: 'I', metal: '#e9bd62', plinth: 'pb-9 sm:pb-14', name: 'sm:text-xl' },
  { numeral: 'II', metal: '#d3d3d0', plinth: 'pb-5 sm:pb-8', name: 'sm:text-lg' },
  { numeral: 'III', metal: '#d9935a', plinth: 'pb-3 sm:pb-4', name: 'sm:text-lg' },
];

export const PODIUM_SIZE = STEPS.length;

/**
 * One of the first three of a board, in an arch on a podium: a row of the board's table all the same.
 * The viewer's own arch is a picture only, because their row is pinned below it.
 * @param place from 0, in the order of the board.
 */
export function PodiumRow({ place, ...row }: BoardTableRow & { place: number }) {
  const { rank, name, score, gameType, own } = row;
  const step = STEPS[rank - 1];
  if (!step) return null;
  return (
    <tr
      aria-hidden={own || undefined}
      className={cx('group relative row-start-1 flex min-w-0 flex-col items-stretch text-center', PLACES[place])}
    >
      <td className="block px-[6%] transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transform-none">
        <PodiumArch numeral={step.numeral} metal={step.metal} letters={initials(name)} />
        <span className="sr-only">{rank}</span>
      </td>
      <th scope="row" className="block border-t-3 border-bronze bg-raised px-2 pt-3 font-normal">
        <span className={cx('block leading-snug font-semibold', step.name)}>
          {own ? <span className="wrap-anywhere">{name}</span> : <PlayerLink {...row} className="wrap-anywhere" />}
        </span>
        {gameType && <span className="block text-sm text-muted max-sm:sr-only">{gameType}</span>}
      </th>
      <td className={cx('tabular block bg-raised pt-1 font-semibold text-gold max-sm:text-sm sm:px-1 sm:text-xl', step.plinth)}>{score}</td>
    </tr>
  );
}

/** Leaves of a laurel, from the stem upwards, on one side. */
const LEAVES = [
  [70, 236, -62],
  [54, 214, -38],
  [46, 188, -16],
  [46, 160, 6],
  [54, 134, 28],
];

function PodiumArch({ numeral, metal, letters }: { numeral: string; metal: string; letters: string }) {
  const branch = (
    <g fill={metal} fillOpacity="0.8">
      {LEAVES.map(([x, y, turn]) => (
        <path key={y} d="M0 0c-11-7-12-20 0-30c12 10 11 23 0 30z" transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </g>
  );
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" className="block h-auto w-full">
      <ArchDrawing>
        <ellipse cx="120" cy="300" rx="120" ry="44" fill={metal} fillOpacity="0.14" />
        <path
          d="M20 292c60-26 140-26 200 0M20 276c60-26 140-26 200 0"
          fill="none"
          stroke={metal}
          strokeOpacity="0.4"
          strokeWidth="2"
          strokeDasharray="16 5 9 5"
        />
        {branch}
        <g transform="translate(240 0) scale(-1 1)">{branch}</g>
        <text
          x="120"
          y="207"
          textAnchor="middle"
          fill={metal}
          fontSize={letters.length > 1 ? 64 : 84}
          fontWeight="600"
          className="font-display"
        >
          {letters}
        </text>
      </ArchDrawing>
      <path d="M98 0h44l-8 44h-28z" fill={metal} />
      <text x="120" y="30" textAnchor="middle" fill="#14110d" fontSize="25" fontWeight="700" className="font-display">
        {numeral}
      </text>
    </svg>
  );
}
