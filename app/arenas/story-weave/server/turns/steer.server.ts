import { storedText } from '~/stories/reading/text/stored-text';
import type { PlainAnswer } from '../../protocol/weave.contract';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import { type SteeringEvent, whyNotSteering } from '../../rules/steering/steering';
import { refusals } from '../../texts';
import type { Rooms } from '../rooms.server';
import { dispatchUnless } from '../seating/manage-room.server';
import { whyUnfit } from '../unfit-words.server';

type PersonSteering = Exclude<SteeringEvent, { type: 'another-ready' }>;
type SteerDependencies = { rooms: Pick<Rooms, 'dispatch'> };

/**
 * Asks for another part, strikes the newest one, or undoes that.
 * @throws {WeaveRefused} where the part is not the newest, or not theirs to steer, or has words that cannot stand in the room.
 */
export async function steer({ rooms }: SteerDependencies, { roomId, ...event }: PersonSteering & { roomId: string }): Promise<void> {
  const { playerId, number, type } = event;
  const words = event.type === 'part-changed' ? event.text : '';
  await dispatchUnless(rooms, roomId, (room) => whyNotSteering({ id: playerId }, room, number, type) ?? whyUnfit(room, words), event);
}

interface ChangedPart {
  roomId: string;
  playerId: string;
  number: number;
  text: string;
}

/** Changes the words of the newest part. @throws {WeaveRefused} as {@link steer} does. */
export async function changePart(services: SteerDependencies, { text: sent, ...part }: ChangedPart): Promise<PlainAnswer> {
  const text = storedText(sent);
  if (text.length > MAX_TURN_LENGTH) return { ok: false, code: 'too-long', text: refusals['too-long'] };
  await steer(services, { type: 'part-changed', ...part, text });
  return { ok: true };
}
