/** Timeout of a request, in ms, after which it is sent again; longer for a long text, to allow for slow connections. */
const ANSWER_WITHIN_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 8;
/** Browsers finish a request of a closed page only up to 64 kB; the rest is left for its other fields. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Sends words as JSON; short ones arrive even if the page is closed meanwhile.
 * @returns undefined when there was no answer, or one that the same request may change later: the server failed, or the
 * connection was too slow.
 */
export async function postWords(address: string, payload: object): Promise<Response | undefined> {
  const body = JSON.stringify(payload);
  const { size } = new Blob([body]);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: size <= MAX_KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS + Math.round(size / SLOWEST_BYTES_PER_MS)),
    });
    return response.status >= 500 || response.status === 408 ? undefined : response;
  } catch {
    return undefined;
  }
}
