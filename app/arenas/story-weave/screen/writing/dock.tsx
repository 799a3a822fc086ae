import { ArrowDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { isAloneHere } from '../../client/clock/stands-still';
import type { LiveRoom } from '../../client/room/use-room';
import type { LowWindow } from '../../client/use-low-window';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { ConnectionLine } from '../connection-line';
import { writingTexts } from './writing-texts';

export interface DockProps {
  room: LiveRoom;
  /** What a keyboard leaves of the window. */
  space: LowWindow;
  /** Whether there are new words that the reader has not seen. */
  unseen: boolean;
  onCatchUp(): void;
  ref: Ref<HTMLElement>;
}

/** What becomes of the viewer's seat without a connection. */
function seatWithout(view: RoomView): string | undefined {
  if (!ownSeat(view) || view.status === 'closed') return undefined;
  return isAloneHere(view) ? writingTexts.roomWaits : writingTexts.seatWaits;
}

/**
 * The area below a room's story that stays in sight, above a keyboard on the screen too: with the state of the connection,
 * and a way to words one has not seen.
 */
export function Dock({ room, space, unseen, onCatchUp, ref, children }: DockProps & { children: ReactNode }) {
  const { view, link, box, stored, retry } = room;
  return (
    <section
      ref={ref}
      aria-label={writingTexts.editor}
      style={{ bottom: space.covered }}
      className={cx(
        'sticky z-10 -mx-4 border-t border-line bg-surface px-4 sm:-mx-8 sm:px-8 lg:mx-0 lg:rounded-t-lg lg:border lg:px-6',
        space.low ? 'py-1.5' : 'py-3',
      )}
    >
      {unseen && (
        // In the dock itself, so that it covers nothing of what one reads.
        <Button size="sm" onClick={onCatchUp} className="mx-auto mb-2 flex">
          <ArrowDown aria-hidden="true" />
          {writingTexts.newWords}
        </Button>
      )}
      <ConnectionLine link={link} seat={seatWithout(view)} hasWords={box.words !== ''} stored={stored} low={space.low} onRetry={retry} />
      {view.stillSince !== null && link.kind === 'connected' && (
        <p role="status" className="mb-2 text-sm text-amber">
          {writingTexts.standsStill}
        </p>
      )}
      {children}
    </section>
  );
}
