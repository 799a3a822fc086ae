import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { href } from 'react-router';
import { storyArena } from '~/site/arenas';
import { cx } from '~/ui/cx';
import { Page } from '~/ui/layout/page';
import { useFollow } from '~/ui/motion/use-follow';
import { PersonMenu } from '~/ui/people/person-menu';
import { Notice } from '~/ui/states/notice';
import { ClippedText } from '~/ui/text/clipped-text';
import { preloadProse } from '~/ui/text/preload-prose';
import { Prose } from '~/ui/text/prose';
import { ownTurn, pageOf, participantsOf } from '../client/room/room-facts';
import { roomInks } from '../client/room/room-inks';
import { type LiveRoom, useRoom } from '../client/room/use-room';
import { useDockAtFoot } from '../client/use-dock-at-foot';
import { useLowWindow } from '../client/use-low-window';
import type { OpeningView, PartView, RoomView } from '../protocol/room.contract';
import { ownSeat } from '../protocol/room-view';
import type { Inks } from '../rules/reveal/writer-inks';
import { BattleDock, BattleTable } from './battle/battle-dock';
import { FoldDock } from './fold/fold-dock';
import { FoldTable } from './fold/fold-table';
import { FoldedMemory } from './memory/room-memory';
import type { Inviting } from './menu/invite-people';
import { RoomMenu } from './menu/room-menu';
import { Participants } from './participants';
import { RemovedFromRoom } from './removed-from-room';
import { ClosedRoom, closedText } from './reveal/closed-room';
import { WriterShares } from './reveal/writer-shares';
import { ratingText, roomTexts } from './room-texts';
import { StorySoFar } from './story-so-far';
import { Thread } from './thread';
import { WaitingRoom } from './waiting/waiting-room';
import { Editor } from './writing/editor';
import { LeaveGuard } from './writing/leave-guard';

export interface WeaveRoomProps {
  /** The room as rendered with the page. */
  first: RoomView;
  /** Why a form sent from this page was refused. */
  refusal: string | undefined;
  inviting: Inviting;
}

/** A room: people who wait for its Start, then their game. @see docs/product/story-weave.md */
export function WeaveRoom({ first, refusal, inviting }: WeaveRoomProps) {
  const editor = useRef<HTMLElement>(null);
  const room = useRoom(first, editor);
  const { view } = room;
  const { parts, rounds, battle, fold, folded, seats } = view;
  const inks = useMemo(() => roomInks({ parts, rounds, battle, fold, folded, seats }), [parts, rounds, battle, fold, folded, seats]);
  const closed = view.status === 'closed';
  if (view.removed && !closed) return <RemovedFromRoom room={room} />;
  const seated = ownSeat(view) !== undefined && !closed;
  if (view.waiting)
    return (
      <>
        <LeaveGuard seated={seated} onLeave={room.leave} />
        <WaitingRoom room={room} waiting={view.waiting} inks={inks} inviting={inviting} refusal={room.refusal ?? refusal} />
      </>
    );
  return <WeaveGame {...{ first, refusal, inviting, room, editor, inks, seated }} />;
}

interface WeaveGameProps extends WeaveRoomProps {
  room: LiveRoom;
  editor: RefObject<HTMLElement | null>;
  inks: Inks;
  /** Whether the viewer has a seat in it, and it is still written. */
  seated: boolean;
}

