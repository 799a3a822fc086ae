import { useMemo, useRef } from 'react';
import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { useFollow } from '~/ui/motion/use-follow';
import { Prose } from '~/ui/text/prose';
import { turnWriter } from '../client/room/room-facts';
import { roomInks } from '../client/room/room-inks';
import { useRoom } from '../client/room/use-room';
import type { RoomView } from '../protocol/room.contract';
import { revealTexts } from '../screen/reveal/reveal-texts';
import { StorySoFar } from '../screen/story-so-far';
import { WriterMark, WriterName } from '../screen/writer-mark';
import { writerHeadline } from '../screen/writing/writing-texts';
import { visitTexts as texts } from './visit-texts';
import { WatchBox } from './watch-box';

/** A room while people write in it, as a visitor sees it on the arena's page. */
export function WatchedRoom({ first }: { first: RoomView }) {
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLParagraphElement>(null);
  const { view, clock } = useRoom(first, foot);
  const { parts, rounds, battle, fold, folded, seats, turn, opening } = view;
  const inks = useMemo(() => roomInks({ parts, rounds, battle, fold, folded, seats }), [parts, rounds, battle, fold, folded, seats]);
  useFollow(text, foot, box);
  const isOver = view.status === 'closed';
  return (
    <>
      <p className="mb-3 text-muted wrap-anywhere">
        {seats.map((seat) => (
          <span key={seat.seat} className="mr-3">
            <WriterName seat={inks({ ...seat, writer: seat.name })} name={seat.name} ai={seat.kind === 'ai'} />
          </span>
        ))}
        <TextLink to={href('/storyweave/:roomId', { roomId: view.roomId })}>{texts.toTheRoom}</TextLink>
      </p>
      <WatchBox box={box} label={texts.storySoFar}>
        <div ref={text} className="flex-1">
          {opening && <Prose paragraphs={[opening.starter]} className="pt-4" />}
          <StorySoFar
            view={view}
            clock={clock}
            renderedAt={first.stillSince ?? first.serverTime}
            inks={inks}
            onMark={() => undefined}
            call={async () => false}
          />
        </div>
        <p ref={foot} role="status" className="watch-foot flex min-h-11 items-center gap-2 font-semibold">
          {turn && !isOver && <WriterMark seat={inks(turnWriter(turn))} />}
          {isOver ? revealTexts.closed.title : writerHeadline(turn ? { name: turn.writer, own: false } : undefined)}
        </p>
      </WatchBox>
    </>
  );
}
