/** Where a reader stopped reading a story. */
export interface ReadingPosition {
  chapter: number;
  /** The chapter itself, whose number changes when its author arranges the chapters; '' in positions of earlier releases. */
  id: string;
  /** How far down the chapter, from 0 to 1. */
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
    storage?.setItem(keyOf(readerId, storyId), `${position.chapter} ${position.share.toFixed(4)} ${position.id}`);
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
    const [, chapter, share, id = ''] =
      /^(\d{1,4}) ([01](?:\.\d+)?)(?: ([\w-]+))?$/.exec(storage?.getItem(keyOf(readerId, storyId)) ?? '') ?? [];
    return chapter && share ? { chapter: Number(chapter), share: Number(share), id } : undefined;
  } catch {
    return undefined;
  }
}