/** A game: its writers in their arches, the story so far, and the editor below it. */
function WeaveGame({ first, refusal, inviting, room, editor, inks, seated }: WeaveGameProps) {
  const story = useRef<HTMLDivElement>(null);
  const { view, clock } = room;
  preloadProse();
  const { parts, battle, fold, folded } = view;
  // It follows elements that are there from its first rendering on.
  const { unseen, catchUp } = useFollow(story, editor);
  const space = useLowWindow();
  const game = fold ?? battle;
  useDockAtFoot(editor, `${game?.round} ${game?.phase}`);
  const written = [...parts, ...folded.flatMap(({ lines }) => lines.map((line, number) => ({ ...line, number, changed: null })))];
  const dock = { ref: editor, room, space, inks, refusal: room.refusal ?? refusal, unseen, onCatchUp: catchUp };
  const closed = view.status === 'closed';
  // For a moment the page knows that the room has closed, and nothing of what it has left.
  const endIsComing = closed && view.storyId !== null && !view.ending;
  // People who arrive later see the link to the story at once; people who saw its end find it there.
  const endedBefore = first.status === 'closed';
  const ending = closed && !endIsComing && (
    <ClosedRoom
      room={room}
      inks={inks}
      readFrom={!endedBefore && (view.setting.format === 'fold' || view.storyId === null)}
      refusal={room.refusal ?? refusal}
    />
  );

  return (
    <Page className={cx('relative pt-5! sm:pt-10!', !closed && 'pb-0!')}>
      <LeaveGuard seated={seated} onLeave={room.leave} />
      {/* One column that everything stands in, so that the editor can stick to the window's foot from the first line on; on a wide page the arches stand on both sides of it, and on a wider one the menu below those on the right. */}
      <div className={cx('flex flex-col lg:block', closed ? 'lg:pr-80' : 'lg:px-40 xl:pr-80')}>
        <h1 className="display mb-3 text-2xl sm:mb-5 sm:text-4xl">{storyArena('story_weave').name}</h1>
        <RoomMenu room={room} seated={seated} inviting={inviting} />
        {endedBefore && ending}
        <div className={cx('flex flex-1 flex-col', (!closed || endIsComing) && 'min-h-dvh')}>
          {closed && written.length > 0 ? (
            <WriterShares parts={written} inks={inks} />
          ) : (
            <Participants participants={participantsOf(view, inks)} />
          )}
          <div className="relative min-h-32 flex-1 pt-6">
            <Thread view={view} inks={inks} />
            <div ref={story} className="relative">
              {fold && <FoldTable room={room} fold={fold} inks={inks} />}
              {view.setting.format === 'fold' ? null : view.opening && view.ending ? (
                <StoryHead
                  title={view.ending.title}
                  rating={ratingText(view.setting.rating)}
                  opening={view.opening.starter}
                  revealed={!endedBefore}
                  votes={view.ending.canVote}
                />
              ) : (
                view.opening && <StoryStarter view={view} opening={view.opening} />
              )}
              {view.setting.format !== 'fold' && (
                <StorySoFar
                  view={beforeOutcome(view)}
                  clock={clock}
                  renderedAt={first.stillSince ?? first.serverTime}
                  inks={inks}
                  call={room.call}
                  onMark={(mark, on) => void room.call('mark', { ...mark, on })}
                />
              )}
              <FoldedMemory room={room} />
              {battle && (
                <div className="pb-6">
                  <BattleTable room={room} battle={battle} inks={inks} />
                </div>
              )}
            </div>
            <noscript>
              <Notice tone="info" className="mb-6">
                {roomTexts.noScript}
              </Notice>
            </noscript>
            {!endedBefore && ending}
          </div>
          {!closed && fold && <FoldDock fold={fold} {...dock} />}
          {!closed && !fold && (battle ? <BattleDock battle={battle} {...dock} /> : <Editor {...dock} />)}
        </div>
      </div>
      <Spoken view={view} endedBefore={endedBefore} />
    </Page>
  );
}

/** The story as it was before the round whose outcome is shown: it names the writer in its own time, and the part follows with the next round. */
function beforeOutcome(view: RoomView): RoomView {
  const { outcome } = view.battle ?? {};
  return outcome && outcome.decision !== 'none' ? { ...view, parts: view.parts.slice(0, -1) } : view;
}

/**
 * Announces each finished part of others to screen readers, once, and the end of the room; sighted people see that. What was read
 * before one's own turn is not read again when that is over.
 */
