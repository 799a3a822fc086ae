/** Where somebody stopped reading a story. */
export interface ReadingPosition {
  chapter: number;
  /** How far down the page, from 0 to 1. */
  share: number;
}

type PositionStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (readerId: string | undefined, storyId: string) => `quillarena:place:${readerId ?? 'visitor'}:${storyId}`;

/** Stores on this device where a reader is in a story. */
export function savePosition(
  storage: PositionStorage | undefined,
  readerId: string | undefined,
  storyId: string,
  position: ReadingPosition,
): void {
  try {
    storage?.setItem(keyOf(readerId, storyId), `${position.chapter} ${position.share.toFixed(4)}`);
  } catch {
    // Without storage a reader starts at the beginning.
  }
}

/** Where this reader stopped; undefined when it is unknown. */
export function readPosition(
  storage: PositionStorage | undefined,
  readerId: string | undefined,
  storyId: string,
): ReadingPosition | undefined {
  try {
    const [, chapter, share] = /^(\d{1,4}) ([01](?:\.\d+)?)$/.exec(storage?.getItem(keyOf(readerId, storyId)) ?? '') ?? [];
    return chapter && share ? { chapter: Number(chapter), share: Number(share) } : undefined;
  } catch {
    return undefined;
  }
}
