import { type StoryArena, storyArena } from '~/site/arenas';
import type { PreviewPicture } from '~/site/page-head';
import { coverAddress } from './cover-address';
import { arenaOfCover } from './story-cover';

/** The link picture of a story with a cover, which names its arena where the cover does not tell it. @see docs/product/covers.md */
export function storyPicture(cover: string, arena: StoryArena): PreviewPicture {
  const { slug, label } = storyArena(arena);
  const address = coverAddress(cover, 'png');
  return {
    address: arenaOfCover(cover) === arena ? address : `${address}?arena=${slug}`,
    alt: `The story’s cover, an arch of the arena with a scene, and beside it: ${label}`,
  };
}
