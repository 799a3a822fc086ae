/** Where somebody stopped reading a story. */
export interface ReadPlace {
  chapter: number;
  /** How far down the page, from 0 to 1. */
  share: number;
}

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (readerId: string | undefined, storyId: string) => `quillarena:place:${readerId ?? 'visitor'}:${storyId}`;

/** Remembers on this device where a reader is in a story. */
export function keepPlace(storage: PlaceStorage | undefined, readerId: string | undefined, storyId: string, place: ReadPlace): void {
  try {
    storage?.setItem(keyOf(readerId, storyId), `${place.chapter} ${place.share.toFixed(4)}`);
  } catch {
    // Where nothing can be kept one begins at the beginning.
  }
}

/** Where this reader stopped; undefined when nobody knows. */
export function placeOf(storage: PlaceStorage | undefined, readerId: string | undefined, storyId: string): ReadPlace | undefined {
  try {
    const [, chapter, share] = /^(\d{1,4}) ([01](?:\.\d+)?)$/.exec(storage?.getItem(keyOf(readerId, storyId)) ?? '') ?? [];
    return chapter && share ? { chapter: Number(chapter), share: Number(share) } : undefined;
  } catch {
    return undefined;
  }
}
