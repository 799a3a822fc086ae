import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { CoverSubject } from './cover-scene';
import { coverSvg, PREVIEW, previewSvg } from './cover-svg.server';

/** A day in browsers and in front of the site, in s: drawings change only with a release. */
const MAX_AGE_S = 86_400;
/** Pictures kept ready, in bytes: all there are take less. */
const MAX_BYTES = 24 * 1024 * 1024;

const resolve = createRequire(import.meta.url).resolve;

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
 * A browser that has it already is answered 304.
 *
 * @param request for its If-None-Match.
 * @param subject the fandom.
 * @param kind `svg`, or `png` of 1200 x 630 px.
 * @returns the picture, good for a day.
 * @see docs/product/fan-fiction-fandoms.md
 */
export async function coverResponse(request: Request, subject: CoverSubject, kind: Kind): Promise<Response> {
  const { body, type, etag } = await pictures.forceFetch(`${subject.id}.${kind}`, { context: subject });
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${MAX_AGE_S}` };
  if (request.headers.get('If-None-Match')?.includes(etag.replace(/^W\//, ''))) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

async function draw(subject: CoverSubject, kind: Kind): Promise<Picture> {
  const body = kind === 'svg' ? new TextEncoder().encode(coverSvg(subject)) : await renderPng(previewSvg(subject));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, type: kind === 'svg' ? 'image/svg+xml' : 'image/png', etag: `W/"${digest}"` };
}

/**
 * Turns a drawing into a picture; letters that the display face does not have stay away.
 * @param svg a drawing with the colours in it.
 * @param width of the picture, in px.
 * @returns a PNG file.
 */
export async function renderPng(svg: string, width = PREVIEW.width): Promise<Uint8Array<ArrayBuffer>> {
  const { Resvg, font } = await renderer();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [font], defaultFontFamily: 'Cinzel' },
  });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  drawing.free();
  return png;
}

let loading: ReturnType<typeof loadRenderer> | undefined;

/** The renderer is 2 MB of WebAssembly: it is loaded for the first picture, and once. */
function renderer() {
  loading ??= loadRenderer().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadRenderer() {
  const [{ initWasm, Resvg }, wasm, font] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFile(resolve('@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2')),
  ]);
  await initWasm(wasm);
  return { Resvg, font: new Uint8Array(font) };
}
