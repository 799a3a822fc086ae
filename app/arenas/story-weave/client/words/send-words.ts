import type { LiveConnection } from '~/platform/live/live-connection';
import type { RoomFormat } from '../../protocol/room-setting.contract';
import { draftChange } from '../../protocol/room-view';
import { isPassing, type Refused, type WeaveRefusal, weaveRequests } from '../../protocol/weave.contract';
import type { Sending, WordsBoxEvent } from './words-box';

/** Refusals that the room itself explains: the time of the turn or round is over. */
const OVER: readonly WeaveRefusal[] = ['turn-over', 'not-your-turn', 'round-over'];

/** Sends own words, as the room's format has it. @returns what became of them. */
export function sendWords(connection: LiveConnection, roomId: string, sending: Sending, format: RoomFormat): Promise<WordsBoxEvent> {
  return (format === 'turns' ? sendTurn : sendPassage)(connection, roomId, sending);
}

/** Sends words of a turn, as letters while they are typed and whole at its end. */
async function sendTurn(
  connection: LiveConnection,
  roomId: string,
  { id, piece: turn, words, base, submitId }: Sending,
): Promise<WordsBoxEvent> {
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

/** Sends the passage of a battle round or the line of a story of Fold, each time as a whole. */
async function sendPassage(
  connection: LiveConnection,
  roomId: string,
  { id, piece: round, words: text, submitId }: Sending,
): Promise<WordsBoxEvent> {
  try {
    const answer = submitId
      ? await connection.ask(weaveRequests.passage, { roomId, round, text, submitId })
      : await connection.ask(weaveRequests.passageDraft, { roomId, round, text });
    return answer.ok ? { type: 'taken', id } : refusedWords(id, answer);
  } catch {
    return { type: 'lost', id };
  }
}

function refusedWords(id: number, { code, text }: Pick<Refused, 'code' | 'text'>): WordsBoxEvent {
  if (isPassing(code)) return { type: 'lost', id };
  return { type: 'refused', id, text: OVER.includes(code) ? undefined : text };
}
