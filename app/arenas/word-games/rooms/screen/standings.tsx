import { numberText } from '~/platform/text/format';
import { cx } from '~/ui/cx';
import type { RoomView } from '../rooms.contract';
import { ROUNDS } from '../rules/word-room';
import { roomTexts as texts } from '../texts';
import { PlayerHead, PlayerName } from './player-head';

/** Where everybody stands: each game and the sum. @param titles of the games. */
export function Standings({ view, own, titles }: { view: RoomView; own: number | undefined; titles: readonly string[] }) {
  const rows = view.seats.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
  const games = Array.from({ length: ROUNDS }, (_, round) => round);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{view.phase === 'over' ? texts.over : texts.standings}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-10 py-2.5 pr-1 pl-3 font-medium">
              <span className="sr-only">{texts.place}</span>
            </th>
            <th scope="col" className="px-2 py-2.5 font-medium">
              {texts.player}
            </th>
            {games.map((round) => (
              <th key={round} scope="col" className="px-2 py-2.5 text-right font-medium">
                <span className="max-sm:sr-only">{titles[round] ?? texts.game(round + 1)}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {round + 1}
                </span>
              </th>
            ))}
            <th scope="col" className="py-2.5 pr-3 pl-2 text-right font-medium">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map((seat) => (
            <tr key={seat.seat} className={cx(seat.seat === own && 'bg-raised', seat.place === 1 && seat.points > 0 && 'text-gold')}>
              <td className="display py-2.5 pr-1 pl-3 text-lg">{seat.place}</td>
              <th scope="row" className="px-2 py-2.5 font-normal">
                <span className="flex items-center gap-2">
                  <PlayerHead seat={seat} className="h-7 w-6 max-[23rem]:hidden" />
                  <span className="min-w-0">
                    <PlayerName seat={seat} own={seat.seat === own} goesOn={view.phase !== 'over'} />
                    {seat.left && <span className="block text-sm text-muted">{texts.left}</span>}
                  </span>
                </span>
              </th>
              {games.map((round) => (
                <td key={round} className="px-2 py-2.5 text-right text-muted">
                  {figure(seat.rounds[round])}
                </td>
              ))}
              <td className="py-2.5 pr-3 pl-2 text-right font-semibold">{numberText(seat.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-3 py-2 text-sm text-muted">{texts.pointsHint}</p>
    </div>
  );
}

function figure(points: number | null | undefined): string {
  return points === null || points === undefined ? '–' : numberText(points);
}
