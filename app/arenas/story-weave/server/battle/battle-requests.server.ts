import { storedText } from '~/stories/reading/text/stored-text';
import type { PassageAnswer } from '../../protocol/weave.contract';
import { passageText } from '../../rules/battle/round';
import { whyNoPassage, whyNotPicking } from '../../rules/policy';
import { passageTooLong, refusals } from '../../texts';
import type { Rooms } from '../rooms.server';
import { WeaveRefused } from '../seating/presence.server';

interface BattleDependencies {
  rooms: Pick<Rooms, 'dispatch'>;
}

/** A passage that a person hands in. */
export interface SentPassage {
  roomId: string;
  playerId: string;
  round: number;
  text: string;
  submitId: string;
}

/** Hands in a person's passage of a battle round. The same submission counts once, however often it comes. */
export async function submitPassage({ rooms }: BattleDependencies, passage: SentPassage): Promise<PassageAnswer> {
  const { roomId, playerId, round, submitId } = passage;
  const text = storedText(passage.text);
  if (passageText(text) !== text.trim()) return { ok: false, code: 'too-long', text: passageTooLong };
  let why: ReturnType<typeof whyNoPassage>;
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    why = whyNoPassage({ id: playerId }, room, round);
    return why ? undefined : { type: 'passage', playerId, round, text, submitId };
  });
  if (!update) throw new WeaveRefused('no-room');
  const own = update.room.battle?.entries.find((entry) => entry.playerId === playerId);
  const taken = update.room.round === round && own?.submitId === submitId;
  if (!why || taken) return { ok: true, round, text: own?.text ?? text.trim() };
  return { ok: false, code: why, text: refusals[why] };
}

/** Picks the passage that goes on. @throws {WeaveRefused} for one's own, a second pick, or after the round. */
export async function pickPassage(
  { rooms }: BattleDependencies,
  { roomId, playerId, round, passage }: { roomId: string; playerId: string; round: number; passage: number },
): Promise<void> {
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    const why = whyNotPicking({ id: playerId }, room, round, passage);
    if (why) throw new WeaveRefused(why);
    return { type: 'picked', playerId, round, entry: passage };
  });
  if (!update) throw new WeaveRefused('no-room');
}
