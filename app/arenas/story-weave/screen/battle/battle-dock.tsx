import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { useIsOver } from '../../client/clock/use-is-over';
import { writesPassage } from '../../client/room/room-facts';
import type { LiveRoom } from '../../client/room/use-room';
import type { BattleView, RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { MAX_PASSAGE, PICKING_MS, ROUNDS, WRITING_MS } from '../../rules/battle/battle';
import type { Inks } from '../../rules/reveal/writer-inks';
import { keepTo, screenTexts } from '../screen-texts';
import { Dock, type DockProps } from '../writing/dock';
import { InviteSecond } from '../writing/invite-second';
import { KeptWordsBox } from '../writing/kept-words-box';
import { PassedOver } from '../writing/passed-over';
import { Round, Waiting } from '../writing/room-timers';
import { SpectatorSeat } from '../writing/spectator-seat';
import { TurnForm } from '../writing/turn-form';
import { battleHeadline, battleTexts as texts } from './battle-texts';
import { DecidedPassages } from './decided-round';
import { PickPassage } from './pick-passage';

/** What lies on the table below the story: the passages to pick from, or how the round went. */
export function BattleTable({ room, battle, inks }: { room: LiveRoom; battle: BattleView; inks: Inks }) {
  const { viewerId } = room.view;
  const { round } = battle;
  const canPick = ownSeat(room.view) !== undefined && room.box.connected;
  const pick = (passage: number) => void room.call('pick', { round, passage });
  if (battle.phase === 'picking')
    return <PickPassage key={round} battle={battle} viewerId={viewerId} onPick={canPick ? pick : undefined} />;
  return battle.outcome ? <DecidedPassages outcome={battle.outcome} inks={inks} /> : null;
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
  const factor = view.setting.moreTime ? 2 : 1;
  const seconds = ((battle.phase === 'writing' ? WRITING_MS : PICKING_MS) / 1000) * factor;
  const isTimed = battle.endsAt !== null && battle.phase !== 'answering';
  return (
    <Dock {...dock}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p role="status" className={cx('font-semibold', space.low ? 'line-clamp-1 text-base' : 'text-lg sm:text-xl')}>
            {isPast ? texts.roundPast : view.waitsUntil === null ? battleHeadline(battle, writes) : texts.waiting}
          </p>
          {/* With the keyboard up there is room for the story and the box. */}
          {!space.low && <p className="text-sm text-muted">{dockNote(view, battle, writes)}</p>}
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
            isLast={battle.round === ROUNDS}
            onReady={() => void room.call('ready', { round: battle.round })}
          />
        )}
      </div>
      {!space.low && <InviteSecond view={view} />}
      {seat?.passedOver && battle.phase !== 'writing' && (
        <PassedOver text={texts.passedOver} low={space.low} onHere={() => void room.call('here', {})} />
      )}
      {box.turn === battle.round && battle.phase === 'writing' && (
        <TurnForm
          key={battle.round}
          words={box.words}
          turn={battle.round}
          label={texts.handIn}
          limit={MAX_PASSAGE}
          ending={box.submitId !== undefined}
          connected={box.connected}
          problem={box.problem}
          low={space.low}
          waits={isPast ? texts[space.low ? 'offlinePastShort' : 'offlinePast'] : undefined}
          onType={room.type}
          onSubmit={room.submit}
        />
      )}
      {seated && refusal && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          {refusal}
        </p>
      )}
      {seated && box.turn === undefined && box.words !== '' && <KeptWordsBox title={screenTexts.keptTitle} words={box.words} />}
      {!seated && box.words !== '' && <KeptWordsBox title={screenTexts.keptLost} words={box.words} onDiscard={room.discard} />}
      {!seated && <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />}
    </Dock>
  );
}

/** Lets the person go on who has read how the round went. It stays when it was pressed, and so does the focus. */
function Ready({ isReady, isLast, onReady }: { isReady: boolean; isLast: boolean; onReady(): void }) {
  return (
    <Button size="sm" variant="outline" aria-disabled={isReady} onClick={isReady ? undefined : onReady} className="shrink-0">
      {isReady ? texts.ready : isLast ? texts.toTheEnd : texts.nextRoundNow}
    </Button>
  );
}

/** Who writes in a seat in the running round: the AI writer whom a newcomer is to replace writes it to its end. */
function nameIn({ seats }: RoomView, number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  return seat?.fromNextRound ? texts.replaced : seat?.name;
}

/** What one should know in a phase, in a line. */
function dockNote(
  view: RoomView,
  { phase, round, own, picked, voters, writers, outcome, ready, readers }: BattleView,
  writes: boolean,
): string {
  const seat = ownSeat(view);
  if (view.waitsUntil !== null) return screenTexts.waitingForSecond;
  if (phase === 'writing' && !writes) {
    const left = writers.filter(({ done }) => !done).flatMap((writer) => nameIn(view, writer.seat) ?? []);
    const waiting = left.length > 0 ? ` Still writing: ${[...new Set(left)].join(', ')}.` : '';
    return (seat?.fromNextRound ? texts.nextRound : seat ? texts.handedIn : texts.reading) + waiting;
  }
  if (phase === 'picking') return own?.round === round && own.pick !== null ? texts.picked : `${picked} of ${voters} have picked.`;
  if (phase === 'rest' && round > 0 && view.nextTurnAt === null) return texts.resting;
  if (outcome && readers > 1) return `${ready.length} of ${readers} have read it.`;
  return (phase === 'rest' ? round === 0 : round === 1) ? `${texts.rules} ${keepTo(view.setting.rating)}` : '';
}
