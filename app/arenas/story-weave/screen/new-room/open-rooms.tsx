import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import type { RoomFormat, RoomRating } from '../../protocol/room.contract';
import { formatNames, ratingText } from '../screen-texts';
import { newRoomTexts as texts } from './new-room-texts';

export interface OpenRoomsProps {
  rooms: readonly { id: string; format: RoomFormat; rating: RoomRating; people: readonly string[]; freeSeats: number }[];
}

/** The public rooms with a free seat, each with the people in it. */
export function OpenRooms({ rooms }: OpenRoomsProps) {
  if (rooms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="free-seats">
      <h2 id="free-seats" className="mb-2 font-semibold">
        {texts.openRooms}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {rooms.map(({ id, format, rating, people, freeSeats }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
            <TextLink to={href('/storyweave/:roomId', { roomId: id })} className="min-w-0 wrap-anywhere">
              {people.length > 0 ? people.join(', ') : 'A new room'}
            </TextLink>
            <span className="text-sm text-muted">
              {[formatNames[format], ratingText(rating), freeSeats === 1 ? 'one free seat' : `${freeSeats} free seats`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