function Spoken({ view, endedBefore }: { view: RoomView; endedBefore: boolean }) {
  const known = useRef(view.parts.length);
  const [spoken, setSpoken] = useState<PartView>();
  const ownNumber = ownTurn(view)?.number;
  // Whether a story was left is known a moment after the room has closed.
  const hasEnded = view.status === 'closed' && !endedBefore && (view.storyId === null || view.ending !== null);
  useEffect(() => {
    const last = view.parts.at(-1);
    if (view.parts.length > known.current && last && last.playerId !== view.viewerId) setSpoken(last);
    known.current = view.parts.length;
  }, [view.parts, view.viewerId]);
  useEffect(() => {
    if (ownNumber !== undefined) setSpoken(undefined);
  }, [ownNumber]);
  return (
    <p aria-live="polite" className="sr-only">
      {hasEnded ? closedText(view).text : spoken ? roomTexts.wrote(spoken.writer, spoken.text) : ''}
    </p>
  );
}

interface StoryHeadProps {
  title: string;
  rating: string | undefined;
  opening: string;
  /** Whether the viewer has seen the story's end come. */
  revealed: boolean;
  /** Whether they vote for its title. */
  votes: boolean;
}

/** The beginning of a finished story, set as a page. The focus of people who have seen it end moves there, as their box is gone. */
function StoryHead({ title, rating, opening, revealed, votes }: StoryHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (revealed && document.activeElement === document.body) heading.current?.focus();
  }, [revealed]);
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="display mb-5 scroll-mt-6 text-3xl wrap-anywhere outline-none sm:text-4xl">
        {title}
      </h2>
      {(rating || revealed) && (
        <p className="-mt-3 mb-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {rating}
          {revealed && (
            <>
              <span>{roomTexts.hasClosed}</span>
              <a href="#closed" className="text-link">
                {votes ? roomTexts.toTheVote : roomTexts.toTheEnd}
              </a>
            </>
          )}
        </p>
      )}
      <Prose paragraphs={[opening]} dropCap />
    </header>
  );
}

/** The beginning of a room's story: the prompt of the day and the opening that everybody continues. */
function StoryStarter({ view, opening: { prompt, starter: opening, by } }: { view: RoomView; opening: OpeningView }) {
  return (
    <section aria-labelledby="starter" className="rounded-lg border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5">
      <div className="relative flex items-center gap-1">
        <h2 id="starter" className="text-sm font-semibold text-muted">
          {roomTexts.starterTitle}
        </h2>
        {prompt && by && by !== view.viewerId && <AboutPrompt view={view} by={by} />}
      </div>
      {/* Where nothing else was made of the prompt, it opens the story itself. */}
      {prompt !== opening && (
        <>
          {prompt && <ClippedText text={prompt} className="mt-1 max-w-[38em] font-prose text-lg text-muted" />}
          <h3 className="mt-4 text-sm font-semibold text-muted">{roomTexts.openingLine}</h3>
        </>
      )}
      {opening === '' ? (
        <p className="mt-1.5 text-muted">{roomTexts.promptTaken}</p>
      ) : (
        <ClippedText text={opening} className="mt-1.5 max-w-[34em] font-prose text-xl leading-[1.6]" />
      )}
    </section>
  );
}

/** The menu about who brought a room's prompt. It opens new tabs: nobody leaves the room for it. */
function AboutPrompt({ view: { roomId, viewerId, seats }, by }: { view: RoomView; by: string }) {
  const name = seats.find(({ playerId }) => playerId === by)?.name;
  const report = href('/report/:kind/:thingId', { kind: 'prompt', thingId: roomId });
  return (
    <PersonMenu
      newTab
      name={name ?? roomTexts.promptWriter}
      player={pageOf({ name: name ?? '', playerId: by })}
      report={{ to: report, what: roomTexts.thePrompt }}
      signedIn={viewerId !== null}
    />
  );
}
