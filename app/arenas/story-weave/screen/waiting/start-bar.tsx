import { useState } from 'react';
import { Button } from '~/ui/actions/button';
import type { LiveRoom } from '../../client/room/use-room';
import type { WaitingView } from '../../protocol/room.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import { FEWEST_FOLDERS } from '../../rules/fold/fold';
import { Starts } from '../writing/room-timers';
import { waitingTexts as texts } from './waiting-texts';

interface StartBarProps {
  room: LiveRoom;
  waiting: WaitingView;
  /** The viewer's. */
  seat: SeatNumber;
  /** Whether the Start is the viewer's. */
  leads: boolean;
  refusal: string | undefined;
}

/** How a game begins: whoever opened the room presses Start, or everybody is ready. */
export function StartBar({ room, waiting, seat, leads, refusal }: StartBarProps) {
  const [starting, setStarting] = useState(false);
  const { seats, setting } = room.view;
  const here = seats.filter(({ kind, away }) => kind === 'person' && !away);
  const ready = here.filter((one) => waiting.ready.includes(one.seat)).length;
  const isReady = waiting.ready.includes(seat);
  const isFold = setting.format === 'fold';
  const writers = here.length + seats.filter(({ kind }) => kind === 'ai').length;
  const isEnough = isFold ? writers >= FEWEST_FOLDERS : here.length > 1 || setting.aiWriters;
  if (waiting.startsAt !== null) return <StartsSoon room={room} at={waiting.startsAt} here={here.length} refusal={refusal} />;
  const start = async () => {
    setStarting(true);
    await room.call('start', {});
    setStarting(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p role="status" className="font-semibold">
          {texts.readyCount(ready, here.length)}
        </p>
        <Refused refusal={refusal} />
        {!refusal && !isEnough && <p className="text-sm text-muted">{isFold ? texts.tooFewFolders : texts.tooFew}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {here.length > 1 && (
          <Button
            variant={leads ? 'outline' : 'gold'}
            aria-pressed={isReady}
            disabled={!room.box.connected}
            onClick={() => void room.call('readied', { ready: !isReady })}
          >
            {isReady ? texts.notReady : texts.iAmReady}
          </Button>
        )}
        {leads && (
          <Button disabled={!isEnough || !room.box.connected} pending={starting} pendingText={texts.starting} onClick={() => void start()}>
            {texts.start}
          </Button>
        )}
      </div>
    </div>
  );
}

function Refused({ refusal }: { refusal: string | undefined }) {
  if (!refusal) return null;
  return (
    <p role="alert" className="text-sm text-vermilion">
      {refusal}
    </p>
  );
}

/** How many are here, and when a game begins by itself. */
function StartsSoon({ room, at, here, refusal }: { room: LiveRoom; at: number; here: number; refusal: string | undefined }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p role="status" className="font-semibold">
          {texts.hereCount(here)}
        </p>
        <Refused refusal={refusal} />
      </div>
      <Starts at={at} view={room.view} clock={room.clock} />
    </div>
  );
}
