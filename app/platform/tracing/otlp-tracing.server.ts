import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { BUILD } from '../log/build.server';
import type { Log } from '../log/log.server';
import { withTimeout } from '../retry/with-timeout';
import { currentSpan } from './current-span.server';
import type { OpenSpan, SpanStart, Tracing } from './tracing.server';

/** How long spans are gathered before they are sent, in ms. */
const GATHER_MS = 1_000;
/** How long sending a batch may take, tries included, in ms. */
const SEND_MS = 5_000;
/** How long a stopping process waits for the last spans to be sent, in ms. */
const STOP_MS = 1_000;
/** Spans that wait while the receiver is slow; more are dropped. About 8 MB. */
const WAITING = 8_192;

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

interface OtlpOptions {
  /** Base address of the receiver, to which /v1/traces is added. */
  endpoint: string;
  /** What the receiver wants to be sent, such as a key. */
  headers?: Readonly<Record<string, string>>;
  /** Told once when spans cannot be sent, and once when they can again. */
  log: Pick<Log, 'info' | 'warn'>;
  gatherMs?: number;
}

/** Sends traces as OTLP/JSON over HTTP, in batches, behind the work that they tell of. */
export function createOtlpTracing({ endpoint, headers = {}, log, gatherMs = GATHER_MS }: OtlpOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    ...{ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers }, timeoutMillis: SEND_MS },
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'quillarena', 'service.version': BUILD, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log), scheduledDelayMillis: gatherMs, maxQueueSize: WAITING })],
  });
  const tracer = provider.getTracer('quillarena');
  return {
    begin: (start) => opened(tracer.startSpan(start.name, { kind: KINDS[start.kind], attributes: { ...start.facts } }, contextOf(start))),
    record(name, seconds, { facts, failed = false }) {
      const parent = currentSpan.getStore();
      if (!parent) return;
      const endTime = Date.now();
      const startTime = endTime - seconds * 1000;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes: { ...facts } }, below(parent));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    stop: () =>
      withTimeout(
        provider.shutdown().catch(() => undefined),
        STOP_MS,
        () => undefined,
      ),
  };
}

const below = (parent: Span): Context => trace.setSpan(ROOT_CONTEXT, parent);

/** What a span continues: the trace in progress, a proxy's, or none. */
function contextOf({ kind, traceparent }: SpanStart): Context {
  if (kind === 'client') {
    const parent = currentSpan.getStore();
    return parent ? below(parent) : ROOT_CONTEXT;
  }
  const remote = traceparent ? parseTraceParent(traceparent) : null;
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function opened(span: Span): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    run: (work) => currentSpan.run(span, work),
    end({ name, facts = {}, failed = false } = {}) {
      if (name) span.updateName(name);
      span.setAttributes(facts);
      // The error's message is left out: it may quote what was typed.
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Says in the log when the receiver goes away and when it is back; the library itself says nothing. */
function reporting(exporter: SpanExporter, log: OtlpOptions['log']): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !isAway) log.warn({ reason: result.error?.message }, 'traces cannot be sent and are dropped until they can');
        if (!failed && isAway) log.info('traces are sent again');
        isAway = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
