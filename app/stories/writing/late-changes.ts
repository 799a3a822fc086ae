/** Up to so many characters, what a text as a whole costs a key is nothing that anybody notices. */
const SHORT = 20_000;
/** How long nobody types before a long text's changes are told, in ms. */
const REST_MS = 250;
/** They are told after so many ms in any case: a crash loses no more than that. */
const MOST_MS = 1_000;

/** Whether a text of so many characters is one whose keys must not wait for the whole of it. */
export function isLong(length: number): boolean {
  return length > SHORT;
}

export interface LateChanges {
  /** Something was typed. @param length of the text, in characters. */
  typed(length: number): void;
  /** Tells at once what has not been told. */
  flush(): void;
}

/**
 * Tells of changes while a writer types: of each at once while the text is short. With a long text, which is read, compared
 * and stored as a whole, at the next pause, but at least once a second.
 */
export function createLateChanges(tell: () => void): LateChanges {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (latest === undefined) return;
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
    tell();
  };
  return {
    typed(length) {
      latest ??= setTimeout(flush, MOST_MS);
      if (!isLong(length)) return flush();
      clearTimeout(pause);
      pause = setTimeout(flush, REST_MS);
    },
    flush,
  };
}
