import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { FormError } from '~/ui/states/form-error';
import { useIsOver } from '../../client/clock/use-is-over';
import type { LiveRoom } from '../../client/room/use-room';
import type { FoldView, OwnFold } from '../../protocol/fold.contract';
import type { RoomView } from '../../protocol/room.contract';
import { ownLineIn, ownSeat } from '../../protocol/room-view';
import type { SeatView } from '../../protocol/seat.contract';
import { FOLD_ROUND_MS, FOLD_SILENCE_MS, FOLD_VOTING_MS, MAX_FOLD_LINE } from '../../rules/fold/fold';
import { battleTexts } from '../battle/battle-texts';
import { HandedIn } from '../battle/handed-in';
import { TitleVote } from '../reveal/title-vote';
import { timerLabels } from '../room-texts';
import { Dock, type DockProps } from '../writing/dock';
import { KeptWordsBox } from '../writing/kept-words-box';
import { PassedOver } from '../writing/passed-over';
import { Round } from '../writing/room-timers';
import { SpectatorSeat } from '../writing/spectator-seat';
import { WordsForm } from '../writing/words-form';
import { writingTexts } from '../writing/writing-texts';
import { foldHeadline, roundNote, foldTexts as texts } from './fold-texts';

export interface FoldDockProps extends DockProps {
  fold: FoldView;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
}

/** The area below a game of Fold: the round and its time, the box for one's own line, and what reads the stories on. */
export function FoldDock({ fold, refusal, ...dock }: FoldDockProps) {
  const { room, space } = dock;
  const { view, clock, box } = room;
  const seat = ownSeat(view);
  const writes = box.piece === fold.round && fold.phase === 'writing';
  const isPast = useIsOver(fold.endsAt, clock) && !box.connected;
  const own = ownLineIn(view, fold.round);
  const hasDone = fold.phase === 'writing' && fold.writers.some((writer) => writer.seat === seat?.seat && writer.done);
  return (
    <Dock {...dock}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p role="status" className={cx('font-semibold', space.low ? 'line-clamp-1 text-base' : 'text-lg sm:text-xl')}>
            {isPast ? texts.roundPast : foldHeadline(fold, writes)}
          </p>
          {!space.low && <p className="text-sm text-muted">{foldNote(view, fold, seat, hasDone)}</p>}
        </div>
        {fold.endsAt !== null && (
          <Round
            key={`${fold.round} ${fold.phase}`}
            endsAt={fold.endsAt}
            label={fold.phase === 'voting' ? timerLabels.vote : timerLabels.round}
            seconds={(fold.phase === 'voting' ? FOLD_VOTING_MS : roundMs(view)) / 1_000}
            view={view}
            clock={clock}
            low={space.low}
          />
        )}
      </div>
      {seat?.passedOver && fold.phase !== 'voting' && (
        <PassedOver text={battleTexts.passedOver} low={space.low} onHere={() => void room.call('here', {})} />
      )}
      {writes && (
        <WordsForm
          key={fold.round}
          room={room}
          piece={fold.round}
          label={texts.handIn}
          limit={MAX_FOLD_LINE}
          low={space.low}
          past={isPast ? texts : undefined}
        />
      )}
      {writes && box.words === '' && box.connected && !space.low && (
        <Button size="sm" variant="quiet" onClick={() => void room.call('pass', { round: fold.round })}>
          {texts.pass}
        </Button>
      )}
      {seat && hasDone && !writes && <HandedIn round={fold.round} text={own.text} room={room} low={space.low} />}
      {seat && hasDone && !writes && own.text !== '' && !space.low && <TitleMeanwhile room={room} own={own} />}
      {seat && fold.phase === 'reading' && <ReadOn room={room} fold={fold} seat={seat} />}
      {seat && fold.phase === 'voting' && <Done room={room} fold={fold} seat={seat} />}
      <FormError className="mt-2">{seat && refusal}</FormError>
      {seat && !writes && box.words !== '' && <KeptWordsBox title={writingTexts.keptForRound} words={box.words} />}
      {!seat && box.words !== '' && <KeptWordsBox title={writingTexts.keptLost} words={box.words} onDiscard={room.discard} />}
      {!seat && <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />}
    </Dock>
  );
}

/** Who waits for the others can propose a title for the story they have just passed on. */
function TitleMeanwhile({ room, own: { sheet, title } }: { room: LiveRoom; own: OwnFold }) {
  if (sheet === null) return null;
  if (title !== null) return <p className="mt-2 text-sm text-muted">{texts.titleProposed(title)}</p>;
  return (
    <div className="mt-2">
      <TitleVote
        heading={texts.titleMeanwhile}
        poll={{ titles: [], canVote: false, canPropose: room.box.connected, ownVote: null }}
        onPropose={(proposed) => void room.call('titleLine', { sheet, title: proposed })}
        onVote={() => undefined}
      />
    </div>
  );
}

/** Reads the next line out: at once for who began the story, for others after a silence. */
function ReadOn({ room, fold, seat }: { room: LiveRoom; fold: FoldView; seat: SeatView }) {
  const { view, clock, box } = room;
  const isSilent = useIsOver(fold.since + FOLD_SILENCE_MS / view.gameSpeed, clock);
  const may = fold.reader === null || fold.reader === seat.seat || isSilent;
  return (
    <Button
      aria-disabled={!may || !box.connected}
      variant={may ? 'gold' : 'outline'}
      onClick={may && box.connected ? () => void room.call('readOn', { read: fold.read }) : undefined}
      className={cx('mt-2 w-full sm:w-auto', !may && 'opacity-60')}
    >
      {fold.read === fold.of ? texts.toTheVote : texts.readOn}
    </Button>
  );
}

function Done({ room, fold, seat }: { room: LiveRoom; fold: FoldView; seat: SeatView }) {
  const isDone = fold.ready.includes(seat.seat);
  return (
    <Button
      variant={isDone ? 'outline' : 'gold'}
      aria-disabled={isDone || !room.box.connected}
      onClick={isDone ? undefined : () => void room.call('ready', { round: fold.round })}
      className="mt-2"
    >
      {isDone ? texts.waitsForOthers : texts.done}
    </Button>
  );
}

function roundMs({ setting }: RoomView): number {
  return FOLD_ROUND_MS * (setting.moreTime ? 2 : 1);
}

function foldNote(view: RoomView, fold: FoldView, seat: SeatView | undefined, hasDone: boolean): string {
  switch (fold.phase) {
    case 'writing': {
      const waiting = fold.writers
        .filter(({ done }) => !done)
        .flatMap((one) => view.seats.find((other) => other.seat === one.seat)?.name ?? []);
      return roundNote(fold, seat && !hasDone ? [] : waiting, hasDone);
    }
    case 'reading': {
      const reader = view.seats.find((one) => one.seat === fold.reader);
      if (!reader) return texts.aiBegan;
      return reader === seat ? texts.youRead : texts.othersRead(reader.name);
    }
    case 'rest':
    case 'voting':
    case 'over':
      return '';
  }
}
