import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openRoomPage, type RoomPageEvent, roomPageStep } from '../../client/room/room-page';
import type { LiveRoom } from '../../client/room/use-room';
import type { BattleView } from '../../protocol/battle.contract';
import { roomOfTwo } from '../../testing/make-view';
import { BattleDock } from './battle-dock';

const atRest: BattleView = {
  ...{ round: 1, rounds: 8, phase: 'rest', endsAt: null, lastsMs: 0, writers: [], passages: [], picked: 0, voters: 0, watchers: 0 },
  ...{ isDealt: false, wins: [], outcome: null, ready: [], readers: 0, own: null },
};

/** What stands below a room at rest, after these events. */
function dockAfter(...events: RoomPageEvent[]): string {
  const page = events.reduce((before, event) => roomPageStep(before, event).state, openRoomPage(roomOfTwo({ battle: atRest })));
  const room = { ...page, view: page.followed.view, clock: undefined } as Partial<LiveRoom> as LiveRoom;
  const space = { low: false, covered: 0 };
  return renderToStaticMarkup(
    <BattleDock battle={atRest} room={room} space={space} unseen={false} onCatchUp={() => undefined} ref={null} refusal={undefined} />,
  );
}

it('says of words that came too late for their round that they are kept for the next one, and nothing where there are none', () => {
  const kept = dockAfter({ type: 'box', event: { type: 'typed', words: 'She went in.' } });
  expect(kept).toMatch(/Kept for the next round.*She went in\./);
  expect(dockAfter()).not.toContain('Kept for the next round');
});
