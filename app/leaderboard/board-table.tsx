import { href } from 'react-router';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/cx';
import { Medal } from '~/ui/medal';
import { SiteLink } from '~/ui/site-link';

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
  /** What the table is of, for screen readers. */
  caption: string;
  scoreLabel: 'XP' | 'Score';
  rows: readonly BoardTableRow[];
  /** One's own row where it is not among these. */
  ownRow?: BoardTableRow | undefined;
}

/** A page of a board. One's own row stays in sight: where it is scrolled out of, it stands at the edge of the window. */
export function BoardTable({ caption, scoreLabel, rows, ownRow }: BoardTableProps) {
  const wide = [...rows, ...(ownRow ? [ownRow] : [])].some(({ rank }) => rank > 999);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className={cx('py-3 pl-4 font-medium sm:pl-6', wide ? 'w-33 sm:w-36' : 'w-16 sm:w-24')}>
              Rank
            </th>
            <th scope="col" className="px-2 py-3 font-medium">
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

/** @param wide ranks take so much room that on a phone names need that of the avatars. */
function BoardRow({ rank, approximate, playerId, name, score, gameType, own, wide }: BoardTableRow & { wide: boolean }) {
  return (
    <tr className={cx(own && 'sticky top-0 bottom-0 z-10 bg-raised shadow-[0_-1px_0_var(--color-edge),0_1px_0_var(--color-edge)]')}>
      <td className="py-3 pl-4 sm:pl-6">
        <Medal rank={rank} approximate={approximate} />
      </td>
      <th scope="row" className="px-2 py-3 font-normal">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={36} className={cx(wide ? 'max-sm:hidden' : 'max-[22rem]:hidden')} />
          <span className="min-w-0">
            <span className={cx('block wrap-anywhere', own && 'line-clamp-2', rank <= 3 && 'font-semibold')}>
              {/* The margin keeps a link that gets the focus out from under one's own row. */}
              <SiteLink
                to={href('/players/:playerId', { playerId })}
                className="scroll-my-24 decoration-bronze decoration-1 underline-offset-4 hover:underline focus-visible:underline"
              >
                {name}
              </SiteLink>{' '}
              {own && <Badge tone="gold">You</Badge>}
            </span>
            {gameType && <span className="block text-sm text-muted">{gameType}</span>}
          </span>
        </span>
      </th>
      <td className="tabular py-3 pr-4 pl-2 text-right font-semibold sm:pr-6">{score}</td>
    </tr>
  );
}
