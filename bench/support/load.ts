import autocannon from 'autocannon';

export interface LoadFigures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** All that were sent, with those of the warm-up. */
  answers: number;
}

/** Asks for one address again and again. @param seconds how long, after a warm-up of 2 s. */
export async function load(
  url: string,
  { connections = 10, seconds = 8 }: { connections?: number; seconds?: number } = {},
): Promise<LoadFigures> {
  const warmUp = await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: seconds });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
    answers: [warmUp, result].reduce((sum, run) => sum + run['2xx'] + run.non2xx, 0),
  };
}
