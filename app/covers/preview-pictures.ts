import { arenaLabel, type StoryArena, storyArenas } from '~/site/arenas';
import { claims } from '~/site/claims';
import type { PreviewPicture } from '~/site/page-head';
import { coverAddress } from './story/cover-address';

/** The name of the picture of the site's own pages. */
export const SITE_PICTURE = 'site';

export const sitePicture: PreviewPicture = picture(SITE_PICTURE, `Four arches of the arena, and above them: ${claims.name}`);

const arenaPictures = new Map(
  storyArenas.map(({ id, slug, name }) => [id, picture(slug, `An arch of the arena, and beside it: ${name}`)] as const),
);

/** The picture of an arena's own pages. @see docs/product/feeds-and-books.md */
export function arenaPicture(arena: StoryArena): PreviewPicture {
  return arenaPictures.get(arena) ?? sitePicture;
}

/** The link picture of a story with a cover. @see docs/product/covers.md */
export function storyPicture(cover: string, arena: StoryArena): PreviewPicture {
  return {
    address: coverAddress(cover, 'png'),
    alt: `The story’s cover, an arch of the arena with a scene, and beside it: ${arenaLabel(arena)}`,
  };
}

function picture(name: string, alt: string): PreviewPicture {
  return { address: `/preview/${name}.png`, alt };
}
