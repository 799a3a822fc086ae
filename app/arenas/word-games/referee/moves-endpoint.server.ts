import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '~/platform/database/database-away';
import type { BodyFault } from '~/platform/forms/body-rules';
import { readJsonBody } from '~/platform/forms/json-body';
import { discardBody, receiveBody } from '~/platform/forms/receive-body.server';
import type { Log } from '~/platform/log/log.server';
import type { Metrics } from '~/platform/log/metrics.server';
import { createSample, SAMPLED_EVERY } from '~/platform/log/sample';
import { isAskedByOtherSite } from '~/platform/requests/origin';
import { refereeTexts as texts } from '../texts';
import { MOVE_BYTES, type MoveAnswer, type MoveRefusal, type SentMove, sentMove } from './moves.contract';
import type { Referee } from './referee.server';

const PATH = /^\/word-games\/runs\/([^/?]{1,64})\/(moves|end)$/;
const BODY = { kind: 'json', maxBytes: MOVE_BYTES } as const;
const RETRY_AFTER_SECONDS = '5';

const statusOf: Record<MoveAnswer['status'], number> = {
  played: 200,
  repeated: 200,
  over: 200,
  skipped: 409,
  malformed: 400,
  forbidden: 403,
  unknown: 404,
};

interface MovesEndpointDependencies {
  referee: Pick<Referee, 'move' | 'end'>;
  siteUrl: URL;
  metrics: Pick<Metrics, 'requestSeconds' | 'deeds'>;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}

/** Answers a request if it is for this endpoint. @returns whether it is. */
export type MovesEndpoint = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The HTTP endpoint of the referee: POST /word-games/runs/{runId}/moves with JSON { key, number, move }, and
 * POST …/end with { key }. It answers a MoveAnswer, or { text } when there is none.
 *
 * It comes before everything else the server does for a request: a move is a few bytes for one statement and needs
 * neither a session nor a page.
 * @see docs/decisions/0021-referee.md
 */
export function createMovesEndpoint({ referee, siteUrl, metrics, log }: MovesEndpointDependencies): MovesEndpoint {
  function answerTo(runId: string, action: string, sent: SentMove): Promise<MoveAnswer> {
    return action === 'end' ? referee.end(runId, sent.key) : referee.move(runId, sent);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, runId: string, action: string): Promise<void> {
    try {
      const refused = refusal(request, siteUrl);
      if (refused) {
        discardBody(request);
        return send(response, ...refused);
      }
      const body = await receiveBody(request, response, BODY);
      if (!body) return;
      if (body.fault) return send(response, body.fault.status, { text: textOf(body.fault) });
      const sent = readJsonBody(body.bytes, sentMove);
      if (!sent.success) return send(response, 400, { text: texts.notJson });
      const answered = await answerTo(runId, action, sent.data);
      if (answered.status === 'played') metrics.deeds.inc({ deed: 'move' });
      send(response, statusOf[answered.status], answered);
    } catch (error) {
      if (isDatabaseAway(error)) {
        log.warn({ err: error }, 'a move waits: the database is away');
        return send(response, 503, { text: texts.away }, { 'Retry-After': RETRY_AFTER_SECONDS });
      }
      log.error({ err: error, runId }, 'a move failed');
      send(response, 500, { text: texts.failed });
    }
  }

  const isLogged = createSample();
  return (request, response) => {
    const match = PATH.exec(request.url ?? '');
    const [, runId, action] = match ?? [];
    if (runId === undefined || action === undefined) return false;
    const began = performance.now();
    answer(request, response, runId, action).finally(() => {
      const ms = performance.now() - began;
      const { statusCode: status } = response;
      const about = { method: request.method ?? '', route: `/word-games/runs/:id/${action}` };
      metrics.requestSeconds.observe({ ...about, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (isLogged()) log.info({ ...about, status, ms: Math.round(ms), sampled: SAMPLED_EVERY }, 'request');
    });
    return true;
  };
}

/** Why a request is rejected before its body is read. */
function refusal(request: IncomingMessage, siteUrl: URL): [number, MoveRefusal, Record<string, string>?] | undefined {
  const { method, headers } = request;
  if (method !== 'POST') return [405, { text: texts.onlyPost }, { Allow: 'POST' }];
  if (isAskedByOtherSite(headers, siteUrl)) return [403, { text: texts.otherSite }];
  return undefined;
}

function textOf({ status, text }: BodyFault): string {
  if (status === 413) return texts.tooMuch;
  return status === 408 ? text : texts.notJson;
}

function send(response: ServerResponse, status: number, body: MoveAnswer | MoveRefusal, headers: Record<string, string> = {}): void {
  if (response.headersSent || response.destroyed) return;
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  // A string goes out with the head in one write.
  response.end(json);
}
