import { randomUUID } from 'node:crypto';
import type { StoryWeave } from '../story-weave.server';

/** How long a person who sends a form counts as present without a live connection, in ms, while their page opens. */
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
