import { storedText } from '~/stories/reading/text/stored-text';
import { whyNotChoosing, whyNotPreparing, whyNotStarting } from '../../rules/policy';
import type { Room } from '../../rules/room';
import { type ChosenSetting, withFairTime } from '../../rules/room-setting';
import type { RoomEvent } from '../../rules/turns/room-event';
import type { Rooms } from '../rooms.server';
import { whyUnfit } from '../unfit-words.server';
import { dispatchUnless } from './manage-room.server';

type PrepareDependencies = { rooms: Pick<Rooms, 'dispatch'> };

/** A person in a room that waits for its Start. */
interface Preparing {
  roomId: string;
  playerId: string;
}

/** Begins the game for the person who opened the room. @throws {WeaveRefused} for anybody else, and for one writer alone. */
export async function startGame({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotStarting({ id: playerId }, room), { type: 'started' });
}

/** Changes what kind of game begins. @throws {WeaveRefused} for anybody but the opener, and once it has begun. */
export async function chooseSetting({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, chosen: ChosenSetting): Promise<void> {
  const event: RoomEvent = { type: 'setting-changed', setting: withFairTime(chosen) };
  await dispatchUnless(rooms, roomId, (room) => whyNotChoosing({ id: playerId }, room, chosen), event);
}

/** Says that a person is ready, or no longer. @throws {WeaveRefused} without a seat, and once the game has begun. */
export async function getReady({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, ready: boolean): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotPreparing({ id: playerId }, room), { type: 'readied', playerId, ready });
}

/** Picks a drawn head. @throws {WeaveRefused} as for being ready. */
export async function pickHead({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, head: number | null): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotPreparing({ id: playerId }, room), { type: 'head-picked', playerId, head });
}

/** Votes for one of the prompts. @throws {WeaveRefused} as for being ready. */
export async function votePrompt({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, prompt: number): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotPreparing({ id: playerId }, room), { type: 'prompt-picked', playerId, prompt });
}

/** Proposes a prompt. @throws {WeaveRefused} as for being ready, without words, and for those that cannot stand in the room. */
export async function proposePrompt({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, sent: string): Promise<void> {
  const text = oneLine(sent);
  const whyNot = (room: Room) => whyNotPreparing({ id: playerId }, room) ?? (text === '' ? 'malformed' : whyUnfit(room, text));
  await dispatchUnless(rooms, roomId, whyNot, { type: 'prompt-proposed', playerId, text });
}

/** Scribbles a line to warm up. @throws {WeaveRefused} as for being ready, and for words that cannot stand in the room. */
export async function scribble({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, sent: string): Promise<void> {
  const text = oneLine(sent);
  const whyNot = (room: Room) => whyNotPreparing({ id: playerId }, room) ?? whyUnfit(room, text);
  await dispatchUnless(rooms, roomId, whyNot, { type: 'line-scribbled', playerId, text });
}

function oneLine(sent: string): string {
  return storedText(sent).replaceAll(/\s+/g, ' ').trim();
}
