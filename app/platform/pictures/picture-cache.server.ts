import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '../requests/conditional-response.server';
import { Overloaded } from '../threads/overloaded';

/** For browsers and proxies: a day, because drawings change only with a release. */
const FOR_A_DAY = 'public, max-age=86400';
/** For pictures whose address changes with their drawing. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The file of a drawn picture. */
interface PictureFile {
  body: Uint8Array<ArrayBuffer>;
  type: 'image/svg+xml' | 'image/png';
}

/** A picture with its ETag. */
interface Picture extends PictureFile {
  etag: string;
}

export interface PictureCache {
  /**
   * Responds to a request for a picture, which is drawn once. Answers 304 if the browser has it, 503 while too
   * many are being drawn, and 429 while too many of them are this client's.
   *
   * @param request for its If-None-Match.
   * @param name key of the picture in this cache.
   * @param draw called if it is not cached.
   * @returns the picture, cacheable as long as the cache says.
   */
  answer(request: Request, name: string, draw: () => Promise<PictureFile>): Promise<Response>;
}

/**
 * Creates a cache of pictures.
 * @param maxBytes its size, in bytes.
 * @param cacheControl how long browsers may cache a picture: for a day, or `FOR_GOOD`.
 */
export function createPictureCache(maxBytes: number, cacheControl = FOR_A_DAY): PictureCache {
  const pictures = new LRUCache<string, Picture, () => Promise<PictureFile>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
    fetchMethod: async (_name, _stale, { context: draw }) => withEtag(await draw()),
  });
  return {
    async answer(request, name, draw) {
      const picture = await pictures.forceFetch(name, { context: draw }).catch(orBusy);
      if (picture instanceof Overloaded) return picture.response();
      const { body, type, etag } = picture;
      const headers = { ETag: etag, 'Cache-Control': cacheControl };
      if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
      return new Response(body, { headers: { ...headers, 'Content-Type': type } });
    },
  };
}

function orBusy(error: unknown): Overloaded {
  if (error instanceof Overloaded) return error;
  throw error;
}

function withEtag(file: PictureFile): Picture {
  const digest = createHash('sha256').update(file.body).digest('base64url').slice(0, 22);
  return { ...file, etag: `W/"${digest}"` };
}
