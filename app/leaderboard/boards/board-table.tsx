import type { BoardDeclaration } from '~/progress/boards';
import { cx } from '~/ui/cx';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { Medal } from '~/ui/people/medal';
import { leaderboardTexts } from '../texts';
import { type BoardTableRow, PlayerLink } from './player-link';
import { PODIUM_SIZE, PodiumRow } from './podium-row';
import { boardsTexts } from './texts';

export interface BoardTableProps {
  /** Caption for screen readers. */
  caption: string;
  scoreLabel: BoardDeclaration['scoreLabel'];
  rows: readonly BoardTableRow[];
  /** The viewer's own row if it is not among these. */
  ownRow?: BoardTableRow | undefined;
}

/** At most 4.5 rem high; the scroll margin of the links below depends on that. */
const OWN_ROW = 'sticky top-0 bottom-0 z-10 bg-raised shadow-[0_-1px_0_var(--color-edge),0_1px_0_var(--color-edge)] *:py-2';

const ROW = 'relative grid items-center gap-x-3 px-4 sm:gap-x-4 sm:px-6';
/** Figures take the space they need and names the rest, as only names can be shortened. */
const COLUMNS = 'grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]';
const WIDE_COLUMNS = 'grid-cols-[5.75rem_minmax(0,1fr)_auto] sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]';

/** A page of a board: the first three on a podium. The viewer's own row sticks to the edge of the window when scrolled out of view. */
export function BoardTable({ caption, scoreLabel, rows, ownRow }: BoardTableProps) {
  const wide = [...rows, ...(ownRow ? [ownRow] : [])].some(({ rank }) => rank > 999);
  const columns = wide ? WIDE_COLUMNS : COLUMNS;
  const podium = rows.slice(0, PODIUM_SIZE).filter(({ rank, score }) => rank <= PODIUM_SIZE && score !== '0');
  const below = rows.filter((row) => row.own || !podium.includes(row));
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {/* Rows are laid out one by one, so that some can stand on a podium, above the columns' heads. */}
      <table className="flex flex-col text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="block border-b border-line text-sm text-muted">
          <tr className={cx(ROW, columns)}>
            {[leaderboardTexts.rank, leaderboardTexts.player, scoreLabel].map((label) => (
              <th key={label} scope="col" className="py-3 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {podium.length > 0 && (
          <tbody
            className={cx(
              // Columns of their own, so that no step moves while the next one arrives.
              '-order-1 grid grid-cols-[minmax(0,12rem)_minmax(0,15rem)_minmax(0,12rem)] items-end justify-center gap-2 sm:gap-8',
              'border-b-3 border-bronze bg-linear-to-b from-surface to-bg px-3 pt-8 sm:px-10 sm:pt-12',
            )}
          >
            {podium.map((row, place) => (
              <PodiumRow key={row.playerId} {...row} place={place} />
            ))}
          </tbody>
        )}
        {/* Without a box of its own, so that the viewer's own row sticks within the whole table. */}
        <tbody className="contents">
          {[...below, ...(ownRow ? [ownRow] : [])].map((row) => (
            <BoardRow key={row.playerId} {...row} wide={wide} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param wide ranks are so wide that on a phone names take the space of the avatars. */
function BoardRow({ wide, ...row }: BoardTableRow & { wide: boolean }) {
  const { rank, approximate, name, score, own } = row;
  return (
    <tr
      className={cx(
        ROW,
        wide ? WIDE_COLUMNS : COLUMNS,
        own ? OWN_ROW : 'border-b border-line transition-colors last:border-b-0 *:py-3 hover:bg-raised',
      )}
    >
      <td className="whitespace-nowrap">
        <Medal rank={rank} approximate={approximate} />
      </td>
      <th scope="row" className="min-w-0 font-normal">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={36} className={cx(wide ? 'max-sm:hidden' : 'max-[22rem]:hidden')} />
          <Named {...row} />
        </span>
      </th>
      <td className="tabular text-right font-semibold whitespace-nowrap sm:text-lg">{score}</td>
    </tr>
  );
}

/** The viewer's own row always has two lines, because it covers others; long names of others are shown in full. */
function Named(row: BoardTableRow) {
  const { gameType, own, change } = row;
  return (
    <span className="min-w-0 flex-1">
      <span className="block sm:text-lg">
        <PlayerLink {...row} className={own ? 'block truncate' : 'wrap-anywhere'} />
      </span>
      {own ? (
        // What does not fit wraps onto a second line, which is clipped.
        <span className="flex h-6.5 flex-wrap gap-x-2 overflow-clip text-sm leading-6.5 text-muted">
          <Badge tone="gold" className="leading-5">
            {boardsTexts.you}
          </Badge>
          {change && <span className="font-medium text-text">{change}</span>}
          {gameType && <span className="min-w-0 flex-[1_1_4rem] truncate">{gameType}</span>}
        </span>
      ) : (
        gameType && <span className="block text-sm text-muted">{gameType}</span>
      )}
    </span>
  );
}
