import { randomUUID } from 'node:crypto';
import type { StoryWeave } from '../story-weave.server';

/** Whoever sends a form has no live connection yet: they count as present for so many ms, while their page opens. */
const ARRIVAL_MS = 15_000;

/**
 * Takes a seat for somebody who sent a form.
 * @param roomId undefined: the room that is best for them.
 * @returns the room's id.
 * @throws {WeaveRefused} when they may not.
 */
export async function enterByForm(weave: StoryWeave, playerId: string, roomId?: string): Promise<string> {
  const visit = randomUUID();
  const entered = roomId ?? (await weave.enter(playerId, visit));
  if (roomId) await weave.join(roomId, playerId, visit);
  setTimeout(() => void weave.depart(entered, playerId, visit), ARRIVAL_MS).unref();
  return entered;
}
