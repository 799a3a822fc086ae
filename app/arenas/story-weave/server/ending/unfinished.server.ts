import { href } from 'react-router';
import type { Executor } from '~/platform/database/database.server';
import type { Unfinished } from '~/site/unfinished';
import { roomOfPlayer } from '../find-rooms.server';
import { findRoom } from '../room-store.server';

/** The room in which a player has a seat, if any. */
export async function unfinishedWeave({ db }: { db: Executor }, playerId: string): Promise<Unfinished[]> {
  const roomId = await roomOfPlayer(db, playerId);
  const stored = roomId === undefined ? undefined : await findRoom(db, roomId);
  if (!stored) return [];
  const { id, opening, spareOpening } = stored.room;
  const { prompt } = opening ?? spareOpening;
  return [
    { what: 'Your seat in Story Weave', title: prompt, detail: 'The story goes on', to: href('/storyweave/:roomId', { roomId: id }) },
  ];
}
