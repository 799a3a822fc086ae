import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/cx';
import { Medal } from '~/ui/medal';

export interface BoardTableProps {
  /** What the table is of, for screen readers. */
  caption: string;
  scoreLabel: 'XP' | 'Score';
  rows: readonly { rank: number; name: string; score: string; gameType: string | undefined; own: boolean }[];
}

/** The players at the top of a board. */
export function BoardTable({ caption, scoreLabel, rows }: BoardTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-18 px-4 py-3 font-medium sm:w-24 sm:px-6">
              Rank
            </th>
            <th scope="col" className="px-2 py-3 font-medium">
              Player
            </th>
            <th scope="col" className="w-26 px-4 py-3 text-right font-medium sm:w-36 sm:px-6">
              {scoreLabel}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.rank} className={cx(row.own && 'bg-raised')}>
              <td className="px-4 py-3 sm:px-6">
                <Medal rank={row.rank} />
              </td>
              <th scope="row" className="px-2 py-3 font-normal">
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar name={row.name} size={36} />
                  <span className="min-w-0">
                    <span className={cx('block wrap-anywhere', row.rank <= 3 && 'font-semibold')}>
                      {row.name} {row.own && <Badge tone="gold">You</Badge>}
                    </span>
                    {row.gameType && <span className="block text-sm text-muted">{row.gameType}</span>}
                  </span>
                </span>
              </th>
              <td className="tabular px-4 py-3 text-right font-semibold sm:px-6">{row.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
