import { createContext } from 'react-router';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { createPictureCache, FOR_GOOD } from '~/platform/pictures/picture-cache.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import { arenaOfSlug } from '~/site/arenas';
import { PREVIEW } from '~/site/page-head';
import { coverPreviewSvg, coverSvg } from './cover-svg.server';
import { arenaOfCover, drawCover } from './story-cover';

/** Limit of link pictures drawn for each client: drawing one takes up to a second. */
const pictureLimit = { max: 120, windowSeconds: 10 * 60 };
/** Sizes of the caches, in bytes: some thousand covers, some hundred link pictures. */
const COVER_BYTES = 8 * 1024 * 1024;
const PICTURE_BYTES = 24 * 1024 * 1024;

export interface CoverPictures {
  /** Answers a request for a cover; undefined when there is none of this name. */
  cover(request: Request, name: string): Promise<Response | undefined>;
  /**
   * Answers a request for the link picture of a story with this cover, whose address may name its arena; undefined when there is no such cover.
   * @param clientAddress the client to count it for.
   * @throws {RateLimited} after too many pictures that had to be drawn for this client.
   */
  linkPicture(request: Request, name: string, clientAddress: string): Promise<Response | undefined>;
}

/** Where loaders find it. */
export const coverPicturesContext = createContext<CoverPictures>();

/** @see docs/product/covers.md */
export function createCoverPictures({ limiter }: { limiter: RateLimiter }): CoverPictures {
  const covers = createPictureCache(COVER_BYTES, FOR_GOOD);
  const pictures = createPictureCache(PICTURE_BYTES, FOR_GOOD);
  return {
    async cover(request, name) {
      const parts = drawCover(name);
      return (
        parts && covers.answer(request, name, async () => ({ body: new TextEncoder().encode(coverSvg(parts)), type: 'image/svg+xml' }))
      );
    },

    async linkPicture(request, name, clientAddress) {
      const parts = drawCover(name);
      const arena = arenaOfSlug(new URL(request.url).searchParams.get('arena')) ?? arenaOfCover(name);
      return (
        parts &&
        pictures.answer(request, `${name} ${arena}`, async () => {
          await limiter.use(`cover-picture:${clientAddress}`, pictureLimit);
          const drawing = { svg: coverPreviewSvg(parts, arena), width: PREVIEW.width };
          return { body: await renderPng(drawing, clientAddress), type: 'image/png' };
        })
      );
    },
  };
}
