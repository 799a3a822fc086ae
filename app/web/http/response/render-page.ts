import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Log } from '~/platform/log/log.server';
import { busyPage, plainErrorPage } from '~/web/errors/plain-error-page';

/** How long a page may take to render, in ms. */
const WITHIN_MS = 10_000;
/** When to try again where that was not enough, in s. */
const RETRY_S = 10;
const HTML = 'text/html; charset=utf-8';

export interface Rendering {
  /** Nothing is sent before all of the page is there. */
  isWhole: boolean;
  nonce: string | undefined;
  /** Of the response, unless rendering fails. */
  status: number;
  headers: Headers;
  log: Log;
}

/** Renders a page. A machine that has too much to do for it answers 503, as others may be quicker in a moment; an error is a 500. */
export function renderPage(page: ReactNode, { isWhole, nonce, status, headers, log }: Rendering): Promise<Response> {
  return new Promise((resolve) => {
    let isAnswered = false;
    let hasFailed = false;
    let isGivenUp = false;
    const answer = (response: () => Response) => {
      if (!isAnswered) resolve(response());
      isAnswered = true;
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [isWhole ? 'onAllReady' : 'onShellReady']: () =>
        answer(() => {
          const body = new PassThrough();
          headers.set('Content-Type', HTML);
          pipe(body);
          return new Response(createReadableStreamFromReadable(body), { headers, status: hasFailed ? 500 : status });
        }),
      onShellError: (error) =>
        answer(() => {
          log.error({ err: error }, 'a page could not be rendered at all');
          return new Response(plainErrorPage, { status: 500, headers: { 'Content-Type': HTML } });
        }),
      onError(error) {
        hasFailed = true;
        if (isAnswered && !isGivenUp) log.error({ err: error }, 'a page failed while it was rendered');
      },
    });
    setTimeout(() => {
      answer(() => {
        isGivenUp = true;
        log.warn({}, 'a page was not rendered in time');
        return new Response(busyPage, { status: 503, headers: { 'Content-Type': HTML, 'Retry-After': String(RETRY_S) } });
      });
      abort();
    }, WITHIN_MS).unref();
  });
}
