import { href, Link } from 'react-router';
import { cx } from '~/ui/cx';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { Medal } from '~/ui/people/medal';

export interface BoardTableRow {
  rank: number;
  /** The rank was counted a while ago. */
  approximate: boolean;
  playerId: string;
  name: string;
  score: string;
  gameType: string | undefined;
  own: boolean;
}

export interface BoardTableProps {
  /** Caption for screen readers. */
  caption: string;
  scoreLabel: 'XP' | 'Score';
  rows: readonly BoardTableRow[];
  /** The viewer's own row if it is not among these. */
  ownRow?: BoardTableRow | undefined;
}

/** At most 4.5 rem high; the scroll margin of the links below depends on that. */
const OWN_ROW = 'sticky top-0 bottom-0 z-10 bg-raised shadow-[0_-1px_0_var(--color-edge),0_1px_0_var(--color-edge)] *:py-2';

/** The margin keeps a focused link from being covered by the viewer's own row. */
const LINK = 'scroll-my-20 decoration-bronze decoration-1 underline-offset-4 hover:underline focus-visible:underline';

/** A page of a board. The viewer's own row sticks to the edge of the window when scrolled out of view. */
export function BoardTable({ caption, scoreLabel, rows, ownRow }: BoardTableProps) {
  const wide = [...rows, ...(ownRow ? [ownRow] : [])].some(({ rank }) => rank > 999);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {/* Figures take the space they need and names the rest, as only names can be shortened. */}
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-16 py-3 pl-4 font-medium sm:w-24 sm:pl-6">
              Rank
            </th>
            <th scope="col" className="w-full max-w-0 px-2 py-3 font-medium">
              Player
            </th>
            <th scope="col" className="w-24 py-3 pr-4 pl-2 text-right font-medium sm:w-36 sm:pr-6">
              {scoreLabel}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <BoardRow key={row.playerId} {...row} wide={wide} />
          ))}
        </tbody>
        {ownRow && (
          <tbody>
            <BoardRow {...ownRow} wide={wide} />
          </tbody>
        )}
      </table>
    </div>
  );
}

/** @param wide ranks are so wide that on a phone names take the space of the avatars. */
function BoardRow({ wide, ...row }: BoardTableRow & { wide: boolean }) {
  const { rank, approximate, name, score, own } = row;
  return (
    <tr className={own ? OWN_ROW : '*:py-3'}>
      <td className="pl-4 whitespace-nowrap sm:pl-6">
        <Medal rank={rank} approximate={approximate} />
      </td>
      <th scope="row" className="w-full max-w-0 px-2 font-normal">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={36} className={cx(wide ? 'max-sm:hidden' : 'max-[22rem]:hidden')} />
          <Named {...row} />
        </span>
      </th>
      <td className="tabular pr-4 pl-2 text-right font-semibold whitespace-nowrap sm:pr-6">{score}</td>
    </tr>
  );
}

/** The viewer's own row always has two lines, because it covers others; long names of others are shown in full. */
function Named({ rank, playerId, name, gameType, own }: BoardTableRow) {
  return (
    <span className="min-w-0">
      <span className={cx('block', rank <= 3 && 'font-semibold')}>
        <Link to={href('/players/:playerId', { playerId })} className={cx(LINK, own ? 'block truncate' : 'wrap-anywhere')}>
          {name}
        </Link>
      </span>
      {own ? (
        // Parts of the arena that do not fit wrap onto a second line, which is clipped.
        <span className="flex h-6.5 flex-wrap gap-x-2 overflow-clip text-sm leading-6.5 text-muted">
          <Badge tone="gold">You</Badge>
          {gameType && <span className="min-w-0 flex-[1_1_4rem] truncate">{gameType}</span>}
        </span>
      ) : (
        gameType && <span className="block text-sm text-muted">{gameType}</span>
      )}
    </span>
  );
}
