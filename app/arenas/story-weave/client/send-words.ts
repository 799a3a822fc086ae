import type { LiveConnection } from '~/platform/live/live-connection';
import { draftChange } from '../protocol/room-view';
import { type WeaveRefusal, weaveRequests } from '../protocol/weave.contract';
import type { Sending, TurnBoxEvent } from './turn-box';

/** Refusals that pass: the words are sent again in a moment. */
const PASSING: readonly WeaveRefusal[] = ['too-fast', 'failed', 'away'];
/** Refusals that the room itself explains: the turn is over. */
const OVER: readonly WeaveRefusal[] = ['turn-over', 'not-your-turn'];

/** Sends words of the own turn, as letters while they are typed and whole at its end. @returns what became of them. */
export async function sendWords(connection: LiveConnection, roomId: string, sending: Sending): Promise<TurnBoxEvent> {
  const { id, turn, words, base, submitId } = sending;
  try {
    const answer = submitId
      ? await connection.ask(weaveRequests.submit, { roomId, turn, text: words, submitId })
      : await connection.ask(weaveRequests.draft, { roomId, turn, ...draftChange(base, words) });
    if (answer.ok) return { type: 'taken', id };
    if (answer.code === 'draft-again') return { type: 'again', id };
    if (PASSING.includes(answer.code)) return { type: 'lost', id };
    return { type: 'refused', id, text: OVER.includes(answer.code) ? undefined : answer.text };
  } catch {
    return { type: 'lost', id };
  }
}
