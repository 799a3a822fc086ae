import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.server';
import { openTraceReceiver, type TraceReceiver } from '../testing/servers/trace-receiver';
import { currentTraceId } from './current-span.server';
import { openTracing } from './open-tracing.server';
import { createOtlpTracing } from './otlp-tracing.server';
import { inSpan, noTracing, type Tracing } from './tracing.server';

const JOB = { kind: 'consumer', name: 'job send-mail' } as const;
const MODEL = { kind: 'client', name: 'writer model content' } as const;

describe('traces', () => {
  let receiver: TraceReceiver;
  let tracing: Tracing;
  let lines: string[];
  beforeEach(async () => {
    receiver = await openTraceReceiver();
    lines = [];
    const log = createLog({ destination: { write: (line: string) => void lines.push(line) } });
    tracing = createOtlpTracing({ endpoint: receiver.url, headers: { authorization: 'Bearer KEY' }, log, gatherMs: 1 });
  });
  afterEach(async () => {
    await tracing.stop();
    receiver.close();
  });

  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const received = async (name: string) =>
    vi.waitFor(() => {
      const span = receiver.spans().find((each) => each.name === name);
      if (!span) throw new Error(`${name} has not arrived.`);
      return span;
    });

  it('are none without an endpoint', async () => {
    expect(await openTracing(undefined, createLog({ level: 'silent' }))).toBe(noTracing);
    expect(await inSpan(noTracing, JOB, () => currentTraceId() ?? 'no trace')).toBe('no trace');
  });

  it('hold what a job asks of the database and of the model', async () => {
    const traceId = await inSpan(tracing, JOB, async () => {
      tracing.record('select player', 0.002, {});
      await inSpan(tracing, MODEL, async () => 'a text');
      return currentTraceId();
    });
    const job = await received('job send-mail');
    expect(job).toMatchObject({ traceId, kind: 5, status: { code: 0 } });
    expect(job.parentSpanId).toBeUndefined();
    for (const name of ['select player', 'writer model content'])
      expect(await received(name)).toMatchObject({ traceId, kind: 3, parentSpanId: job.spanId });
  });

  it('are sent with the headers that the receiver wants', async () => {
    await inSpan(tracing, JOB, () => undefined);
    await received('job send-mail');
    expect(receiver.keys).toEqual(['Bearer KEY']);
  });

  it('begin with each job, even if one is done within another', async () => {
    await inSpan(tracing, JOB, () => inSpan(tracing, { kind: 'server', name: 'live weave:words' }, () => undefined));
    const [job, live] = [await received('job send-mail'), await received('live weave:words')];
    expect(live.traceId).not.toBe(job.traceId);
  });

  it('leave out queries that nobody waits for', async () => {
    tracing.record('select job', 0.002, {});
    await inSpan(tracing, JOB, () => undefined);
    await received('job send-mail');
    expect(receiver.spans()).toHaveLength(1);
  });

  it('say that work failed, but not with which words', async () => {
    const failure = new Error('mara@example.test has no mailbox');
    await expect(inSpan(tracing, JOB, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await received('job send-mail')).toMatchObject({ status: { code: 2 } });
    expect(receiver.bodies.join()).not.toContain('mara');
  });

  it('that cannot be sent are said once in the log, and once when they can', async () => {
    const endOne = async () => {
      const before = receiver.bodies.length;
      await inSpan(tracing, JOB, () => undefined);
      await vi.waitFor(() => expect(receiver.bodies.length).toBeGreaterThan(before));
    };
    receiver.answerWith(400);
    await endOne();
    await endOne();
    await endOne();
    receiver.answerWith(200);
    await endOne();
    await vi.waitFor(() => expect(messages()).toContain('traces are sent again'));
    expect(messages()).toEqual(['traces cannot be sent and are dropped until they can', 'traces are sent again']);
  });

  it('hold up neither work nor the end of the process when the endpoint never answers', async () => {
    receiver.answerWith(undefined);
    expect(await inSpan(tracing, JOB, () => 'done')).toBe('done');
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(1));
    expect(await inSpan(tracing, JOB, () => 'done too')).toBe('done too');
    await tracing.stop();
  });
});
