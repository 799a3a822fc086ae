import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PicturesBusy } from '~/platform/pictures/png-renderer.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import type { CoverSubject } from './cover-scene';
import { coverSvg, PREVIEW, previewSvg } from './cover-svg.server';

/** A day in browsers and in front of the site, in s: drawings change only with a release. */
const MAX_AGE_S = 86_400;
/** Pictures kept ready, in bytes: all there are take less. */
const MAX_BYTES = 24 * 1024 * 1024;

/** A finished picture and the mark by which a browser asks whether it has changed. */
interface Picture {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
}

type Kind = 'svg' | 'png';

const pictures = new LRUCache<string, Picture, CoverSubject>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.byteLength,
  fetchMethod: (key, _stale, { context }) => draw(context, key.endsWith('.png') ? 'png' : 'svg'),
});

/**
 * Answers a request for a fandom's cover: the cover itself as SVG, or as PNG the picture of a link preview.
 * A browser that has it already is answered 304; while too many are being drawn the answer is 503.
 *
 * @param request for its If-None-Match.
 * @param subject the fandom.
 * @param kind `svg`, or `png` of 1200 x 630 px.
 * @returns the picture, good for a day.
 * @see docs/product/fan-fiction-fandoms.md
 */
export async function coverResponse(request: Request, subject: CoverSubject, kind: Kind): Promise<Response> {
  const picture = await pictures.forceFetch(`${subject.id}.${kind}`, { context: subject }).catch(orBusy);
  if (picture instanceof PicturesBusy) return picture.response();
  const { body, type, etag } = picture;
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${MAX_AGE_S}` };
  if (request.headers.get('If-None-Match')?.includes(etag.replace(/^W\//, ''))) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

function orBusy(error: unknown): PicturesBusy {
  if (error instanceof PicturesBusy) return error;
  throw error;
}

async function draw(subject: CoverSubject, kind: Kind): Promise<Picture> {
  const body =
    kind === 'svg' ? new TextEncoder().encode(coverSvg(subject)) : await renderPng({ svg: previewSvg(subject), width: PREVIEW.width });
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, type: kind === 'svg' ? 'image/svg+xml' : 'image/png', etag: `W/"${digest}"` };
}
