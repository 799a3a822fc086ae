import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '../requests/conditional-response.server';
import { PicturesBusy } from './png-renderer.server';

/** A day in browsers and in front of the site, in s: drawings change only with a release. */
const MAX_AGE_S = 86_400;

/** A picture's file as it is drawn. */
export interface PictureFile {
  body: Uint8Array<ArrayBuffer>;
  type: 'image/svg+xml' | 'image/png';
}

/** A finished picture and the mark by which a browser asks whether it has changed. */
interface Picture extends PictureFile {
  etag: string;
}

export interface PictureCache {
  /**
   * Answers a request for a picture, which is drawn once. A browser that has it already is answered 304; while too
   * many are being drawn the answer is 503.
   *
   * @param request for its If-None-Match.
   * @param name names this picture among all that are kept here.
   * @param draw called when it is not there yet.
   * @returns the picture, good for a day.
   */
  answer(request: Request, name: string, draw: () => Promise<PictureFile>): Promise<Response>;
}

/** Makes a keeper of pictures. @param maxBytes room for them, in bytes. */
export function createPictureCache(maxBytes: number): PictureCache {
  const pictures = new LRUCache<string, Picture, () => Promise<PictureFile>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
    fetchMethod: async (_name, _stale, { context: draw }) => withEtag(await draw()),
  });
  return {
    async answer(request, name, draw) {
      const picture = await pictures.forceFetch(name, { context: draw }).catch(orBusy);
      if (picture instanceof PicturesBusy) return picture.response();
      const { body, type, etag } = picture;
      const headers = { ETag: etag, 'Cache-Control': `public, max-age=${MAX_AGE_S}` };
      if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
      return new Response(body, { headers: { ...headers, 'Content-Type': type } });
    },
  };
}

function orBusy(error: unknown): PicturesBusy {
  if (error instanceof PicturesBusy) return error;
  throw error;
}

function withEtag(file: PictureFile): Picture {
  const digest = createHash('sha256').update(file.body).digest('base64url').slice(0, 22);
  return { ...file, etag: `W/"${digest}"` };
}
