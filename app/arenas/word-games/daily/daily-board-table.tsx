import { href, Link } from 'react-router';
import { numberText } from '~/platform/text/format';
import { cx } from '~/ui/cx';
import { Medal } from '~/ui/people/medal';
import { dailyTexts } from './texts';

export interface BoardRow {
  playerId: string;
  rank: number;
  name: string;
  score: number;
  games: number;
  /** For how long it was played, as '12:34'. */
  time: string;
  /** Whether it is the viewer's. */
  own: boolean;
}

export interface DailyBoardTableProps {
  caption: string;
  rows: readonly BoardRow[];
}

/** Who has scored what on a day. */
export function DailyBoardTable({ caption, rows }: DailyBoardTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-14 px-2 py-3 font-medium sm:w-18 sm:px-4">
              {dailyTexts.rank}
            </th>
            <th scope="col" className="px-2 py-3 font-medium">
              {dailyTexts.player}
            </th>
            <th scope="col" className="w-15 px-1 py-3 text-right font-medium sm:w-18 sm:px-2">
              {dailyTexts.games}
            </th>
            <th scope="col" className="w-20 px-3 py-3 text-right font-medium sm:w-24 sm:px-4">
              {dailyTexts.score}
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.playerId} className={cx(row.own && 'bg-raised')}>
              <td className="px-2 py-2.5 sm:px-4">
                <Medal rank={row.rank} />
              </td>
              <th scope="row" className={cx('px-2 py-2.5 wrap-anywhere', row.own ? 'font-semibold' : 'font-normal')}>
                <Link
                  to={href('/players/:playerId', { playerId: row.playerId })}
                  discover="none"
                  className="hover:text-gold hover:underline"
                >
                  {row.name}
                </Link>
                {row.own && <span className="sr-only"> {dailyTexts.you}</span>}
              </th>
              <td className="px-1 py-2.5 text-right text-muted sm:px-2">{row.games}</td>
              <td className="px-3 py-2.5 text-right font-semibold sm:px-4">
                {numberText(row.score)}
                <span className="block text-sm font-normal text-muted">{dailyTexts.inTime(row.time)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
