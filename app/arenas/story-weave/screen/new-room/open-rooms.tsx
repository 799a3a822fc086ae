import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import type { RoomFormat, RoomRating } from '../../protocol/room-setting.contract';
import { formatNames, ratingText } from '../screen-texts';
import { newRoomTexts as texts } from './new-room-texts';

interface OpenRoom {
  id: string;
  format: RoomFormat;
  rating: RoomRating;
  people: readonly string[];
  freeSeats: number;
  /** Null while its people choose one. */
  prompt: string | null;
  /** From 1; 0 before the first. */
  round: number;
  rounds: number;
  /** Whether the game has not begun. */
  waits: boolean;
  minutesLeft: number;
}

/** The public rooms with a free seat: what each is about, how far it is, and the people in it. */
export function OpenRooms({ rooms }: { rooms: readonly OpenRoom[] }) {
  if (rooms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="free-seats">
      <h2 id="free-seats" className="mb-2 font-semibold">
        {texts.openRooms}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {rooms.map((room) => (
          <li key={room.id} className="py-2.5">
            <TextLink to={href('/storyweave/:roomId', { roomId: room.id })} className="line-clamp-2 min-h-6 wrap-anywhere">
              {room.prompt ?? texts.promptToCome}
            </TextLink>
            <p className="text-sm wrap-anywhere text-muted">{room.people.length > 0 ? room.people.join(', ') : texts.nobodyYet}</p>
            <p className="text-sm text-muted">{factsOf(room).filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf(room: OpenRoom): (string | undefined)[] {
  const { format, rating, freeSeats } = room;
  return [formatNames[format], progressOf(room), ratingText(rating), texts.freeSeats(freeSeats)];
}

function progressOf({ format, round, rounds, waits, minutesLeft }: OpenRoom): string {
  if (waits) return texts.waits;
  return format === 'battle' ? texts.progress(Math.max(1, round), rounds) : texts.minutesLeft(minutesLeft);
}
