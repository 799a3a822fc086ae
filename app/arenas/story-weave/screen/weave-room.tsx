import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { ClippedText } from '~/ui/text/clipped-text';
import { ownTurn, participantsOf } from '../client/room-facts';
import { useFollow } from '../client/use-follow';
import { useRoom } from '../client/use-room';
import type { PartView, RoomView } from '../protocol/room.contract';
import { ownSeat } from '../protocol/room-view';
import { BattleDock, BattleTable } from './battle/battle-dock';
import { ClosedRoom } from './closed-room';
import { ConnectionLine } from './connection-line';
import { InviteLink } from './invite-link';
import { Participants } from './participants';
import { RoomControls } from './room-controls';
import { screenTexts } from './screen-texts';
import { StorySoFar } from './story-so-far';
import { WriterShares } from './writer-shares';
import { Editor } from './writing/editor';
import { LeaveGuard } from './writing/leave-guard';

export interface WeaveRoomProps {
  /** The room as rendered with the page. */
  first: RoomView;
  /** Why a form sent from this page was refused. */
  refusal: string | undefined;
}

/** A room: its writers, the story so far, and the editor below it. @see docs/product/story-weave.md */
export function WeaveRoom({ first, refusal }: WeaveRoomProps) {
  const room = useRoom(first);
  const { view, link, clock, box } = room;
  const story = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLElement>(null);
  const { unseen, catchUp } = useFollow(story, editor);
  const dock = { ref: editor, room, refusal: room.refusal ?? refusal, unseen, onCatchUp: catchUp };
  const seated = ownSeat(view) !== undefined && view.status !== 'closed';
  const closed = view.status === 'closed';
  const ending = closed && <ClosedRoom view={view} words={box.words} onDiscard={room.discard} />;
  // People who arrive later see the link to the story at once; people who saw its end find it there.
  const endedBefore = first.status === 'closed';

  return (
    <Page className={closed ? undefined : 'pb-0!'}>
      <LeaveGuard seated={seated} onLeave={room.leave} />
      {/* One column that everything stands in, so that the editor can stick to the window's foot from the first line on; on a wide page the aside stands in the room beside it. */}
      <div className="flex flex-col lg:block lg:pr-80">
        <h1 className="display mb-5 text-3xl sm:text-4xl">Story Weave</h1>
        <aside
          aria-label="Room"
          className="order-1 mt-6 flex flex-col gap-6 lg:sticky lg:top-8 lg:float-right lg:mt-0 lg:-mr-80 lg:w-68 lg:pt-1"
        >
          {closed && view.parts.length > 0 ? <WriterShares parts={view.parts} /> : <Participants participants={participantsOf(view)} />}
          {!closed && <InviteLink path={href('/storyweave/:roomId', { roomId: view.roomId })} />}
          <RoomControls view={view} onClose={room.closeRoom} onRemove={room.remove} />
          {seated && (
            <ButtonLink to={href('/')} variant="outline" size="sm" className="self-start">
              Leave Room
            </ButtonLink>
          )}
        </aside>
        {endedBefore && ending}
        {view.opening && <StoryStarter prompt={view.opening.prompt} opening={view.opening.starter} />}
        <div className="order-2 min-h-32 flex-1 lg:min-h-[calc(100dvh-36rem)]">
          <div ref={story}>
            <StorySoFar view={view} clock={clock} renderedAt={first.serverTime} />
            {view.battle && (
              <div className="pb-6">
                <BattleTable room={room} battle={view.battle} />
              </div>
            )}
          </div>
          <noscript>
            <Notice tone="info" className="mb-6">
              {screenTexts.noScript}
            </Notice>
          </noscript>
          {!closed && <ConnectionLine link={link} hasWords={box.words !== ''} stored={room.stored} onRetry={room.retry} />}
          {!endedBefore && ending}
        </div>
        {!closed && (view.battle ? <BattleDock battle={view.battle} {...dock} /> : <Editor {...dock} />)}
      </div>
      <SpokenParts view={view} />
    </Page>
  );
}

/** Announces each finished part of others to screen readers; sighted people see it being written. */
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

/** The beginning of a room's story: the prompt of the day and the opening that everybody continues. */
function StoryStarter({ prompt, opening }: { prompt: string; opening: string }) {
  return (
    <section aria-labelledby="starter" className="rounded-lg border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5">
      <h2 id="starter" className="text-sm font-semibold text-muted">
        {screenTexts.starterTitle}
      </h2>
      {prompt && <ClippedText text={prompt} className="mt-1 max-w-[38em] font-prose text-lg text-muted" />}
      <h3 className="mt-4 text-sm font-semibold text-muted">{screenTexts.openingLine}</h3>
      <ClippedText text={opening} className="mt-1.5 max-w-[34em] font-prose text-xl leading-[1.6]" />
    </section>
  );
}
