import { numberText } from '~/platform/text/format';
import { cx } from '~/ui/cx';
import type { RoomView } from '../rooms.contract';
import { roomTexts as texts } from '../texts';
import { PlayerHead } from './player-head';

/** How far everybody is, side by side: points as figures and as a bar, whose end is a good run or the best of the room. */
export function ProgressStrip({ view: { seats, par }, own }: { view: RoomView; own: number | undefined }) {
  const most = Math.max(par, 1, ...seats.map(({ score }) => score));
  return (
    <ul aria-label={texts.progress} className="flex shrink-0 gap-1.5 sm:gap-3">
      {seats.map((seat) => (
        <li key={seat.seat} className="min-w-0 flex-1">
          <span className="sr-only">{texts.progressOf(seat.name, seat.score, seat.done)}</span>
          <span aria-hidden="true" className={cx('block', !seat.here && 'opacity-60')}>
            <span className="flex items-end gap-1.5">
              <PlayerHead seat={seat} className="h-6 w-5" />
              <span className={cx('min-w-0 truncate text-sm leading-tight max-sm:hidden', seat.seat === own && 'font-semibold')}>
                {seat.name}
              </span>
              <span className="tabular ml-auto text-sm leading-tight text-muted">{numberText(seat.score)}</span>
            </span>
            <span className="mt-1 block h-1 overflow-hidden rounded-full bg-line">
              <span
                style={{ transform: `scaleX(${seat.score / most})` }}
                className={cx(
                  'block h-full origin-left transition-transform duration-300 motion-reduce:transition-none',
                  seat.seat === own ? 'bg-gold' : seat.done ? 'bg-laurel' : 'bg-bronze',
                )}
              />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
