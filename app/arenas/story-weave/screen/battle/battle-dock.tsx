import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { FormError } from '~/ui/states/form-error';
import { useIsOver } from '../../client/clock/use-is-over';
import { writesPassage } from '../../client/room/room-facts';
import type { LiveRoom } from '../../client/room/use-room';
import type { BattleView } from '../../protocol/battle.contract';
import { ownIn, ownSeat } from '../../protocol/room-view';
import type { SeatView } from '../../protocol/seat.contract';
import { MAX_PASSAGE } from '../../rules/battle/battle';
import type { Inks } from '../../rules/reveal/writer-inks';
import { Dock, type DockProps } from '../writing/dock';
import { InviteSecond } from '../writing/invite-second';
import { KeptWordsBox } from '../writing/kept-words-box';
import { PassedOver } from '../writing/passed-over';
import { Round, Waiting } from '../writing/room-timers';
import { SpectatorSeat } from '../writing/spectator-seat';
import { WordsForm } from '../writing/words-form';
import { writingTexts } from '../writing/writing-texts';
import { battleNote } from './battle-note';
import { battleHeadline, battleTexts as texts } from './battle-texts';
import { DecidedPassages } from './decided-round';
import { HandedIn } from './handed-in';
import { mayPick, PickPassage } from './pick-passage';

/** What lies on the table below the story: the passages to pick from, or how the round went. */
export function BattleTable({ room, battle, inks }: { room: LiveRoom; battle: BattleView; inks: Inks }) {
  const { viewerId } = room.view;
  const { round } = battle;
  const seated = ownSeat(room.view) !== undefined;
  const canPick = viewerId !== null && room.box.connected;
  if (battle.phase === 'picking')
    return (
      <PickPassage
        key={round}
        battle={battle}
        viewerId={viewerId}
        seated={seated}
        onPick={canPick ? (passage) => void room.call('pick', { round, passage }) : undefined}
        onMark={canPick && seated ? (passage, kind, on) => void room.call('markPassage', { round, passage, kind, on }) : undefined}
      />
    );
  return battle.outcome ? <DecidedPassages outcome={battle.outcome} inks={inks} room={room.view} /> : null;
}

export interface BattleDockProps extends DockProps {
  battle: BattleView;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
}

/** The area below a room of battle rounds: the round, its time, and the box for one's own passage. */
export function BattleDock({ battle, refusal, ...dock }: BattleDockProps) {
  const { room, space } = dock;
  const { view, clock, box } = room;
  const seat = ownSeat(view);
  const seated = seat !== undefined;
  const isPast = useIsOver(battle.endsAt, clock) && !box.connected;
  const writes = writesPassage(view);
  const seconds = (battle.lastsMs * view.gameSpeed) / 1000;
  const isTimed = battle.endsAt !== null && battle.phase !== 'answering';
  return (
    <Dock {...dock}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p role="status" className={cx('font-semibold', space.low ? 'line-clamp-1 text-base' : 'text-lg sm:text-xl')}>
            {isPast ? texts.roundPast : view.waitsUntil === null ? battleHeadline(battle, writes) : texts.waiting}
          </p>
          {/* With the keyboard up there is room for the story and the box. */}
          {!space.low && <p className="text-sm text-muted">{battleNote(view, battle, writes)}</p>}
          {seat && battle.phase === 'picking' && box.connected && mayPick(battle) && ownIn(view, battle.round).pick === null && (
            <Ready
              isReady={battle.ready.includes(seat.seat)}
              label={texts.goOn}
              className="mt-1"
              onReady={() => void room.call('ready', { round: battle.round })}
            />
          )}
        </div>
        {isTimed && battle.endsAt !== null && (
          <Round
            key={`${battle.round} ${battle.phase}`}
            endsAt={battle.endsAt}
            seconds={seconds}
            view={view}
            clock={clock}
            low={space.low}
          />
        )}
        {!space.low && view.waitsUntil !== null && <Waiting until={view.waitsUntil} view={view} clock={clock} />}
        {seat && battle.outcome && view.nextTurnAt !== null && box.connected && (
          <Ready
            isReady={battle.ready.includes(seat.seat)}
            label={battle.round === battle.rounds ? texts.toTheEnd : texts.nextRoundNow}
            onReady={() => void room.call('ready', { round: battle.round })}
          />
        )}
      </div>
      {!space.low && <InviteSecond view={view} />}
      {seat?.passedOver && battle.phase !== 'writing' && (
        <PassedOver text={texts.passedOver} low={space.low} onHere={() => void room.call('here', {})} />
      )}
      {box.piece === battle.round && battle.phase === 'writing' && (
        <WordsForm
          key={battle.round}
          room={room}
          piece={battle.round}
          label={texts.handIn}
          limit={MAX_PASSAGE}
          low={space.low}
          past={isPast ? texts : undefined}
        />
      )}
      {box.piece === battle.round && battle.phase === 'writing' && box.words === '' && box.connected && !space.low && (
        <Button size="sm" variant="quiet" onClick={() => void room.call('pass', { round: battle.round })}>
          {texts.pass}
        </Button>
      )}
      {battle.phase === 'writing' && box.piece === undefined && hasHandedIn(battle, seat) && (
        <HandedIn round={battle.round} text={ownIn(view, battle.round).text} room={room} low={space.low} />
      )}
      <FormError className="mt-2">{seated && refusal}</FormError>
      {seated && box.piece === undefined && box.words !== '' && <KeptWordsBox title={writingTexts.keptForRound} words={box.words} />}
      {!seated && box.words !== '' && <KeptWordsBox title={writingTexts.keptLost} words={box.words} onDiscard={room.discard} />}
      {!seated && <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />}
    </Dock>
  );
}

function hasHandedIn({ writers }: BattleView, seat: SeatView | undefined): boolean {
  return writers.some((writer) => writer.seat === seat?.seat && writer.done);
}

/** Lets the person go on who has read what there is to read. It stays when it was pressed, and so does the focus. */
function Ready({ isReady, label, className, onReady }: { isReady: boolean; label: string; className?: string; onReady(): void }) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={isReady}
      onClick={isReady ? undefined : onReady}
      className={cx('shrink-0', className)}
    >
      {isReady ? texts.ready : label}
    </Button>
  );
}
