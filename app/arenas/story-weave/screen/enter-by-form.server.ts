import type { RoomChoice } from '../server/seating/lobby';
import { newVisit } from '../server/seating/presence.server';
import type { StoryWeave } from '../story-weave.server';

/** How long a person who sends a form counts as present without a live connection, in ms, while their page opens. */
const ARRIVAL_MS = 15_000;

/** Opens a room of one's own for a player who sent a form. @returns its id. @throws {WeaveRefused} when they may not. */
export async function openByForm(weave: StoryWeave, playerId: string, choice: RoomChoice): Promise<string> {
  const visit = newVisit();
  const roomId = await weave.open(playerId, visit, choice);
  departLater(weave, roomId, playerId, visit);
  return roomId;
}

/**
 * Takes a seat for a player who sent a form.
 * @param roomId undefined: the room that is best for them.
 * @returns the room's id.
 * @throws {WeaveRefused} when they may not.
 */
export async function enterByForm(weave: StoryWeave, playerId: string, roomId?: string): Promise<string> {
  const visit = newVisit();
  const entered = roomId ?? (await weave.enter(playerId, visit));
  if (roomId) await weave.join(roomId, playerId, visit);
  departLater(weave, entered, playerId, visit);
  return entered;
}

/** Takes a seat in the next game of 'Play now' for a player who sent a form. @returns the room's id. @throws {WeaveRefused} when they may not. */
export async function playNowByForm(weave: StoryWeave, playerId: string): Promise<string> {
  const visit = newVisit();
  const roomId = await weave.playNow(playerId, visit);
  departLater(weave, roomId, playerId, visit);
  return roomId;
}

/** Takes a seat at the open table of a time for a player who sent a form. @returns the room's id. @throws {WeaveRefused} when they may not. */
export async function sitByForm(weave: StoryWeave, playerId: string, tableAt: Date): Promise<string> {
  const visit = newVisit();
  const roomId = await weave.sitAtTable(playerId, visit, tableAt);
  departLater(weave, roomId, playerId, visit);
  return roomId;
}

function departLater(weave: StoryWeave, roomId: string, playerId: string, visit: string): void {
  setTimeout(() => void weave.depart(roomId, playerId, visit, { type: 'away' }), ARRIVAL_MS).unref();
}
