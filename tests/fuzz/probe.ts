/** A reader that keeps requesting a page while hostile requests are sent. */
export interface Probe {
  /** The longest wait for a page, in ms, and the shots in flight at that time. */
  longest(): { ms: number; inFlight: readonly string[] };
  /** Number of responses other than 200. */
  failed(): number;
  stop(): Promise<void>;
}

const REST_MS = 50;
/** A longer wait counts as no response, in ms. */
const TIMEOUT_MS = 60_000;

/** @param inFlight names the shots in flight. */
export function probe(url: string, inFlight: () => readonly string[]): Probe {
  let longest = { ms: 0, inFlight: [] as readonly string[] };
  let failed = 0;
  let stopped = false;

  const reading = (async () => {
    while (!stopped) {
      const began = performance.now();
      const before = inFlight();
      const ok = await fetch(`${url}/about`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (!ok) failed += 1;
      const ms = performance.now() - began;
      if (ms > longest.ms) longest = { ms, inFlight: [...new Set([...before, ...inFlight()])] };
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
