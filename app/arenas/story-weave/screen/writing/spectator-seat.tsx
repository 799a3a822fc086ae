import { type FormEvent, useState } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { entrance } from '~/site/entrance';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { hasFreeSeat } from '../../client/room/room-facts';
import type { RoomView } from '../../protocol/room.contract';
import { refusals } from '../../texts';
import { writingTexts } from './writing-texts';

export interface SpectatorSeatProps {
  view: RoomView;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
  /** Undefined without a live connection: the form is sent instead. */
  onTakeSeat: (() => Promise<unknown>) | undefined;
}

/** What a person without a seat can do: sign in, take a seat, or read along. */
export function SpectatorSeat({ view, refusal, onTakeSeat }: SpectatorSeatProps) {
  const sending = useNavigation().formData?.get('intent') === 'join';
  const [asking, setAsking] = useState(false);
  const takeSeat = async (event: FormEvent) => {
    if (!onTakeSeat) return;
    event.preventDefault();
    setAsking(true);
    await onTakeSeat();
    setAsking(false);
  };
  const free = hasFreeSeat(view);
  const room = href('/storyweave/:roomId', { roomId: view.roomId });
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-56 text-muted">
        {refusal && (
          <span role="alert" className="block text-vermilion">
            {refusal}
          </span>
        )}
        {`${writingTexts.spectator} ${wayToASeat(view, free)}`}
      </p>
      {view.viewerId === null && (
        <ButtonLink to={entrance('/signin', room, 'play')} className="shrink-0">
          {writingTexts.signIn}
        </ButtonLink>
      )}
      {view.viewerId !== null && free && (
        <Form method="post" action={room} replace preventScrollReset onSubmit={takeSeat}>
          <Button type="submit" name="intent" value="join" pending={sending || asking} pendingText={writingTexts.takingSeat}>
            {writingTexts.takeSeat}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** How to get a seat, or why there is none. */
function wayToASeat({ viewerId, status }: RoomView, free: boolean): string {
  if (viewerId === null) return writingTexts.signInToWrite;
  if (free) return writingTexts.seatIsFree;
  return status === 'open' ? refusals.full : refusals['too-late'];
}
