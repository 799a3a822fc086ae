import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The span that the work in progress belongs to; none without tracing. Log lines carry the id of its trace. */
export const currentSpan = new AsyncLocalStorage<Span>();

/** The id of the trace in progress, as 32 hexadecimal digits; undefined outside of one. */
export function currentTraceId(): string | undefined {
  return currentSpan.getStore()?.spanContext().traceId;
}
