import type { ReactElement } from 'react';
import { arenaLabel, type StoryArena } from '~/site/arenas';
import { ArchDrawing } from '~/ui/art/arch-frame';
import { asFile } from '~/ui/art/svg-file.server';
import { archPreview } from '../link-preview.server';
import type { ScenePath } from '../scene/shape';
import { previewTexts } from '../texts';
import { STORY_COVER } from './cover-address';
import type { CoverPart } from './story-cover';

/** An arch that lets its ground through, as the page behind it may be dark or light. */
const SEE_THROUGH = { '--stone': '#c98b4e2e', '--bronze': '#b87c40' };

/** The scene of a cover behind the arena's arch, as part of a larger drawing. */
export function CoverArch({ parts }: { parts: readonly CoverPart[] }): ReactElement {
  return (
    <ArchDrawing>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {parts.map(({ transform, paths }, index) => (
          <g key={index} transform={transform}>
            {paths.map(drawPath)}
          </g>
        ))}
      </g>
    </ArchDrawing>
  );
}

/** The paths of a scene never change their order, so their index is their key. */
function drawPath(path: ScenePath, index: number) {
  return <path key={index} {...path} />;
}

/** A cover as a standalone SVG file, 6 kB at most, without any text. */
export function coverSvg(parts: readonly CoverPart[]): string {
  const { width, height } = STORY_COVER;
  return asFile(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <CoverArch parts={parts} />
    </svg>,
    SEE_THROUGH,
  );
}

/** The picture in previews of links to a story: its cover, and beside it the arena's name. @returns SVG text of 1200 x 630. */
export function coverPreviewSvg(parts: readonly CoverPart[], arena: StoryArena): string {
  return archPreview({ name: arenaLabel(arena), above: previewTexts.storyOfArena, arch: <CoverArch parts={parts} /> });
}
