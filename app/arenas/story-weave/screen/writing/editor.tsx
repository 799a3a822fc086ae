import type { ServerClock } from '~/platform/clock/server-clock';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { FormError } from '~/ui/states/form-error';
import { isAloneHere } from '../../client/clock/stands-still';
import { useIsOver } from '../../client/clock/use-is-over';
import { ownTurn, turnWriter } from '../../client/room/room-facts';
import { ownTurnComesAt } from '../../client/turn-comes';
import { upNext } from '../../client/up-next';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import type { Inks } from '../../rules/reveal/writer-inks';
import { WriterMark } from '../writer-mark';
import { Dock, type DockProps } from './dock';
import { InviteSecond } from './invite-second';
import { KeptWordsBox } from './kept-words-box';
import { PassedOver } from './passed-over';
import { ComesIn, Game, Turn, Waiting } from './room-timers';
import { SpectatorSeat } from './spectator-seat';
import { WordsForm } from './words-form';
import { keepTo, writerHeadline, writingTexts } from './writing-texts';

export interface EditorProps extends DockProps {
  /** Why the person's last request was refused. */
  refusal: string | undefined;
  inks: Inks;
}

/** The area below the story: whose turn it is, the time, and the box for one's own words, in which one may write ahead. */
export function Editor({ refusal, inks, ...dock }: EditorProps) {
  const { room, space } = dock;
  const { view, clock, box } = room;
  const turn = ownTurn(view);
  const seat = ownSeat(view);
  const isPast = useIsOver(turn?.endsAt, clock) && !box.connected;
  const isSkipped = seat?.passedOver === true && !turn;
  const waitsAlone = view.turn?.kind === 'ai' && isAloneHere(view);
  const writer = view.turn ? { name: view.turn.writer, own: turn !== undefined } : undefined;
  return (
    <Dock {...dock}>
      <div className={isSkipped && space.low ? 'sr-only' : 'flex items-center justify-between gap-4'}>
        <div className="min-w-0">
          <p
            role="status"
            className={cx('flex items-center gap-2 font-semibold', space.low ? 'text-base leading-6' : 'text-lg sm:text-xl')}
          >
            {view.turn && <WriterMark seat={inks(turnWriter(view.turn))} />}
            <span className={cx('min-w-0 wrap-anywhere', space.low ? 'line-clamp-1' : 'line-clamp-2')}>
              {isPast ? writingTexts.turnPast : writerHeadline(writer)}
            </span>
          </p>
          {!space.low && <Facts view={view} clock={clock} />}
          {waitsAlone && box.connected && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void room.call('showAll', { turn: view.turn?.number ?? 0 })}
              className="-ml-3.5"
            >
              {writingTexts.showAll}
            </Button>
          )}
        </div>
        <div className="flex shrink-0 items-start gap-3">
          {turn && <Turn key={turn.number} turn={turn} view={view} clock={clock} low={space.low} />}
          {!space.low &&
            (view.waitsUntil === null ? <Game view={view} clock={clock} /> : <Waiting until={view.waitsUntil} {...{ view, clock }} />)}
        </div>
      </div>
      {!space.low && <Explained view={view} />}
      {!space.low && <InviteSecond view={view} />}
      {isSkipped && <PassedOver text={writingTexts.passedOverText} low={space.low} onHere={() => void room.call('here', {})} />}
      {seat && (
        <WordsForm
          room={room}
          piece={turn && box.piece === turn.number ? turn.number : undefined}
          label={writingTexts.submitTurn}
          limit={MAX_TURN_LENGTH}
          low={space.low}
          past={isPast ? writingTexts : undefined}
        />
      )}
      <FormError className="mt-2">{seat && refusal}</FormError>
      {!seat && <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />}
      {!seat && box.words !== '' && <KeptWordsBox title={writingTexts.keptLost} words={box.words} onDiscard={room.discard} />}
    </Dock>
  );
}

/** The round, who comes next, and when the person's own turn comes. */
function Facts({ view, clock }: { view: RoomView; clock: ServerClock | undefined }) {
  const next = upNext(view);
  const comesAt = ownTurnComesAt(view);
  return (
    <>
      {(view.turn || comesAt !== undefined) && (
        <p className="text-sm text-muted wrap-anywhere">
          {view.turn && `${writingTexts.round(view.turn.round)} `}
          {next.length > 0 && `${writingTexts.upNext(next)} `}
          {comesAt !== undefined && <ComesIn at={comesAt} view={view} clock={clock} />}
        </p>
      )}
      {view.waitsUntil !== null && <p className="text-sm text-muted">{writingTexts.waitingForSecond}</p>}
      {view.status === 'epilogue' && <p className="text-sm text-amber">{writingTexts.epilogue}</p>}
    </>
  );
}

/** What one does in the room's present state, in a sentence where it begins. */
function Explained({ view }: { view: RoomView }) {
  const isFirst = view.status === 'open' && view.parts.length === 0 && view.waitsUntil === null;
  const text =
    view.status === 'epilogue' ? writingTexts.epilogueExplained : isFirst && `${writingTexts.openExplained} ${keepTo(view.setting.rating)}`;
  return text && <p className="mt-1 text-sm text-muted">{text}</p>;
}
