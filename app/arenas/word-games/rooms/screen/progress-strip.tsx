import { numberText } from '~/platform/text/format';
import { cx } from '~/ui/cx';
import type { RoomView } from '../rooms.contract';
import { roomTexts as texts } from '../texts';
import { PlayerHead } from './player-head';

/** The most people whose names have room on a phone. */
const NAMED_ON_PHONES = 3;

/** How far everybody is, side by side: points as figures and as a bar, whose end is a good run or the best of the room. */
export function ProgressStrip({ view: { seats, par }, own }: { view: RoomView; own: number | undefined }) {
  const most = Math.max(par, 1, ...seats.map(({ score }) => score));
  return (
    <ul aria-label={texts.progress} className="flex min-w-0 shrink-0 gap-1.5 sm:gap-3">
      {seats.map((seat) => (
        <li key={seat.seat} className="min-w-0 flex-1">
          <span className="sr-only">{texts.progressOf(seat)}</span>
          <span aria-hidden="true" className="block">
            <span className="flex items-end gap-1.5">
              <PlayerHead seat={seat} className="h-6 w-5" />
              <span
                className={cx(
                  'min-w-0 truncate text-sm leading-tight',
                  seats.length > NAMED_ON_PHONES && 'max-sm:hidden',
                  seat.seat === own && 'font-semibold',
                  !seat.here && 'text-muted italic',
                )}
              >
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
