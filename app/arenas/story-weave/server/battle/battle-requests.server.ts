import { randomUUID } from 'node:crypto';
import { sharesBrowserWith } from '~/accounts/traces/share-browser.server';
import { isRefusedAmong } from '~/blocks/unseen.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { PassageMark } from '../../protocol/battle.contract';
import type { PassageAnswer, WeaveRefusal } from '../../protocol/weave.contract';
import { passageText } from '../../rules/battle/round';
import { whyNoPassage, whyNotMarkingPassage, whyNotPicking, whyNotPickingAlong, whyNotTakingBack } from '../../rules/policy';
import { type Room, seatOf } from '../../rules/room';
import { passageTooLong, refusals } from '../../texts';
import type { Rooms } from '../rooms.server';
import { dispatchUnless } from '../seating/manage-room.server';
import { peopleIn, WeaveRefused } from '../seating/presence.server';
import { whyUnfit } from '../unfit-words.server';
import type { PassageDrafts } from './passage-drafts.server';
import { storePassageDraft } from './passages.server';

interface BattleDependencies {
  rooms: Pick<Rooms, 'dispatch'>;
  passageDrafts: Pick<PassageDrafts, 'type'>;
}

/** A person in a round of a room. */
interface InRound {
  roomId: string;
  playerId: string;
  round: number;
}

/** A passage that a person hands in. */
export interface SentPassage extends InRound {
  text: string;
  submitId: string;
}

/** Hands in a person's passage of a battle round, unless its words cannot stand in the room. The same submission counts once, however often it comes. */
export async function submitPassage({ rooms }: Pick<BattleDependencies, 'rooms'>, passage: SentPassage): Promise<PassageAnswer> {
  const { roomId, playerId, round, submitId } = passage;
  const text = storedText(passage.text);
  if (passageText(text) !== text.trim()) return { ok: false, code: 'too-long', text: passageTooLong };
  let why: WeaveRefusal | undefined;
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    why = whyNoPassage({ id: playerId }, room, round) ?? whyUnfit(room, text);
    return why ? undefined : { type: 'passage', playerId, round, text, submitId };
  });
  if (!update) throw new WeaveRefused('no-room');
  const own = (update.room.fold ?? update.room.battle)?.entries.find((entry) => entry.playerId === playerId);
  const taken = update.room.round === round && own?.submitId === submitId;
  if (!why || taken) return { ok: true, round, text: own?.text ?? text.trim() };
  return { ok: false, code: why, text: refusals[why] };
}

/** Hands in nothing, so that nobody waits for this person. @throws {WeaveRefused} without a passage to write. */
export async function passRound({ rooms }: Pick<BattleDependencies, 'rooms'>, { roomId, playerId, round }: InRound): Promise<void> {
  const whyNot = (room: Room) => whyNoPassage({ id: playerId }, room, round);
  await dispatchUnless(rooms, roomId, whyNot, { type: 'passage', playerId, round, text: '', submitId: randomUUID() });
}

/**
 * Takes a person's passage back, so that they can write on: what they had handed in is their draft again.
 * @throws {WeaveRefused} once the last has handed in or the time is over.
 */
export async function takePassageBack({ rooms, passageDrafts }: BattleDependencies, { roomId, playerId, round }: InRound): Promise<void> {
  await dispatched(rooms, roomId, async (trx, room) => {
    const why = whyNotTakingBack({ id: playerId }, room, round);
    if (why) throw new WeaveRefused(why);
    const text = (room.fold ?? room.battle)?.entries.find((entry) => entry.playerId === playerId)?.text ?? '';
    await storePassageDraft(trx, { roomId, round, playerId, text });
    passageDrafts.type({ roomId, round, text }, playerId);
    return { type: 'passage-back', playerId, round };
  });
}

/**
 * Picks the passage that goes on; from outside the room, as one of its watchers.
 * @param origin names where the person is, by a keyed hash.
 * @throws {WeaveRefused} for one's own, a second pick, or after the round; from outside also where a player in it blocks them, or
 * they that person, or has lately used the same browser.
 */
export async function pickPassage(
  { rooms }: Pick<BattleDependencies, 'rooms'>,
  { roomId, playerId, round, passage }: InRound & { passage: number },
  origin: string,
): Promise<void> {
  await dispatched(rooms, roomId, async (trx, room) => {
    const isSeated = seatOf(room, playerId) !== undefined;
    const why = isSeated
      ? whyNotPicking({ id: playerId }, room, round, passage)
      : whyNotPickingAlong({ id: playerId, origin }, room, round, passage);
    if (why) throw new WeaveRefused(why);
    if (!isSeated && (await isRefusedAmong(trx, playerId, peopleIn(room)))) throw new WeaveRefused('stopped');
    if (!isSeated && (await sharesBrowserWith(trx, playerId, peopleIn(room)))) throw new WeaveRefused('with-player');
    const picked = { playerId, round, entry: passage };
    return isSeated ? { type: 'picked', ...picked } : { type: 'watcher-picked', ...picked, origin };
  });
}

/** Marks a passage beside one's pick, or takes the mark back. @throws {WeaveRefused} for one's own, and after the round. */
export async function markPassage(
  { rooms }: Pick<BattleDependencies, 'rooms'>,
  { roomId, playerId, round, passage, kind, on }: InRound & { passage: number; kind: PassageMark; on: boolean },
): Promise<void> {
  const whyNot = (room: Room) => whyNotMarkingPassage({ id: playerId }, room, round, passage);
  await dispatchUnless(rooms, roomId, whyNot, { type: 'passage-marked', playerId, round, entry: passage, kind, on });
}

/** Dispatches what is decided under the room's lock. @throws {WeaveRefused} where there is no such room. */
async function dispatched(rooms: Pick<Rooms, 'dispatch'>, ...[roomId, source]: Parameters<Rooms['dispatch']>): Promise<void> {
  if (!(await rooms.dispatch(roomId, source))) throw new WeaveRefused('no-room');
}
