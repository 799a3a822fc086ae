import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { ownTurn } from '../../client/room-facts';
import { upNext } from '../../client/up-next';
import type { LiveRoom } from '../../client/use-room';
import { ownSeat } from '../../protocol/room-view';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import { screenTexts, writerHeadline } from '../screen-texts';
import { WriterMark } from '../writer-mark';
import { Dock, type DockProps } from './dock';
import { KeptWordsBox } from './kept-words-box';
import { Game, Turn } from './room-timers';
import { SpectatorSeat } from './spectator-seat';
import { TurnForm } from './turn-form';

export interface EditorProps extends DockProps {
  room: LiveRoom;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
}

/** The area below the story: whose turn it is, the time, and the text box during one's own turn. */
export function Editor({ room, refusal, ...dock }: EditorProps) {
  const { view, clock, box } = room;
  const turn = ownTurn(view);
  const seat = ownSeat(view);
  const next = upNext(view);
  const writer = view.turn ? { name: view.turn.writer, own: turn !== undefined } : undefined;
  return (
    <Dock {...dock}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p role="status" className="flex items-center gap-2 text-lg font-semibold sm:text-xl">
            {view.turn && <WriterMark seat={view.turn.seat} />}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{writerHeadline(writer)}</span>
          </p>
          {next.length > 0 && (
            <p className="text-sm text-muted wrap-anywhere [@media(max-height:30rem)]:hidden">Next: {next.join(', then ')}</p>
          )}
          {view.waitsUntil !== null && <p className="text-sm text-muted">{screenTexts.waitingForSecond}</p>}
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
          label={screenTexts.submitTurn}
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
    </Dock>
  );
}
