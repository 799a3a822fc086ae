import { storedText } from '~/stories/reading/text/stored-text';
import { noteOf } from '../../rules/note';
import { whyNotChoosing, whyNotPreparing, whyNotStarting } from '../../rules/policy';
import type { Room } from '../../rules/room';
import { type ChosenSetting, settingOf, withFairTime } from '../../rules/room-setting';
import type { RoomEvent } from '../../rules/turns/room-event';
import { waitingAs } from '../../rules/waiting/waiting-rules';
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

/** Changes what kind of game begins. @throws {WeaveRefused} for anybody but the opener, once it has begun, and where words stand in the room that then could not. */
export async function chooseSetting({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, chosen: ChosenSetting): Promise<void> {
  const event: RoomEvent = { type: 'setting-changed', setting: withFairTime(chosen) };
  await dispatchUnless(rooms, roomId, (room) => whyNotChoosing({ id: playerId }, room, chosen) ?? whyUnfitAs(room, chosen), event);
}

/** Why what people have prepared cannot stand in their room once it is another; undefined where it can. */
function whyUnfitAs(room: Room, chosen: ChosenSetting): 'unfit-here' | undefined {
  const setting = { ...settingOf(room), ...chosen };
  const { prompts, lines } = room.waiting ? waitingAs(room, room.waiting, setting) : { prompts: [], lines: [] };
  const words = [noteOf(room).words, ...[...prompts, ...lines].map(({ text }) => text)];
  return words.some((text) => whyUnfit({ setting }, text)) ? 'unfit-here' : undefined;
}

/** Says that a person is ready, or no longer. @throws {WeaveRefused} without a seat, and once the game has begun. */
export async function getReady({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, ready: boolean): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotPreparing({ id: playerId }, room), { type: 'readied', playerId, ready });
}

/** Picks a drawn head. @throws {WeaveRefused} as for being ready. */
export async function pickHead({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, head: number | null): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotPreparing({ id: playerId }, room), { type: 'head-picked', playerId, head });
}

/** Votes for one of the prompts. @throws {WeaveRefused} as for being ready, and for one that is not there any more. */
export async function votePrompt({ rooms }: PrepareDependencies, { roomId, playerId }: Preparing, prompt: number): Promise<void> {
  const isThere = ({ waiting }: Room) => waiting?.prompts.some(({ id }) => id === prompt);
  const whyNot = (room: Room) => whyNotPreparing({ id: playerId }, room) ?? (isThere(room) ? undefined : 'prompt-gone');
  await dispatchUnless(rooms, roomId, whyNot, { type: 'prompt-picked', playerId, prompt });
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
