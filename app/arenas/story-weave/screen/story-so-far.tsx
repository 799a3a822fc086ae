import { memo, type ReactNode } from 'react';
import { href } from 'react-router';
import type { ServerClock } from '~/platform/clock/server-clock';
import { cx } from '~/ui/cx';
import { PersonMenu } from '~/ui/people/person-menu';
import { Folded } from '~/ui/text/folded';
import { ownTurn, pageOf, turnWriter } from '../client/room/room-facts';
import type { CallRoom } from '../client/room/room-session';
import type { PartView, RoomView, TurnView } from '../protocol/room.contract';
import { ownSeat } from '../protocol/room-view';
import { cardsByPart } from '../rules/reveal/cards';
import { freshParts } from '../rules/reveal/marks';
import { ownerOf, partName } from '../rules/reveal/part-writers';
import type { Inks } from '../rules/reveal/writer-inks';
import { TableCards } from '../woven-stories/table-cards';
import { wovenTexts } from '../woven-stories/texts';
import { WovenPart, wovenProse } from '../woven-stories/woven-part';
import { MarkButtons, type MarkButtonsProps } from './mark-buttons';
import { roomTexts } from './room-texts';
import { MissedChanges, SteerPart, useChanges } from './steering/steer-part';
import { seatFill } from './writer-mark';
import { AiWords } from './writing/ai-words';

export interface StorySoFarProps {
  view: RoomView;
  clock: ServerClock | undefined;
  /** The server's time when the page was rendered, in ms since 1970. */
  renderedAt: number;
  inks: Inks;
  onMark: MarkButtonsProps['onMark'];
  call: CallRoom;
}

/** The finished story so far, and the part that is being written now. */
export function StorySoFar({ view, clock, renderedAt, inks, onMark, call }: StorySoFarProps) {
  const { parts, turn } = view;
  const change = { view, ...useChanges() };
  const shown = ownTurn(view) ? undefined : turn;
  const running = shown ? inks(turnWriter(shown)) : 0;
  const canMark = view.status !== 'closed' && ownSeat(view) !== undefined;
  const cards = cardsByPart(parts, view.cards);
  // One that is struck has no place of its own.
  const isSteered = ({ number }: PartView) => number === view.steering?.number;
  const fresh = canMark ? freshParts(parts) : [];
  return (
    <section aria-label={roomTexts.storySoFar} className="py-6">
      <div className="grid">
        <TableCards cards={cards.get(0) ?? []} />
      </div>
      <ol className="flex flex-col gap-6">
        {parts.map((part) => {
          const canBeMarked = fresh.includes(part) && ownerOf(part) !== view.viewerId;
          const laid = cards.get(part.number);
          return (
            <FinishedPart
              key={part.number}
              part={part}
              ink={inks(part)}
              roomId={view.roomId}
              viewerId={view.viewerId}
              below={
                (canBeMarked || laid || isSteered(part)) && (
                  <>
                    {canBeMarked && <MarkButtons number={part.number} writer={part.writer} own={view.ownMarks} onMark={onMark} />}
                    {isSteered(part) && <SteerPart call={call} {...change} />}
                    {laid && <TableCards cards={laid} />}
                  </>
                )
              }
            />
          );
        })}
        {shown && (
          <WovenPart key={shown.number} beside running seat={running} name={shown.writer} ai={shown.kind === 'ai'}>
            <p dir="auto" className={cx(wovenProse, 'min-h-[1.65em]')}>
              <RunningWords turn={shown} clock={clock} renderedAt={renderedAt} gameSpeed={view.gameSpeed} />
              <Pen seat={running} />
            </p>
          </WovenPart>
        )}
      </ol>
      {!parts.some(isSteered) && <SteerPart call={call} {...change} />}
      <MissedChanges {...change} />
    </section>
  );
}

interface FinishedPartProps extends Pick<RoomView, 'roomId' | 'viewerId'> {
  part: PartView;
  ink: number;
  below: ReactNode;
}

// The finished parts do not change while characters are added below them.
const FinishedPart = memo(function FinishedPart({ part, ink, below, ...of }: FinishedPartProps) {
  const player = pageOf({ name: part.writer, playerId: part.playerId });
  const isOwn = of.viewerId !== null && ownerOf(part) === of.viewerId;
  return (
    <WovenPart
      {...{ beside: true, seat: ink, name: partName(part), ai: part.kind === 'ai', player, newTab: true, below }}
      menu={!isOwn && <AboutWriter part={part} {...of} />}
    >
      <PartWords text={part.text} door={isOwn ? undefined : part.door} />
    </WovenPart>
  );
});

/** The words of a part, folded behind a door. */
function PartWords({ text, door }: Pick<PartView, 'text' | 'door'>) {
  return (
    <Folded why={door && wovenTexts.behindDoor[door]}>
      <p dir="auto" className={wovenProse}>
        {text}
      </p>
    </Folded>
  );
}

/** The menu about who wrote a part. It opens new tabs: nobody leaves the room for it. */
function AboutWriter({ part, roomId, viewerId }: Omit<FinishedPartProps, 'ink' | 'below'>) {
  const name = partName(part);
  const player = pageOf({ name: part.changed?.writer ?? name, playerId: ownerOf(part) });
  const report = href('/report/:kind/:thingId', { kind: 'passage', thingId: `${roomId}.${part.number}` });
  return (
    <PersonMenu newTab name={name} player={player} report={{ to: report, what: wovenTexts.passageBy(name) }} signedIn={viewerId !== null} />
  );
}

function RunningWords({ turn, ...time }: { turn: TurnView; clock: ServerClock | undefined; renderedAt: number; gameSpeed: number }) {
  if (turn.kind === 'person') return turn.draft;
  return <AiWords turn={turn} {...time} />;
}

/** The position of the next character. */
function Pen({ seat }: { seat: number }) {
  return (
    <span
      data-pen
      aria-hidden="true"
      className={cx('ml-0.5 inline-block h-[1.1em] w-0.5 animate-breathe align-[-0.18em]', seatFill(seat))}
    />
  );
}
