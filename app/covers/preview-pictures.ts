import { type StoryArena, storyArenas } from '~/site/arenas';
import { claims } from '~/site/claims';
import type { PreviewPicture } from '~/site/page-head';

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

function picture(name: string, alt: string): PreviewPicture {
  return { address: `/preview/${name}.png`, alt };
}
