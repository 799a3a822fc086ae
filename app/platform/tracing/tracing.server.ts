/** What a span says about its work: fixed words and numbers, never what a person typed or is known by. */
type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Work for callers outside (`server`, `consumer`) begins a trace; work asked of another service (`client`) continues one. */
  kind: 'server' | 'consumer' | 'client';
  name: string;
  facts?: SpanFacts;
  /** The W3C header of a proxy whose trace this continues. */
  traceparent?: string | undefined;
}

interface SpanEnd {
  /** Replaces the name, where it is known only at the end. */
  name?: string;
  facts?: SpanFacts;
  failed?: boolean;
}

/** A piece of work under way, from its beginning to `end`. */
export interface OpenSpan {
  /** 32 hexadecimal digits; undefined without tracing. */
  traceId: string | undefined;
  /** Runs work that belongs to the span: its queries and log lines name the same trace. */
  run<Result>(work: () => Result): Result;
  end(outcome?: SpanEnd): void;
}

/** @see docs/operating.md */
export interface Tracing {
  begin(start: SpanStart): OpenSpan;
  /**
   * Adds work that has just ended to the span in progress; outside of one it is not traced.
   * @param seconds how long it took.
   */
  record(name: string, seconds: number, outcome: Pick<SpanEnd, 'facts' | 'failed'>): void;
  /** Sends what waits, for a second at most. */
  stop(): Promise<void>;
}

const NO_SPAN: OpenSpan = { traceId: undefined, run: (work) => work(), end: () => undefined };

/** For sites that send no traces. */
export const noTracing: Tracing = { begin: () => NO_SPAN, record: () => undefined, stop: async () => undefined };

/** Does work in a span that ends with it. @throws what the work throws. */
export async function inSpan<Result>(tracing: Tracing, start: SpanStart, work: () => Result | Promise<Result>): Promise<Result> {
  const span = tracing.begin(start);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
