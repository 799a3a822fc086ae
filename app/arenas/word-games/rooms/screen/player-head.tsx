import { href, Link } from 'react-router';
import { cx } from '~/ui/cx';
import { DrawnHead } from '~/ui/people/drawn-head';
import type { SeatView } from '../rooms.contract';
import { roomTexts as texts } from '../texts';

/** The drawn head of a seat; the name stands beside it. */
export function PlayerHead({ seat, className }: { seat: Pick<SeatView, 'seat' | 'name' | 'here'>; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-t-full rounded-b-xs border border-edge bg-raised text-text',
        !seat.here && 'opacity-50',
        className,
      )}
    >
      <DrawnHead head={seat.seat} name={seat.name} />
    </span>
  );
}

/** A player's name, which leads to their page, in a new tab while a room goes on. */
export function PlayerName({ seat: { name, playerId }, own, goesOn }: { seat: SeatView; own: boolean; goesOn: boolean }) {
  return (
    <span className="wrap-anywhere">
      {playerId === null ? (
        name
      ) : (
        <Link
          to={href('/players/:playerId', { playerId })}
          discover="none"
          target={goesOn ? '_blank' : undefined}
          className="hover:text-gold hover:underline"
        >
          {name}
        </Link>
      )}
      {own && <span className="text-muted"> ({texts.you})</span>}
    </span>
  );
}
