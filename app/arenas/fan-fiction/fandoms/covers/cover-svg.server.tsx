import { COVER, CoverDrawing, CoverScene } from '~/covers/fandom-cover';
import { archPreview } from '~/covers/link-preview.server';
import type { CoverSubject } from '~/covers/scene/scene';
import { storyArena } from '~/site/arenas';
import { ArchDrawing } from '~/ui/art/arch-frame';
import { asFile } from '~/ui/art/svg-file.server';
import { genreById } from '../fandom-registry';

/**
 * A fandom's cover as a standalone SVG file, in the colours of the dark theme.
 *
 * @param subject the fandom.
 * @returns SVG text, about 4 kB.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function coverSvg(subject: CoverSubject): string {
  return asFile(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={subject.name}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      fontFamily="Cinzel, Georgia, serif"
    >
      <path d="M0 0h240v390H0z" fill="var(--raised)" />
      <CoverDrawing subject={subject} />
    </svg>,
  );
}

/**
 * The picture in previews of links to a fandom: its arch, its name and the site's name.
 *
 * @param subject the fandom.
 * @returns SVG text of 1200 x 630.
 */
export function previewSvg(subject: CoverSubject): string {
  const arch = (
    <ArchDrawing>
      <CoverScene subject={subject} />
    </ArchDrawing>
  );
  return archPreview({ name: subject.name, above: `${storyArena('fan_fic').name} · ${genreById(subject.genre)?.name}`, arch });
}
