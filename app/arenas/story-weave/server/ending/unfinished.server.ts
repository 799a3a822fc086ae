import { href } from 'react-router';
import type { Executor } from '~/platform/database/database.server';
import { arenaLabel } from '~/site/arenas';
import type { Unfinished } from '~/site/unfinished';
import type { Room } from '../../rules/room';
import { slowTodayTexts } from '../../texts';
import { roomOfPlayer } from '../find-rooms.server';
import { findRoom } from '../room-store.server';
import { ownSlowRooms } from '../slow/slow-view.server';

/** The room in which a player has a seat, if any, and the slow rooms that wait for them. */
export async function unfinishedWeave({ db }: { db: Executor }, playerId: string): Promise<Unfinished[]> {
  const roomId = await roomOfPlayer(db, playerId);
  const stored = roomId === undefined ? undefined : await findRoom(db, roomId);
  return [...(stored ? [seatIn(stored.room)] : []), ...(await waitingSlowRooms(db, playerId))];
}

function seatIn({ id, opening, spareOpening }: Room): Unfinished {
  const { prompt } = opening ?? spareOpening;
  const to = href('/storyweave/:roomId', { roomId: id });
  return { what: `Your seat in ${arenaLabel('story_weave')}`, title: prompt, detail: 'The story goes on', to, urgency: 'running' };
}

/** One room leads to its desk, several to all of them: '3 waiting for you'. */
async function waitingSlowRooms(db: Executor, playerId: string): Promise<Unfinished[]> {
  const [first, ...others] = (await ownSlowRooms(db, playerId)).filter(({ state }) => state === 'yours');
  if (!first) return [];
  const what = slowTodayTexts.what;
  const { turns, of, prompt, id: roomId } = first;
  const line =
    others.length === 0
      ? { title: prompt, detail: slowTodayTexts.turn(turns + 1, of), to: href('/storyweave/slow/:roomId/write', { roomId }) }
      : { title: slowTodayTexts.waiting(others.length + 1), detail: prompt, to: href('/storyweave/slow') };
  return [{ what, ...line, urgency: 'awaited' }];
}
