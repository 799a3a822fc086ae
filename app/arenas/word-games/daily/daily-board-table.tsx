import { cx } from '~/ui/cx';
import { Medal } from '~/ui/people/medal';

const number = new Intl.NumberFormat('en-US');

export interface DailyBoardTableProps {
  rows: readonly { rank: number; name: string; score: number; games: number; own: boolean }[];
}

/** Who has scored what today so far. */
export function DailyBoardTable({ rows }: DailyBoardTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Today's board</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-18 px-4 py-3 font-medium">
              Rank
            </th>
            <th scope="col" className="px-2 py-3 font-medium">
              Player
            </th>
            <th scope="col" className="w-18 px-2 py-3 text-right font-medium">
              Games
            </th>
            <th scope="col" className="w-24 px-4 py-3 text-right font-medium">
              Score
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.rank} className={cx(row.own && 'bg-raised')}>
              <td className="px-4 py-2.5">
                <Medal rank={row.rank} />
              </td>
              <th scope="row" className={cx('px-2 py-2.5 wrap-anywhere', row.own ? 'font-semibold' : 'font-normal')}>
                {row.name}
                {row.own && <span className="sr-only"> (you)</span>}
              </th>
              <td className="px-2 py-2.5 text-right text-muted">{row.games}</td>
              <td className="px-4 py-2.5 text-right font-semibold">{number.format(row.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
