import type { ComponentType } from 'react';
import { createPictureCache } from '~/platform/pictures/picture-cache.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import { arenaLabel, arenaOfSlug, type StoryArena } from '~/site/arenas';
import { claims } from '~/site/claims';
import { PREVIEW } from '~/site/page-head';
import { CreativeWritingArch } from '~/ui/art/creative-writing-arch';
import { FanFicArch } from '~/ui/art/fan-fic-arch';
import { StoryWeaveArch } from '~/ui/art/story-weave-arch';
import { asFile } from '~/ui/art/svg-file.server';
import { WordGamesArch } from '~/ui/art/word-games-arch';
import { archPreview, PreviewFrame } from './link-preview.server';
import { SITE_PICTURE } from './preview-pictures';

const scenes: Record<StoryArena, ComponentType> = {
  story_weave: StoryWeaveArch,
  creative_writing: CreativeWritingArch,
  fan_fic: FanFicArch,
};

/** More than all of them take, in bytes. */
const previews = createPictureCache(2 * 1024 * 1024);

/**
 * Answers a request for the preview picture of the site or of an arena.
 * @param name the site's, or the arena's name in addresses.
 * @returns a PNG of 1200 x 630 px, cacheable for a day; undefined when there is no such picture.
 * @see docs/product/feeds-and-books.md
 */
export async function previewResponse(request: Request, name: string): Promise<Response | undefined> {
  const arena = arenaOfSlug(name);
  if (!arena && name !== SITE_PICTURE) return undefined;
  const svg = arena ? arenaSvg(arena) : siteSvg();
  return previews.answer(request, name, async () => ({ body: await renderPng({ svg, width: PREVIEW.width }), type: 'image/png' }));
}

/** An arena's arch, with the arena's name and its stories. @returns SVG text. */
export function arenaSvg(arena: StoryArena): string {
  return archPreview({ name: arenaLabel(arena), above: 'A story of the arena', arch: <Arch of={scenes[arena]} /> });
}

/** The arcade of the four arenas below the site's name. @returns SVG text. */
export function siteSvg(): string {
  const arcade = [FanFicArch, StoryWeaveArch, CreativeWritingArch, WordGamesArch];
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
      {arcade.map((scene, index) => (
        <g key={scene.name} transform={`translate(${48 + index * 282} 277)scale(1.075)`}>
          <Arch of={scene} />
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
