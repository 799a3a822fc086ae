import type { ReactNode } from 'react';
import { href } from 'react-router';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { cx } from '~/ui/cx';
import { PersonMenu } from '~/ui/people/person-menu';
import { pageOf } from '../../client/room/room-facts';
import type { FoldLineView } from '../../protocol/fold.contract';
import type { RoomView } from '../../protocol/room.contract';
import type { Inks } from '../../rules/reveal/writer-inks';
import { wovenTexts } from '../../woven-stories/texts';
import { wovenProse } from '../../woven-stories/woven-part';
import { seatEdge, WriterName } from '../writer-mark';

export interface FoldLineProps {
  line: FoldLineView;
  inks: Inks;
  room: Pick<RoomView, 'roomId' | 'viewerId'>;
  /** What stands beside the writer's name. */
  beside?: ReactNode;
}

/** A line that was read out, with its writer, and beside one of another writer the menu about them. */
export function FoldLine({ line, inks, room, beside }: FoldLineProps) {
  const ink = inks(line);
  return (
    <div
      data-digital-source-type={line.kind === 'ai' ? MACHINE_WRITTEN : undefined}
      className={cx('min-w-0 animate-drop border-l-2 pl-4', seatEdge(ink))}
    >
      <p dir="auto" className={wovenProse}>
        {line.text}
      </p>
      <div className="relative flex flex-wrap items-center gap-x-3">
        <WriterName seat={ink} name={line.writer} ai={line.kind === 'ai'} />
        {beside}
        {(line.playerId === null || line.playerId !== room.viewerId) && <AboutWriter line={line} room={room} />}
      </div>
    </div>
  );
}

/** It opens new tabs: nobody leaves the room for it. */
function AboutWriter({ line: { round, seat, writer, playerId }, room }: Pick<FoldLineProps, 'line' | 'room'>) {
  const to = href('/report/:kind/:thingId', { kind: 'fold-line', thingId: `${room.roomId}.${round}.${seat}` });
  return (
    <PersonMenu
      newTab
      name={writer}
      player={pageOf({ name: writer, playerId })}
      report={{ to, what: wovenTexts.lineBy(writer) }}
      signedIn={room.viewerId !== null}
    />
  );
}
