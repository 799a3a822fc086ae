import type { Log } from '../log/log.server';
import { noTracing, type Tracing } from './tracing.server';

/**
 * Starts to send traces, if there is somewhere to send them. OpenTelemetry's library is loaded only then.
 * @param endpoint base address of an OTLP receiver; undefined: no traces.
 */
export async function openTracing(endpoint: string | undefined, log: Pick<Log, 'info' | 'warn'>): Promise<Tracing> {
  if (!endpoint) return noTracing;
  const { createOtlpTracing } = await import('./otlp-tracing.server');
  return createOtlpTracing({ endpoint, log });
}
