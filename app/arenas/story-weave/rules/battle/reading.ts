import { seededRandom } from '~/platform/random/random';
import type { Room } from '../room';
import { timeFactor } from '../room-setting';
import { type Battle, type BattleEntry, candidates } from './battle';

/** The least time for picking, in ms of game time: a floor for slow readers. */
export const LEAST_PICKING_MS = 30_000;
/** To look around and to choose, in ms of game time, besides reading. */
const CHOOSING_MS = 10_000;
/** To read one character (UTF-16 unit), in ms of game time: 200 words take a minute and ten seconds. */
const CHARACTER_MS = 60;
/** The most time to read what went into the story without a vote, in ms of game time. */
const MOST_SHARED_MS = 40_000;
/** From so many passages on, each reader gets only a few of them. */
const MANY_PASSAGES = 5;
/** So many passages each reader gets then. */
export const SHOWN_PASSAGES = 3;

/** The passages that a reader can pick: not their own, and with many of them only the few that they get. */
export function choicesOf(battle: Pick<Battle, 'entries' | 'shown'>, playerId: string): BattleEntry[] {
  const others = candidates(battle).filter((entry) => entry.playerId !== playerId);
  if (!isMany(battle)) return others;
  const shown = battle.shown[playerId] ?? others.slice(0, SHOWN_PASSAGES).map(({ id }) => id);
  return others.filter(({ id }) => shown.includes(id));
}

/** Whether there are too many passages for each reader to read all. */
export function isMany(battle: Pick<Battle, 'entries'>): boolean {
  return candidates(battle).length >= MANY_PASSAGES;
}

/**
 * Deals the passages of a round to its readers: three to each, none of their own, all as often as possible: no passage is
 * read by two people more than another.
 * @param seed 32 random bits. @returns the passages of each reader by their ids; empty where everybody reads all.
 */
export function dealt(battle: Pick<Battle, 'entries'>, readers: readonly string[], seed: number): Battle['shown'] {
  if (!isMany(battle)) return {};
  const random = seededRandom(seed);
  const entries = random.shuffle(candidates(battle));
  const hands = readers.map((reader) => {
    const ids = entries.filter(({ playerId }) => playerId !== reader).map(({ id }) => id);
    return { reader, ids, hand: random.shuffle(ids).slice(0, SHOWN_PASSAGES) };
  });
  const read = (id: number) => hands.filter(({ hand }) => hand.includes(id)).length;
  const ids = entries.map(({ id }) => id);
  for (;;) {
    const [least, most] = [byCount(ids, read, -1), byCount(ids, read, 1)];
    // Of the readers of the one, two at least do not read the other, and only one of them can have written it.
    const swap = hands.find((one) => one.hand.includes(most) && one.ids.includes(least) && !one.hand.includes(least));
    if (read(most) - read(least) < 2 || !swap) break;
    swap.hand = swap.hand.map((id) => (id === most ? least : id));
  }
  return Object.fromEntries(hands.map(({ reader, hand }) => [reader, hand]));
}

function byCount(ids: readonly number[], read: (id: number) => number, sign: 1 | -1): number {
  return ids.reduce((best, id) => (sign * (read(id) - read(best)) > 0 ? id : best), ids[0] ?? 0);
}

/** How long readers have to read and pick, in ms of game time: as the longest of their choices takes. */
export function pickingMs(room: Room, battle: Pick<Battle, 'entries' | 'shown'>, readers: readonly string[]): number {
  const lengths = readers.map((reader) => lengthOf(choicesOf(battle, reader)));
  return Math.max(LEAST_PICKING_MS, CHOOSING_MS + CHARACTER_MS * Math.max(0, ...lengths)) * timeFactor(room);
}

/** How long everyone has to read what went into the story without a vote, in ms of game time. @param leastMs what an outcome has in any case */
export function sharedMs(room: Room, entries: readonly BattleEntry[], leastMs: number): number {
  return Math.max(leastMs, Math.min(MOST_SHARED_MS, CHARACTER_MS * lengthOf(entries))) * timeFactor(room);
}

function lengthOf(entries: readonly BattleEntry[]): number {
  return entries.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
}
