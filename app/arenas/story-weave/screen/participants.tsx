import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import { Badge } from '~/ui/people/badge';
import { DrawnHead } from '~/ui/people/drawn-head';
import { RoleBadge } from '~/ui/people/role-badge';
import type { SeatView } from '../protocol/seat.contract';
import { winsText } from './battle/battle-texts';
import { roomTexts } from './room-texts';
import { AiSign, type SeatPlace, seatInk, WriterMark } from './writer-mark';

type ParticipantNote =
  | { kind: 'writing' }
  /** Whether somebody else writes in a person's place. */
  | { kind: 'stand-in'; writer: string; away: boolean }
  | { kind: 'away' }
  | { kind: 'lost' }
  /** An AI writer without an answer. */
  | { kind: 'passes' }
  | { kind: 'passed-over' }
  | { kind: 'next-round' };

/** A seat in the list of participants, with the ink of its writer. */
export interface Participant {
  seat: SeatPlace;
  name: string;
  /** The drawn head that they picked; null for their initials. */
  head: number | null;
  /** Their page; undefined where they have none. */
  player: string | undefined;
  /** What they do for the site; undefined for most. */
  role: SeatView['role'];
  ai: boolean;
  /** Whether the running turn is theirs. */
  writing: boolean;
  /** Whether this is the viewer. */
  own: boolean;
  /** Battle rounds that they have won. */
  wins: number;
  note: ParticipantNote | undefined;
}

/**
 * The seats of a room as an arcade: an arch for each writer, that of the one who writes lit in their colour. On a phone it
 * is a strip of heads; on a wide page two arches stand on each side of the text.
 */
export function Participants({ participants }: { participants: readonly Participant[] }) {
  // More than four have no room beside the text, and stand above it.
  const beside = participants.length <= PLACES.length;
  return (
    <section
      aria-labelledby="participants"
      className={beside ? 'lg:h-0 lg:[@media(min-height:40rem)]:sticky lg:[@media(min-height:40rem)]:top-8' : undefined}
    >
      <h2
        id="participants"
        className={cx('mb-2 flex items-center gap-2.5 text-sm font-semibold text-muted', beside && 'lg:absolute lg:-left-40')}
      >
        {roomTexts.participants}
        <Badge tone="plain">
          <span className="sr-only">{roomTexts.participantCount} </span>
          {participants.length}
        </Badge>
      </h2>
      {participants.length === 0 ? (
        <p className="text-muted lg:absolute lg:top-9 lg:-left-40 lg:w-32">{roomTexts.waitingForParticipants}</p>
      ) : (
        <ul className={cx('grid grid-cols-4 gap-x-2', beside ? 'sm:gap-x-6' : 'gap-y-2 lg:grid-cols-8')}>
          {participants.map((participant, place) => (
            <Seat key={`${participant.seat} ${participant.name}`} {...participant} place={beside ? PLACES[place] : undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where the arches stand round the text of a wide page, 24 px from it: the first two on its left, the others on its right. */
const PLACES = [
  'lg:top-9 lg:-left-38 lg:items-end lg:text-right',
  'lg:top-58 lg:-left-38 lg:items-end lg:text-right',
  'lg:top-9 lg:-right-38 lg:items-start lg:text-left',
  'lg:top-58 lg:-right-38 lg:items-start lg:text-left',
];

function Seat({ seat, name, head, player, role, ai, own, writing, wins, note, place }: Participant & { place: string | undefined }) {
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col items-center gap-x-4 gap-y-1 text-center sm:max-lg:flex-row sm:max-lg:text-left',
        place && `lg:absolute lg:w-32 ${place}`,
      )}
    >
      <span data-writing={writing || undefined} className={cx('relative shrink-0', seatInk(seat))}>
        <span
          aria-hidden="true"
          className={cx(
            'grid h-11 w-10 place-items-center rounded-t-full rounded-b-xs border-2 bg-raised pt-1 text-base leading-none font-semibold transition-shadow select-none sm:h-16 sm:w-14 sm:text-xl lg:h-20 lg:w-18',
            writing ? 'border-current shadow-[0_0_1.25rem_-0.25rem_currentColor]' : 'border-edge text-text',
          )}
        >
          <DrawnHead head={head} name={name} />
        </span>
        <span className="absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full bg-bg">
          <WriterMark seat={seat} />
        </span>
      </span>
      <span className="w-full min-w-0 text-sm leading-snug">
        <span className={cx('line-clamp-2 font-medium wrap-anywhere', seatInk(seat))}>
          {player && !own ? (
            <Link to={player} target="_blank" className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="inline-flex flex-wrap items-center gap-x-1.5 empty:hidden">
          {ai && <AiSign />}
          {role && <RoleBadge role={role} />}
          {own && <span className="text-muted">{roomTexts.you}</span>}
          {wins > 0 && <span className="text-text">{winsText(wins)}</span>}
        </span>
        {note && <span className={cx('block text-muted', note.kind === 'writing' && 'max-sm:sr-only')}>{noteText(note)}</span>}
      </span>
    </li>
  );
}

function noteText(note: ParticipantNote): string {
  switch (note.kind) {
    case 'writing':
      return roomTexts.writingNow;
    case 'stand-in':
      return roomTexts.standInWrites(note.writer, note.away);
    case 'away':
      return roomTexts.away;
    case 'lost':
      return roomTexts.lost;
    case 'passes':
      return roomTexts.passes;
    case 'passed-over':
      return roomTexts.passedOver;
    case 'next-round':
      return roomTexts.fromNextRound;
  }
}
