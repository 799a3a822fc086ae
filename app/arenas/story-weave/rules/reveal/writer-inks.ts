import { SEATS } from '../../protocol/room-setting.contract';

/** A writer of a room or a story, and where they sat. */
export interface InkedWriter {
  seat: number;
  playerId: string | null;
  aiWriterId: string | null;
  /** The name of a writer who no longer has an id. */
  writer: string;
}

/** Which ink, a colour and a shape, belongs to whom: a number from 0. */
export type Inks = (writer: Omit<InkedWriter, 'seat'>) => number;

/**
 * Gives every writer an ink of their own, that of the seat they began in where it is free, so that a story's colours
 * belong to writers and not to seats. A writer who comes once all four are in use gets another shape in the colour
 * of the last AI writer, whom they replace, so that nobody shares a colour with a writer who still sits there.
 * @param writers of the parts in their order, then those who have a seat now.
 */
export function writerInks(writers: readonly InkedWriter[]): Inks {
  const inks = new Map<string, number>();
  const used = new Set<number>();
  for (const writer of writers) {
    const key = keyOf(writer);
    if (inks.has(key)) continue;
    const ink = used.has(writer.seat) ? freeInk(used) : writer.seat;
    used.add(ink);
    inks.set(key, ink);
  }
  return (writer) => inks.get(keyOf(writer)) ?? 0;
}

/** The first free ink beyond the seats: of each four with a new shape, the colour of the last seat comes first. */
function freeInk(used: ReadonlySet<number>): number {
  for (let shape = SEATS; ; shape += SEATS) {
    for (let colour = SEATS - 1; colour >= 0; colour -= 1) if (!used.has(shape + colour)) return shape + colour;
  }
}

function keyOf({ playerId, aiWriterId, writer }: Omit<InkedWriter, 'seat'>): string {
  return playerId ?? aiWriterId ?? writer;
}

/** Parts or passages with the inks of their writers in place of their seats. */
export function inked<Part extends InkedWriter>(parts: readonly Part[], inks: Inks): (Omit<Part, 'seat'> & { seat: number })[] {
  return parts.map((part) => ({ ...part, seat: inks(part) }));
}
