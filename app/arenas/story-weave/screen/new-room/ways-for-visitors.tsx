import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { newRoomTexts as texts } from './new-room-texts';
import { OpenRooms, type OpenRoomsProps } from './open-rooms';

export interface WaysForVisitorsProps extends OpenRoomsProps {
  /** The next tables. */
  children: ReactNode;
}

/** What a visitor can look at: a story as it is written, rooms with a free seat, and the next tables. */
export function WaysForVisitors({ rooms, children }: WaysForVisitorsProps) {
  return (
    <>
      <Card as="section" aria-labelledby="watch" className="lg:col-start-1">
        <h2 id="watch" className="display text-2xl">
          {texts.watch}
        </h2>
        <p className="mt-2 mb-4 text-muted max-sm:text-sm">{texts.watchText}</p>
        <ButtonLink to={href('/storyweave')} variant="outline">
          {texts.watchButton}
        </ButtonLink>
      </Card>
      <div className="grid gap-6 lg:col-start-2 lg:row-span-5 lg:row-start-1">
        <OpenRooms rooms={rooms} />
        {children}
      </div>
    </>
  );
}
