import { ArrowDown } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { ownTurn } from '../../client/room-facts';
import { gameMsLeft, type ServerClock } from '../../client/server-clock';
import type { LiveRoom } from '../../client/use-room';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import { screenTexts, writerHeadline } from '../screen-texts';
import { WriterMark } from '../writer-mark';
import { KeptWordsBox } from './kept-words-box';
import { SpectatorSeat } from './spectator-seat';
import { TurnForm } from './turn-form';

export interface EditorProps {
  room: LiveRoom;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
  /** Whether there are new words that the reader has not seen. */
  unseen: boolean;
  onCatchUp(): void;
  ref: Ref<HTMLElement>;
}

/** The area below the story: whose turn it is, the time, and the text box during one's own turn. */
export function Editor({ room, refusal, unseen, onCatchUp, ref }: EditorProps) {
  const { view, clock, box } = room;
  const turn = ownTurn(view);
  const seat = ownSeat(view);
  const writer = view.turn ? { name: view.turn.writer, own: turn !== undefined } : undefined;
  return (
    <section
      ref={ref}
      aria-label="Editor"
      className="sticky bottom-0 z-10 order-3 -mx-4 border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:mx-0 lg:rounded-t-lg lg:border lg:px-6"
    >
      {unseen && (
        <Button size="sm" onClick={onCatchUp} className="absolute -top-12 left-1/2 -translate-x-1/2">
          <ArrowDown aria-hidden="true" />
          {screenTexts.newWords}
        </Button>
      )}
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p role="status" className="flex items-center gap-2 text-lg font-semibold sm:text-xl">
            {view.turn && <WriterMark seat={view.turn.seat} />}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{writerHeadline(writer)}</span>
          </p>
          {view.status === 'epilogue' && <p className="text-sm text-amber">{screenTexts.epilogue}</p>}
        </div>
        <div className="flex shrink-0 items-start gap-3">
          {turn && <Turn key={turn.number} endsAt={turn.endsAt} view={view} clock={clock} />}
          <Game view={view} clock={clock} />
        </div>
      </div>
      {seat?.passedOver && !turn && (
        <Notice
          tone="info"
          title={screenTexts.passedOverTitle}
          className="mt-3"
          actions={
            <Button size="sm" onClick={room.here}>
              I am here
            </Button>
          }
        >
          {screenTexts.passedOverText}
        </Notice>
      )}
      {turn && box.turn === turn.number && (
        <TurnForm
          key={turn.number}
          words={box.words}
          limit={MAX_TURN_LENGTH}
          ending={box.submitId !== undefined}
          connected={box.connected}
          problem={box.problem}
          onType={room.type}
          onSubmit={room.submit}
        />
      )}
      {seat && !turn && box.words !== '' && <KeptWordsBox title={screenTexts.keptTitle} words={box.words} />}
      {!seat && <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />}
      {!seat && box.words !== '' && <KeptWordsBox title={screenTexts.keptLost} words={box.words} onDiscard={room.discard} />}
    </section>
  );
}

interface TimeProps {
  view: RoomView;
  clock: ServerClock | undefined;
}

function Game({ view, clock }: TimeProps) {
  return <GameTimer timeLeft={useTimeLeft(view.gameEndsAt, view, clock)} gameSpeed={view.gameSpeed} />;
}

function Turn({ endsAt, view, clock }: TimeProps & { endsAt: number }) {
  return <TurnTimer timeLeft={useTimeLeft(endsAt, view, clock)} gameSpeed={view.gameSpeed} />;
}

/** Game time until a time of the server's clock; before hydration, counted from when the page was rendered. */
function useTimeLeft(until: number, { serverTime, gameSpeed }: RoomView, clock: ServerClock | undefined): { gameMs: number } {
  const offsetMs = clock?.offsetMs;
  const rendered = offsetMs === undefined ? Math.max(0, until - serverTime) * gameSpeed : undefined;
  return useMemo(
    () => ({ gameMs: offsetMs === undefined ? (rendered ?? 0) : gameMsLeft(until, { offsetMs, gameSpeed }, Date.now()) }),
    [until, rendered, offsetMs, gameSpeed],
  );
}

/** A game's length and the limits of its ring's colours, in seconds. */
const GAME = { totalSeconds: 25 * 60, amberBelow: 10 * 60, redBelow: 5 * 60 };
/** A person's turn. */
const TURN = { totalSeconds: 60, amberBelow: 30, redBelow: 15 };
const SIZE = 64;

/** The start of a countdown: a new `timeLeft` restarts it. */
type TimeLeft = Pick<CountdownOptions, 'timeLeft' | 'gameSpeed'>;

// Only the server decides whether the time is up: it ends turns and games.
const nothing = () => {};

/** The time left in the game. */
function GameTimer(time: TimeLeft) {
  return <TimerRing label="Game" secondsLeft={useCountdown({ ...time, onZero: nothing })} {...GAME} size={SIZE} />;
}

/** The time left in the person's own turn. */
function TurnTimer(time: TimeLeft) {
  return <TimerRing label="Turn" secondsLeft={useCountdown({ ...time, onZero: nothing })} {...TURN} size={SIZE} />;
}
