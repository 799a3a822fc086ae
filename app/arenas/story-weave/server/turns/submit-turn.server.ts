import type { Db } from '~/platform/database/database.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { SubmitAnswer } from '../../protocol/weave.contract';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import { whyNotWriting } from '../../rules/policy';
import { refusals } from '../../texts';
import { endedTurn, findRoom } from '../room-store.server';
import type { Rooms } from '../rooms.server';
import { WeaveRefused } from '../seating/presence.server';
import { whyUnfit } from '../unfit-words.server';

export interface Submission {
  roomId: string;
  playerId: string;
  turn: number;
  text: string;
  submitId: string;
}

/**
 * Ends a person's turn with their words, unless these cannot stand in the room. The same submission counts once, however often it comes; the answer to a late
 * one says which of its words are not in the story.
 * @see docs/product/story-weave.md
 */
export async function submitTurn({ db, rooms }: { db: Db; rooms: Pick<Rooms, 'dispatch'> }, submission: Submission): Promise<SubmitAnswer> {
  const { roomId, playerId, turn, submitId } = submission;
  const text = storedText(submission.text);
  if (text.length > MAX_TURN_LENGTH) return { ok: false, code: 'too-long', text: refusals['too-long'] };
  let unfit: ReturnType<typeof whyUnfit>;
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    if (whyNotWriting({ id: playerId }, room, turn)) return undefined;
    unfit = whyUnfit(room, text);
    return unfit ? undefined : { type: 'submitted', playerId, turn, text, submitId };
  });
  if (!update) throw new WeaveRefused('no-room');
  if (unfit) return { ok: false, code: unfit, text: refusals[unfit] };
  const taken = update.effects.find((effect) => effect.type === 'turn-ended' && effect.submitId === submitId);
  if (taken?.type === 'turn-ended') return { ok: true, turn, text: taken.text };
  return await answerToLate(db, submission, text);
}

async function answerToLate(db: Db, { roomId, playerId, turn, submitId }: Submission, text: string): Promise<SubmitAnswer> {
  const ended = await endedTurn(db, roomId, turn);
  const own = ended?.player_id === playerId ? ended : undefined;
  const left = own && text.trim().startsWith(own.text) ? text.trim().slice(own.text.length).trim() : text;
  if (own && (own.submit_id === submitId || left === '')) return { ok: true, turn, text: own.text };
  const room = await findRoom(db, roomId);
  const code = own ? 'turn-over' : ((room && whyNotWriting({ id: playerId }, room.room, turn)) ?? 'turn-over');
  return { ok: false, code, text: refusals[code] };
}
