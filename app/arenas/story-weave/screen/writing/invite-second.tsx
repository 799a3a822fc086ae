import { href } from 'react-router';
import { InviteLink } from '~/ui/sharing/invite-link';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';

/** The room's address to send to a second person, where it waits for one. On a wide page it stands beside the story anyway. */
export function InviteSecond({ view }: { view: RoomView }) {
  if (view.waitsUntil === null || !ownSeat(view)) return null;
  return (
    <div className="mt-3 xl:hidden">
      <InviteLink path={href('/storyweave/:roomId', { roomId: view.roomId })} />
    </div>
  );
}
