import type { LiveConnection } from '~/platform/live/live-connection';
import type { RoomFormat } from '../../protocol/room-setting.contract';
import { draftChange } from '../../protocol/room-view';
import { type Refused, type WeaveRefusal, weaveRequests } from '../../protocol/weave.contract';
import type { Sending, TurnBoxEvent } from './turn-box';

/** Refusals that pass: the words are sent again in a moment. */
const PASSING: readonly WeaveRefusal[] = ['too-fast', 'failed', 'away'];
/** Refusals that the room itself explains: the turn is over. */
const OVER: readonly WeaveRefusal[] = ['turn-over', 'not-your-turn', 'round-over'];

/** Sends words of the own turn, as letters while they are typed and whole at its end. @returns what became of them. */
export async function sendWords(connection: LiveConnection, roomId: string, sending: Sending, format: RoomFormat): Promise<TurnBoxEvent> {
  const { id, turn, words, base, submitId } = sending;
  if (format !== 'turns') return await sendPassage(connection, roomId, sending);
  try {
    const answer = submitId
      ? await connection.ask(weaveRequests.submit, { roomId, turn, text: words, submitId })
      : await connection.ask(weaveRequests.draft, { roomId, turn, ...draftChange(base, words) });
    if (answer.ok) return { type: 'taken', id };
    return answer.code === 'draft-again' ? { type: 'again', id } : refusedWords(id, answer);
  } catch {
    return { type: 'lost', id };
  }
}

/** The same for the passage of a battle round and the line of a story of Fold, of which the whole text is sent. */
async function sendPassage(
  connection: LiveConnection,
  roomId: string,
  { id, turn: round, words: text, submitId }: Sending,
): Promise<TurnBoxEvent> {
  try {
    const answer = submitId
      ? await connection.ask(weaveRequests.passage, { roomId, round, text, submitId })
      : await connection.ask(weaveRequests.passageDraft, { roomId, round, text });
    return answer.ok ? { type: 'taken', id } : refusedWords(id, answer);
  } catch {
    return { type: 'lost', id };
  }
}

function refusedWords(id: number, { code, text }: Pick<Refused, 'code' | 'text'>): TurnBoxEvent {
  if (PASSING.includes(code)) return { type: 'lost', id };
  return { type: 'refused', id, text: OVER.includes(code) ? undefined : text };
}
