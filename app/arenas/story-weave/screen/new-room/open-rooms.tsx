import { href, Link } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { PersonMenu } from '~/ui/people/person-menu';
import { timerText } from '~/ui/timers/timer-text';
import { pageOf } from '../../client/room/room-facts';
import type { PublicRoom } from '../../server/find-rooms.server';
import { formatNames, ratingText, roomTexts } from '../room-texts';
import { newRoomTexts as texts } from './new-room-texts';

/** A listed room, with times as they are left when the page is made. */
interface OpenRoom extends Omit<PublicRoom, 'endsAt' | 'startsAt'> {
  minutesLeft: number;
  /** Game time until a battle that waits begins by itself, in ms; null for all others. */
  startsInMs: number | null;
}

export interface OpenRoomsProps {
  rooms: readonly OpenRoom[];
}

/** The public rooms with a free seat: what each is about, how far it is, and the people in it. */
export function OpenRooms({ rooms }: OpenRoomsProps) {
  if (rooms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="free-seats" className="lg:col-start-1">
      <h2 id="free-seats" className="mb-2 font-semibold">
        {texts.openRooms}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {rooms.map((room) => (
          <li key={room.id} className="py-2.5">
            <TextLink to={href('/storyweave/:roomId', { roomId: room.id })} className="line-clamp-2 min-h-6 wrap-anywhere">
              {room.prompt || (room.format === 'fold' ? texts.ownPrompts : texts.promptToCome)}
            </TextLink>
            <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
              {room.people.length === 0 && texts.nobodyYet}
              {room.people.map((person) => {
                const page = pageOf(person);
                return page ? (
                  <Link key={person.playerId} to={page} className="inline-block min-h-6 hover:text-gold hover:underline">
                    {person.name}
                  </Link>
                ) : (
                  <span key={person.playerId}>{person.name}</span>
                );
              })}
            </p>
            <div className="relative flex items-center justify-between gap-3">
              <p className="text-sm text-muted">{factsOf(room).filter(Boolean).join(' · ')}</p>
              {room.promptBy && <AboutPrompt roomId={room.id} by={room.promptBy} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The menu about who brought the prompt of a room. */
function AboutPrompt({ roomId, by }: { roomId: string; by: NonNullable<OpenRoom['promptBy']> }) {
  return (
    <div className="-my-2 -mr-3.5 shrink-0">
      <PersonMenu
        name={by.name ?? roomTexts.promptWriter}
        player={href('/players/:playerId', { playerId: by.playerId })}
        report={{ to: href('/report/:kind/:thingId', { kind: 'prompt', thingId: roomId }), what: roomTexts.thePrompt }}
        signedIn
      />
    </div>
  );
}

function factsOf(room: OpenRoom): (string | undefined)[] {
  return [formatNames[room.format], ...progressOf(room), ratingText(room.rating), texts.freeSeats(room.freeSeats)];
}

function progressOf({ format, round, rounds, waits, minutesLeft, startsInMs, people }: OpenRoom): string[] {
  if (startsInMs !== null) return [texts.startsIn(people.length, timerText(startsInMs / 1000))];
  if (waits) return [texts.waits];
  if (format === 'slow') return [texts.partOf(Math.max(1, round), rounds)];
  if (format === 'turns') return [texts.round(Math.max(1, round)), texts.minutesLeft(minutesLeft)];
  return [texts.roundOf(Math.max(1, round), rounds), texts.aboutMinutesLeft(minutesLeft)];
}
