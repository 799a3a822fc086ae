import type { TraceSettings } from '../config/config.server';
import type { Log } from '../log/log.server';
import { noTracing, type Tracing } from './tracing.server';

/**
 * Starts to send traces, if there is somewhere to send them. OpenTelemetry's library is loaded only then.
 * @param settings where an OTLP receiver is; undefined: no traces.
 */
export async function openTracing(settings: TraceSettings | undefined, log: Pick<Log, 'info' | 'warn'>): Promise<Tracing> {
  if (!settings) return noTracing;
  const { createOtlpTracing } = await import('./otlp-tracing.server');
  return createOtlpTracing({ ...settings, log });
}
