/** Who is to write. All times are the server's, in ms since 1970. */
interface Pen {
  playerId: string;
  since: number;
  /** Whether they took it, instead of being the one who wrote longest ago. */
  taken: boolean;
  /** Whether their time is up: others may take it, and until then they can still hand in. */
  free: boolean;
}

/** What a slow room holds beside what every room has; `room.lastNumber` is its latest turn. */
export interface Slow {
  /** The number of the latest turn of each person who has written. */
  wrote: Readonly<Record<string, number>>;
  /** Null while nobody but the latest writer is here. */
  pen: Pen | null;
  /** Who has passed the pen on since the latest turn. */
  passed: readonly string[];
  /** When the latest turn was handed in, or the room opened. */
  quietSince: number;
  /** Whether it has offered itself an ending since then. */
  offered: boolean;
  /** Who wants it to end as it stands. */
  wantsEnd: readonly string[];
  /** Who lets readers follow it as it grows: all who write must. */
  letsRead: readonly string[];
  /** Until when it goes round as a fold, in which a writer sees the last sentence only; missing in other slow rooms. */
  foldsUntil?: number;
}

/** Before the first person has come. */
export function freshSlow(now: number): Slow {
  return { wrote: {}, pen: null, passed: [], quietSince: now, offered: false, wantsEnd: [], letsRead: [] };
}
