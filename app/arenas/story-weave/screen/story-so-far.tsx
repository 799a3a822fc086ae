import { memo } from 'react';
import { cx } from '~/ui/cx';
import { ownTurn } from '../client/room-facts';
import type { ServerClock } from '../client/server-clock';
import type { PartView, RoomView, TurnView } from '../protocol/room.contract';
import { WovenPart, wovenProse } from '../woven-stories/woven-part';
import { seatFill } from './writer-mark';
import { AiWords } from './writing/ai-words';

export interface StorySoFarProps {
  view: RoomView;
  clock: ServerClock | undefined;
  /** The server's time when the page was rendered, in ms since 1970. */
  renderedAt: number;
}

/** The finished story so far, and the part that is being written now. */
export function StorySoFar({ view, clock, renderedAt }: StorySoFarProps) {
  const { parts, turn } = view;
  const shown = ownTurn(view) ? undefined : turn;
  return (
    <section aria-label="The story so far" className="py-6">
      <ol className="flex flex-col gap-6">
        {parts.map((part) => (
          <FinishedPart key={part.number} part={part} />
        ))}
        {shown && (
          <WovenPart key={shown.number} beside seat={shown.seat} name={shown.writer} ai={shown.kind === 'ai'}>
            <p dir="auto" className={cx(wovenProse, 'min-h-[1.65em]')}>
              <RunningWords turn={shown} clock={clock} renderedAt={renderedAt} gameSpeed={view.gameSpeed} />
              <Pen seat={shown.seat} />
            </p>
          </WovenPart>
        )}
      </ol>
    </section>
  );
}

// The finished parts do not change while characters are added below them.
const FinishedPart = memo(function FinishedPart({ part }: { part: PartView }) {
  return (
    <WovenPart beside seat={part.seat} name={part.writer} ai={part.kind === 'ai'}>
      <p dir="auto" className={wovenProse}>
        {part.text}
      </p>
    </WovenPart>
  );
});

function RunningWords({ turn, ...time }: { turn: TurnView; clock: ServerClock | undefined; renderedAt: number; gameSpeed: number }) {
  if (turn.kind === 'person') return turn.draft;
  return <AiWords turn={turn} {...time} />;
}

/** The position of the next character. */
function Pen({ seat }: { seat: number }) {
  return <span aria-hidden="true" className={cx('ml-0.5 inline-block h-[1.1em] w-0.5 animate-breathe align-[-0.18em]', seatFill(seat))} />;
}
