import { SEATS } from '../../protocol/room.contract';

/** A writer of a room or a story, and where they sat. */
export interface InkedWriter {
  seat: number;
  playerId: string | null;
  aiWriterId: string | null;
  /** The name of a writer who has no id any more. */
  writer: string;
}

/** Which ink, a colour and a shape, belongs to whom: a number from 0. */
export type Inks = (writer: Omit<InkedWriter, 'seat'>) => number;

/**
 * Gives every writer an ink of their own, that of the seat they began in where it is free, so that a story's colours
 * belong to writers and not to seats.
 * @param writers of the parts in their order, then those who have a seat now.
 */
export function writerInks(writers: readonly InkedWriter[]): Inks {
  const inks = new Map<string, number>();
  const used = new Set<number>();
  for (const writer of writers) {
    const key = keyOf(writer);
    if (inks.has(key)) continue;
    let ink = writer.seat;
    // Beyond the seats: nobody else loses the ink of theirs.
    if (used.has(ink)) for (ink = SEATS; used.has(ink); ink += 1);
    used.add(ink);
    inks.set(key, ink);
  }
  return (writer) => inks.get(keyOf(writer)) ?? 0;
}

function keyOf({ playerId, aiWriterId, writer }: Omit<InkedWriter, 'seat'>): string {
  return playerId ?? aiWriterId ?? writer;
}

/** Parts or passages with the inks of their writers in place of their seats. */
export function inked<Part extends InkedWriter>(parts: readonly Part[], inks: Inks): (Omit<Part, 'seat'> & { seat: number })[] {
  return parts.map((part) => ({ ...part, seat: inks(part) }));
}
