import autocannon from 'autocannon';

export interface LoadFigures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** All that were sent. */
  answers: number;
}

const CONNECTIONS = 10;
/** After less than that V8 still makes the code of a page quicker: what is measured is a site that has been up for a while. */
const WARM_UP_S = 8;
const MEASURED_S = 8;

/** Asks for an address until a process has made its code quick. */
export async function warmUp(url: string): Promise<void> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_S });
}

/** Asks for one address again and again. */
export async function load(url: string): Promise<LoadFigures> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: MEASURED_S });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
    answers: result['2xx'] + result.non2xx,
  };
}
