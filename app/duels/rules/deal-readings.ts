import { pairKey, type Relations } from './people';

/** With fewer other people than this, they are dealt duels of those they know, too. */
const ENOUGH_OTHERS = 8;
/** How many readings close a duel, while fewer than `SMALL_SITE` people write. */
const FEW_READINGS = 3;
const SMALL_SITE = 50;
/** How often a day a reader may swap a duel for another. */
export const SWAPS_A_DAY = 3;
/** How many readers hear of a text that is read alone. */
export const READERS_ALONE = 3;

/** How many readings close a duel. @param readings the site's setting. @param writers people who have sealed a text lately. */
export function readingsWanted(readings: number, writers: number): number {
  return writers < SMALL_SITE ? Math.min(FEW_READINGS, readings) : readings;
}

/** A duel that needs readers. */
export interface UnreadDuel {
  id: string;
  writers: readonly string[];
  /** How many readings it lacks, besides those that are held. */
  missing: number;
  /** Those who have had it before them. */
  readers: ReadonlySet<string>;
}

/** A reader to whom a duel can be dealt. */
export interface FreeReader {
  id: string;
  /** How many words they owe for duels of their own. */
  owes: number;
}

export interface DealtReading {
  duelId: string;
  readerId: string;
}

type Barring = Pick<Relations, 'apart' | 'near'>;

/** Who stands to whom, and how many people are here. */
interface Crowd extends Barring {
  people: number;
}

/**
 * Deals each reader at most one duel: the duels in their order, those who owe most first. Nobody is dealt their own, one of a
 * person from whom they are apart, or the same again; one of people they know only where too few others are here.
 */
export function dealReadings(duels: readonly UnreadDuel[], readers: readonly FreeReader[], crowd: Crowd): DealtReading[] {
  const free = new Set(readers.toSorted((one, other) => other.owes - one.owes).map(({ id }) => id));
  return duels.flatMap((duel) => {
    const strangers: string[] = [];
    const near: string[] = [];
    for (const id of free) {
      if (strangers.length >= duel.missing) break;
      const standing = standingTo(duel, id, crowd);
      if (standing === 'free') strangers.push(id);
      if (standing === 'near') near.push(id);
    }
    const others = crowd.people - duel.writers.length - near.length;
    const chosen = [...strangers, ...(mayReadNear(others) ? near : [])].slice(0, duel.missing);
    for (const id of chosen) free.delete(id);
    return chosen.map((readerId) => ({ duelId: duel.id, readerId }));
  });
}

/** Whether a reader may read a duel: not one of theirs, and none of people from whom they are apart. */
export function standingTo({ writers, readers }: Pick<UnreadDuel, 'writers' | 'readers'>, readerId: string, { apart, near }: Barring) {
  if (readers.has(readerId) || writers.includes(readerId)) return 'barred';
  const keys = writers.map((writer) => pairKey(writer, readerId));
  if (keys.some((key) => apart.has(key))) return 'barred';
  return keys.some((key) => near.has(key)) ? 'near' : 'free';
}

/** Whether a reader who knows a writer of a duel may be dealt it. @param others how many people there are besides such. */
export function mayReadNear(others: number): boolean {
  return others < ENOUGH_OTHERS;
}
