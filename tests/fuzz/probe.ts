/** Somebody who only reads, all the time, while others send rubbish. */
export interface Neighbour {
  /** The longest that they waited for a page, in ms, and what else was on its way then. */
  longest(): { ms: number; beside: readonly string[] };
  /** Pages that were not answered with 200. */
  failed(): number;
  stop(): Promise<void>;
}

const REST_MS = 50;
/** Whoever waits so long, in ms, is not answered at all. */
const PATIENCE_MS = 60_000;

/** @param beside names what is on its way at a moment. */
export function neighbour(url: string, beside: () => readonly string[]): Neighbour {
  let longest = { ms: 0, beside: [] as readonly string[] };
  let failed = 0;
  let stopped = false;

  const reading = (async () => {
    while (!stopped) {
      const began = performance.now();
      const around = beside();
      const ok = await fetch(`${url}/about`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (!ok) failed += 1;
      const ms = performance.now() - began;
      if (ms > longest.ms) longest = { ms, beside: [...new Set([...around, ...beside()])] };
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  })();

  return {
    longest: () => longest,
    failed: () => failed,
    async stop() {
      stopped = true;
      await reading;
    },
  };
}
