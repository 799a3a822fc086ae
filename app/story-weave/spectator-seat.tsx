import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { hasFreeSeat } from './room-facts';
import type { RoomView } from './room-view';
import { screenTexts } from './screen-texts';
import { refusals } from './texts';

/** What somebody without a seat may do: sign in, take a seat, or read along. */
export function SpectatorSeat({ view, refusal }: { view: RoomView; refusal: string | undefined }) {
  const taking = useNavigation().formData?.get('intent') === 'join';
  const free = hasFreeSeat(view);
  const why = view.status === 'open' ? refusals.full : refusals['too-late'];
  const room = href('/storyweave/:roomId', { roomId: view.roomId });
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-56 text-muted">
        {refusal && (
          <span role="alert" className="block text-vermilion">
            {refusal}
          </span>
        )}
        {screenTexts.spectator} {view.viewerId === null ? screenTexts.signInToWrite : free ? screenTexts.seatIsFree : why}
      </p>
      {view.viewerId === null && (
        <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: room, reason: 'play' })}`} className="shrink-0">
          Sign In
        </ButtonLink>
      )}
      {view.viewerId !== null && free && (
        <Form method="post" action={room} replace preventScrollReset>
          <Button type="submit" name="intent" value="join" pending={taking} pendingText="Sitting down...">
            Take a Seat
          </Button>
        </Form>
      )}
    </div>
  );
}
