import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { InviteLink } from '~/ui/sharing/invite-link';
import type { LiveRoom } from '../../client/room/use-room';
import { MemoryAside } from '../memory/room-memory';
import { NoteToWriters } from '../steering/note-to-writers';
import { InvitePeople, type Inviting } from './invite-people';
import { menuTexts } from './menu-texts';
import { RoomControls } from './room-controls';

interface RoomMenuProps {
  room: LiveRoom;
  seated: boolean;
  inviting: Inviting;
}

/** Inviting, leaving, reporting and what a room's opener can do: beside the story where the page has room for it, else behind a button. */
export function RoomMenu({ room, seated, inviting }: RoomMenuProps) {
  const [open, setOpen] = useState(false);
  const { view } = room;
  const closed = view.status === 'closed';
  // With the first round or turn there is something to read where the menu stands on phones.
  const begun = view.parts.length > 0 || view.turn !== null || (view.battle?.round ?? 0) > 0;
  useEffect(() => {
    if (begun) setOpen(false);
  }, [begun]);
  const mayInvite = !closed && (seated || (view.viewerId !== null && view.setting.openerId === view.viewerId));
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={open}
        aria-controls="room-menu"
        onClick={() => setOpen(!open)}
        className={cx('absolute top-4 right-4 min-h-11 sm:top-10 sm:right-8', closed ? 'lg:hidden' : 'xl:hidden')}
      >
        {menuTexts.menu}
        <ChevronDown aria-hidden="true" className={cx('transition-transform', open && 'rotate-180')} />
      </Button>
      <aside
        id="room-menu"
        aria-label={menuTexts.menu}
        className={cx(
          'mb-6 flex-col gap-6',
          closed
            ? 'max-lg:card lg:sticky lg:top-8 lg:float-right lg:-mr-80 lg:mb-0 lg:flex lg:w-68 lg:pt-1'
            : 'max-xl:card lg:max-xl:absolute lg:max-xl:top-24 lg:max-xl:right-8 lg:max-xl:z-20 lg:max-xl:w-84 lg:max-xl:shadow-xl xl:float-right xl:-mr-83 xl:mt-104 xl:z-10 xl:mb-0 xl:flex xl:w-74 xl:bg-bg xl:px-3 xl:pt-1 xl:[@media(min-height:40rem)]:sticky xl:[@media(min-height:40rem)]:top-116 xl:[@media(min-height:40rem)]:max-h-[calc(100dvh-30rem)] xl:[@media(min-height:40rem)]:overflow-y-auto',
          open ? 'flex' : 'hidden',
        )}
      >
        {begun && <MemoryAside room={room} />}
        {!closed && <InviteLink path={href('/storyweave/:roomId', { roomId: view.roomId })} />}
        {mayInvite && inviting.names.length > 0 && <InvitePeople {...inviting} />}
        <NoteToWriters room={room} />
        <RoomControls
          view={view}
          onClose={() => void room.call('close', {})}
          onRemove={(playerId) => void room.call('remove', { playerId })}
        />
        {seated && (
          <ButtonLink to={href('/')} variant="outline" size="sm" className="self-start">
            {menuTexts.leaveRoom}
          </ButtonLink>
        )}
        {view.parts.length > 0 && (
          <a
            href={href('/report/:kind/:thingId', { kind: 'passage', thingId: view.roomId })}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-9 items-center self-start text-sm"
          >
            {menuTexts.report}
            <span className="sr-only"> {menuTexts.opensTab}</span>
          </a>
        )}
      </aside>
    </>
  );
}
