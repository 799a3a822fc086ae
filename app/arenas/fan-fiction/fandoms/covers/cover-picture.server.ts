import type { CoverSubject } from '~/covers/scene/scene';
import { createPictureCache } from '~/platform/pictures/picture-cache.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import { PREVIEW } from '~/site/page-head';
import { coverSvg, previewSvg } from './cover-svg.server';

/** In bytes; all covers together take less. */
const covers = createPictureCache(24 * 1024 * 1024);

/**
 * Answers a request for a fandom's cover as SVG, or for its link-preview picture as PNG.
 *
 * @param request read for its If-None-Match.
 * @param subject the fandom.
 * @param kind `svg`, or `png` of 1200 x 630 px.
 * @param clientAddress the client to count it for.
 * @returns the picture, cacheable for a day; 304 for a browser that has it, 503 while too many are being drawn, 429 for this client.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function coverResponse(request: Request, subject: CoverSubject, kind: 'svg' | 'png', clientAddress: string): Promise<Response> {
  return covers.answer(request, `${subject.id}.${kind}`, async () =>
    kind === 'svg'
      ? { body: new TextEncoder().encode(coverSvg(subject)), type: 'image/svg+xml' }
      : { body: await renderPng({ svg: previewSvg(subject), width: PREVIEW.width }, clientAddress), type: 'image/png' },
  );
}
