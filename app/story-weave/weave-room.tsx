import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { ClosedRoom } from './closed-room';
import { ConnectionLine } from './connection-line';
import { Editor } from './editor';
import { InviteLink } from './invite-link';
import { LeaveGuard } from './leave-guard';
import { Participants } from './participants';
import { ownTurn, participantsOf } from './room-facts';
import { ownSeat, type PartView, type RoomView } from './room-view';
import { screenTexts } from './screen-texts';
import { StorySoFar } from './story-so-far';
import { StoryStarter } from './story-starter';
import { useFollow } from './use-follow';
import { useRoom } from './use-room';

export interface WeaveRoomProps {
  /** The room as the page was rendered with it. */
  first: RoomView;
  /** The room's full address. */
  address: string;
}

/** A room: who writes, the story so far, and the editor at its foot. @see docs/product/story-weave.md */
export function WeaveRoom({ first, address }: WeaveRoomProps) {
  const room = useRoom(first);
  const { view, link, clock, box } = room;
  const story = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLElement>(null);
  const { unseen, catchUp } = useFollow(story, editor);
  const seated = ownSeat(view) !== undefined && view.status !== 'closed';
  const closed = view.status === 'closed';
  const ending = closed && <ClosedRoom storyId={view.storyId} words={box.words} onDiscard={room.discard} />;
  // Whoever comes later finds the way to the story at once, whoever saw its end finds it there.
  const endedBefore = first.status === 'closed';

  return (
    <Page className="pb-0 sm:pb-0">
      <LeaveGuard seated={seated} onLeave={room.leave} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:col-start-1">
          <h1 className="display mb-5 text-3xl sm:text-4xl">Story Weave</h1>
          {endedBefore && ending}
          {view.opening && <StoryStarter prompt={view.opening.prompt} opening={view.opening.starter} />}
        </div>
        <aside
          aria-label="Room"
          className="flex flex-col gap-6 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <Participants participants={participantsOf(view)} />
          {!closed && <InviteLink address={address} />}
          {seated && (
            <ButtonLink to={href('/')} variant="outline" size="sm" className="self-start">
              Leave Room
            </ButtonLink>
          )}
        </aside>
        <div className="flex min-h-[40dvh] min-w-0 flex-col lg:col-start-1 lg:min-h-[calc(100dvh-32rem)]">
          <div className="flex-1">
            <StorySoFar ref={story} view={view} clock={clock} renderedAt={first.serverTime} />
            <noscript>
              <Notice tone="info" className="mb-6">
                {screenTexts.noScript}
              </Notice>
            </noscript>
          </div>
          {unseen && !closed && (
            <div className="pointer-events-none sticky bottom-32 z-20 flex justify-center pb-3">
              <Button size="sm" onClick={catchUp} className="pointer-events-auto shadow-md">
                <ArrowDown aria-hidden="true" />
                {screenTexts.newWords}
              </Button>
            </div>
          )}
          {!closed && <ConnectionLine link={link} hasWords={box.words !== ''} kept={room.kept} onRetry={room.retry} />}
          {closed ? <ClosedRoom storyId={view.storyId} words={box.words} onDiscard={room.discard} /> : <Editor ref={editor} room={room} />}
        </div>
      </div>
      <SpokenParts view={view} />
    </Page>
  );
}

/** Reads each finished part of others to screen readers, as the eye sees it being written. */
function SpokenParts({ view }: { view: RoomView }) {
  const known = useRef(view.parts.length);
  const [spoken, setSpoken] = useState<PartView>();
  useEffect(() => {
    const last = view.parts.at(-1);
    if (view.parts.length > known.current && last && last.playerId !== view.viewerId) setSpoken(last);
    known.current = view.parts.length;
  }, [view.parts, view.viewerId]);
  return (
    <p aria-live="polite" className="sr-only">
      {spoken && !ownTurn(view) ? `${spoken.writer} wrote: ${spoken.text}` : ''}
    </p>
  );
}
