import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import { createPictureCache } from '~/platform/pictures/picture-cache.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import { storyArenas } from '~/site/arenas';
import { claims } from '~/site/claims';
import { PREVIEW } from '~/site/page-head';
import type { ArenaDeclaration } from '~/site/shows';
import { asFile } from '~/ui/art/svg-file.server';
import { archPreview, PreviewFrame } from './link-preview.server';
import { SITE_PICTURE } from './preview-pictures';
import { previewTexts } from './texts';

/** More than all of them take, in bytes. */
const previews = createPictureCache(2 * 1024 * 1024);

/** Answers requests for preview pictures. */
export interface Previews {
  /**
   * The picture of the site, or of an arena with stories.
   * @param name the site's, or the arena's name in addresses.
   * @param clientAddress the client to count it for.
   * @returns a PNG of 1200 x 630 px, cacheable for a day; undefined when there is no such picture.
   * @see docs/product/feeds-and-books.md
   */
  answer(request: Request, name: string, clientAddress: string): Promise<Response | undefined>;
}

export const previewsContext = createContext<Previews>();

/** @param arenas all arenas: those with stories have a picture, and the site's shows them all. */
export function createPreviews(arenas: readonly ArenaDeclaration[]): Previews {
  const withStories = arenas.filter(({ slug }) => storyArenas.some((arena) => arena.slug === slug));
  return {
    async answer(request, name, clientAddress) {
      const arena = withStories.find(({ slug }) => slug === name);
      if (!arena && name !== SITE_PICTURE) return undefined;
      const drawing = { svg: arena ? arenaSvg(arena) : siteSvg(arenas), width: PREVIEW.width };
      return previews.answer(request, name, async () => ({ body: await renderPng(drawing, clientAddress), type: 'image/png' }));
    },
  };
}

/** An arena's arch, with the arena's name and its stories. @returns SVG text. */
export function arenaSvg({ name, Scene }: ArenaDeclaration): string {
  return archPreview({ name, above: previewTexts.storyOfArena, arch: <Arch of={Scene} /> });
}

/** Where the arcade stands, and how far its arches are from each other, in px. */
const ARCADE = { left: 48, top: 277, width: 1128 };
/** An arch with its space, in its own units. */
const ARCH = 282 / 1.075;

/** The arcade of the arenas below the site's name. @returns SVG text. */
export function siteSvg(arenas: readonly ArenaDeclaration[]): string {
  const step = ARCADE.width / Math.max(arenas.length, 4);
  return asFile(
    <PreviewFrame label={claims.name} seatsAround={600} textAnchor="middle">
      <g stroke="var(--bg)" strokeWidth="16" strokeLinejoin="round" paintOrder="stroke">
        <text x="600" y="142" fontSize="104" fill="var(--text)">
          {claims.name}
        </text>
        <text x="600" y="208" fontSize="40" fill="var(--gold)">
          {claims.tagline}
        </text>
      </g>
      {arenas.map(({ slug, Scene }, index) => (
        <g key={slug} transform={`translate(${ARCADE.left + index * step} ${ARCADE.top})scale(${step / ARCH})`}>
          <Arch of={Scene} />
        </g>
      ))}
      <path d="M0 600h1200v30H0z" fill="var(--bg)" />
      <path d="M0 600h1200" stroke="var(--bronze)" strokeWidth="5" />
    </PreviewFrame>,
  );
}

/** An arch as a part of a larger drawing, of 240 x 300 units. */
function Arch({ of: Scene }: { of: ComponentType }) {
  return (
    <svg width="240" height="300" aria-hidden="true">
      <Scene />
    </svg>
  );
}
