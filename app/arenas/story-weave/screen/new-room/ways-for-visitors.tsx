import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { newRoomTexts as texts } from './new-room-texts';
import { OpenRooms, type OpenRoomsProps } from './open-rooms';

/** What a visitor can look at: rooms with a free seat, and a story as it is written. */
export function WaysForVisitors({ rooms }: OpenRoomsProps) {
  return (
    <div className="grid gap-6 lg:col-start-2 lg:row-span-4 lg:row-start-1">
      <OpenRooms rooms={rooms} />
      <Card as="section" aria-labelledby="watch" className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h2 id="watch" className="display text-2xl">
          {texts.watch}
        </h2>
        <p className="text-muted max-sm:text-sm sm:col-start-1">{texts.watchText}</p>
        <ButtonLink to={href('/storyweave')} variant="outline" className="justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1">
          {texts.watchButton}
        </ButtonLink>
      </Card>
    </div>
  );
}
