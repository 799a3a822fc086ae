import { cx } from '~/ui/cx';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { screenTexts } from './screen-texts';
import { AiSign, type SeatPlace, seatInk, WriterMark } from './writer-mark';

type ParticipantNote =
  | { kind: 'writing' }
  /** Whether somebody else writes in a person's place. */
  | { kind: 'stand-in'; writer: string }
  | { kind: 'away' }
  | { kind: 'passed-over' }
  | { kind: 'next-round' };

/** A seat in the list of participants. */
export interface Participant {
  seat: SeatPlace;
  name: string;
  ai: boolean;
  /** Whether this is the viewer. */
  own: boolean;
  note: ParticipantNote | undefined;
}

/** The seats of a room: their people, and who is writing. In two columns on a narrow page. */
export function Participants({ participants }: { participants: readonly Participant[] }) {
  return (
    <section aria-labelledby="participants">
      <h2 id="participants" className="mb-3 flex items-center gap-2.5 font-semibold">
        {screenTexts.participants}
        <Badge tone="plain">
          <span className="sr-only">Number of participants: </span>
          {participants.length}
        </Badge>
      </h2>
      {participants.length === 0 ? (
        <p className="text-muted">{screenTexts.waitingForParticipants}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
          {participants.map((participant) => (
            <Seat key={participant.seat} {...participant} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Seat({ seat, name, ai, own, note }: Participant) {
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="relative shrink-0">
        <Avatar name={name} size={40} />
        <span className="absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full bg-bg">
          <WriterMark seat={seat} />
        </span>
      </span>
      <span className="min-w-0 leading-snug">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <span className={cx('min-w-0 font-medium wrap-anywhere', seatInk(seat))}>{name}</span>
          {ai && <AiSign />}
          {own && <span className="text-sm text-muted">(you)</span>}
        </span>
        {note && <span className="block text-sm text-muted">{noteText(note)}</span>}
      </span>
    </li>
  );
}

function noteText(note: ParticipantNote): string {
  switch (note.kind) {
    case 'writing':
      return screenTexts.writingNow;
    case 'stand-in':
      return `Away; ${note.writer} ${screenTexts.writingNow}`;
    case 'away':
      return screenTexts.away;
    case 'passed-over':
      return screenTexts.passedOver;
    case 'next-round':
      return screenTexts.fromNextRound;
  }
}
