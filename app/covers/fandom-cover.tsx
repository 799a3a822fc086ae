import { ArchDrawing, ArchFrame } from '~/ui/art/arch-frame';
import { setTitle } from '~/ui/art/display-title';
import { cx } from '~/ui/cx';
import { type CoverSubject, coverScene } from './scene/scene';
import type { ScenePath } from './scene/shape';

const TITLE_SIZES = [25, 24, 22, 20, 18];
const LINE = 1.12;

/** A cover's size in its own units. */
export const COVER = { width: 240, height: 390 };

/** A fandom's scene, drawn within an arch. */
export function CoverScene({ subject }: { subject: CoverSubject }) {
  const { behind, object, before } = coverScene(subject);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {behind.map(drawPath)}
      <g transform={object.transform}>{object.paths.map(drawPath)}</g>
      {before.map(drawPath)}
    </g>
  );
}

/** The paths of a scene never change their order, so their index is their key. */
function drawPath(path: ScenePath, index: number) {
  return <path key={index} {...path} />;
}

/** A fandom's scene behind its arch, without text: for use where the fandom's name is beside it. */
export function FandomArch({ subject, className }: { subject: CoverSubject; className?: string }) {
  return (
    <ArchFrame className={className}>
      <CoverScene subject={subject} />
    </ArchFrame>
  );
}

/** Everything on a cover: the arch, and the fandom's name carved into the stone below. */
export function CoverDrawing({ subject }: { subject: CoverSubject }) {
  const { lines, size } = setTitle(subject.name, { width: 220, lines: 2, sizes: TITLE_SIZES });
  const top = 346 - ((lines.length - 1) * size * LINE) / 2 + size * 0.34;
  return (
    <>
      <ArchDrawing>
        <CoverScene subject={subject} />
      </ArchDrawing>
      <path d="M0 300h240v90H0z" fill="var(--surface)" />
      <path d="M0 301.5h240" stroke="var(--bronze)" strokeWidth="3" />
      <text textAnchor="middle" fontSize={size} fontWeight="600" fill="var(--text)">
        {lines.map((line, index) => (
          <tspan key={line} x="120" y={Math.round(top + index * size * LINE)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** A fandom's cover. Decorative to screen readers: the name must be a text beside it. */
export function FandomCover({ subject, className }: { subject: CoverSubject; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      aria-hidden="true"
      className={cx('block h-auto w-full bg-linear-to-b from-raised to-stone font-display', className)}
    >
      <CoverDrawing subject={subject} />
    </svg>
  );
}
