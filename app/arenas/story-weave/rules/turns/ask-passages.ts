import type { BattleEntry } from '../battle/battle';
import type { Moment, Room } from '../room';
import type { RoomEffect } from './running-turn';

/** When to request an AI writer's passage again, in ms of real time. */
const ASK_AGAIN_MS = 20_000;
/** After this many failures an AI writer has no passage in the round. */
const ATTEMPTS = 3;

/**
 * Requests every passage of an AI writer that is missing and not being written, in a round of a battle or of Fold. All at once:
 * people wait for the last of them.
 * @returns the entries with what is being written now, and an empty passage for who has failed too often.
 */
export function askPassages({ round }: Pick<Room, 'round'>, entries: readonly BattleEntry[], moment: Moment) {
  const effects: RoomEffect[] = [];
  const asking = entries.map((entry): BattleEntry => {
    const { id, seat, aiWriterId, text, asked } = entry;
    if (aiWriterId === null || text !== null || (asked && moment.now < asked.until)) return entry;
    const attempts = (asked?.attempts ?? 0) + 1;
    if (attempts > ATTEMPTS) {
      effects.push({ type: 'writer-failed', aiWriterId });
      return { ...entry, text: '' };
    }
    effects.push({ type: 'ask-passage', round, entry: id, seat, aiWriterId, seed: (moment.seed + seat) % 2 ** 32 });
    return { ...entry, asked: { attempts, until: moment.now + ASK_AGAIN_MS, by: moment.process } };
  });
  return { entries: asking, effects };
}
