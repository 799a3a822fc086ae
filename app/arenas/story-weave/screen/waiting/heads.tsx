import { Check } from 'lucide-react';
import { cx } from '~/ui/cx';
import { DrawnHead } from '~/ui/people/drawn-head';
import { seatCount } from '../../client/room/room-facts';
import type { RoomView, WaitingView } from '../../protocol/room.contract';
import type { SeatView } from '../../protocol/seat.contract';
import type { Inks } from '../../rules/reveal/writer-inks';
import { roomTexts } from '../room-texts';
import { AiSign, seatInk, WriterMark } from '../writer-mark';
import { waitingTexts as texts } from './waiting-texts';

interface HeadsProps {
  view: RoomView;
  waiting: WaitingView;
  inks: Inks;
}

/** The seats of a room that waits: a head for everybody who is here, with whether they are ready. */
export function Heads({ view, waiting, inks }: HeadsProps) {
  const taken = new Map(view.seats.map((seat) => [Number(seat.seat), seat]));
  const places = Array.from({ length: Math.max(seatCount(view), ...[...taken.keys()].map((seat) => seat + 1)) }, (_, place) => place);
  return (
    <section aria-labelledby="here">
      <h2 id="here" className="mb-3 text-sm font-semibold text-muted">
        {texts.here}
      </h2>
      {/* Each seat has its place, in rows of one height: nothing moves when people come. */}
      <ul className="grid auto-rows-fr grid-cols-4 gap-x-2 gap-y-4">
        {places.map((place) => {
          const seat = taken.get(place);
          return seat ? (
            <Head
              key={place}
              seat={seat}
              ink={inks({ ...seat, writer: seat.name })}
              isOwn={seat.playerId !== null && seat.playerId === view.viewerId}
              isReady={waiting.ready.includes(seat.seat)}
              leads={seat.playerId !== null && seat.playerId === view.setting.openerId}
            />
          ) : (
            <li key={place} className="flex flex-col items-center gap-1 text-center">
              <span aria-hidden="true" className="h-16 w-14 rounded-t-full rounded-b-xs border-2 border-dashed border-edge" />
              <span className="text-sm text-muted">{texts.freeSeat}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface HeadProps {
  seat: SeatView;
  ink: number;
  isOwn: boolean;
  isReady: boolean;
  /** Whether the Start is theirs. */
  leads: boolean;
}

function Head({ seat, ink, isOwn, isReady, leads }: HeadProps) {
  const isAi = seat.kind === 'ai';
  return (
    <li className="flex min-w-0 animate-drop flex-col items-center gap-1 text-center">
      <span className={cx('relative', seatInk(ink))}>
        <span
          aria-hidden="true"
          className={cx(
            'grid h-16 w-14 place-items-center rounded-t-full rounded-b-xs border-2 bg-raised pt-1 text-xl leading-none font-semibold text-text select-none',
            isReady ? 'border-current shadow-[0_0_1.25rem_-0.25rem_currentColor]' : 'border-edge',
            (isAi || seat.away) && 'opacity-60',
          )}
        >
          <DrawnHead head={seat.head} name={seat.name} />
        </span>
        <span className="absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full bg-bg">
          {isReady ? <Check aria-hidden="true" className="size-4" /> : <WriterMark seat={ink} />}
        </span>
      </span>
      <span className="w-full min-w-0 text-sm leading-snug">
        <span className={cx('line-clamp-2 font-medium wrap-anywhere', seatInk(ink))}>{seat.name}</span>
        <span className="flex flex-wrap justify-center gap-x-1.5 text-muted">
          {isAi && <AiSign />}
          {isOwn && roomTexts.you}
        </span>
        <span className="block text-muted">{noteOf(seat, { isReady, leads })}</span>
      </span>
    </li>
  );
}

function noteOf({ kind, away, lost }: SeatView, { isReady, leads }: Pick<HeadProps, 'isReady' | 'leads'>): string {
  if (kind === 'ai') return '';
  if (away) return lost ? roomTexts.lost : roomTexts.away;
  if (isReady) return texts.ready;
  return leads ? texts.leads : '';
}
