import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { claims } from '~/claims';
import { PREVIEW } from '~/page-head';
import { ArchDrawing } from '~/ui/art/arch-frame';
import type { CoverSubject } from './cover-scene';
import { setTitle } from './cover-title';
import { COVER, CoverDrawing, CoverScene } from './fandom-cover';
import { genreById } from './fandom-registry';

/** The dark theme's colours: a picture that stands alone has no page to take them from. */
const colours: Readonly<Record<string, string>> = {
  '--bg': '#14110d',
  '--surface': '#1d1914',
  '--raised': '#2a231a',
  '--text': '#efe6d4',
  '--muted': '#b8aa90',
  '--gold': '#e0ae4f',
  '--bronze': '#c98b4e',
  '--stone': '#2f271d',
  '--niche': '#0d0b08',
};

/**
 * A fandom's cover as a file of its own, in the colours of the dark theme.
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
 * The picture that stands beside a link to a fandom: its arch, its name, where it is to be found.
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
  return archPreview({ name: subject.name, above: `Fan Fic Colosseum · ${genreById(subject.genre)?.name}`, arch });
}

interface ArchPreview {
  /** What it is a picture of, in large letters. */
  name: string;
  /** What stands over the name. */
  above: string;
  /** An arch of 240 x 300 units with what is seen through it. */
  arch: ReactNode;
}

/** A picture of a link preview: an arch among rows of seats, and beside it what it leads to. @returns SVG text of 1200 x 630. */
export function archPreview({ name, above, arch }: ArchPreview): string {
  const { lines, size } = setTitle(name, { width: 610, lines: 4, sizes: [86, 76, 66, 56, 48] });
  const top = 320 - ((lines.length - 1) * size * 1.14) / 2 + size * 0.34;
  return asFile(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`}
      fontFamily="Cinzel"
    >
      <path d="M0 0h1200v630H0z" fill="var(--bg)" />
      <SeatRows middle={290} />
      <g transform="translate(70 54)scale(1.86)">
        <path d="M0 0h240v300H0z" fill="var(--raised)" />
        {arch}
        <path d="M0 300h240" stroke="var(--bronze)" strokeWidth="3" />
      </g>
      <text x="570" y="116" fontSize="30" fill="var(--bronze)">
        {above}
      </text>
      <text fontSize={size} fill="var(--text)">
        {lines.map((line, place) => (
          <tspan key={line} x="570" y={Math.round(top + place * size * 1.14)}>
            {line}
          </tspan>
        ))}
      </text>
      <text x="570" y="566" fontSize="34" fill="var(--gold)">
        {claims.name}
      </text>
    </svg>,
  );
}

/** Rows of seats that widen and rise behind what stands in the middle. */
export function SeatRows({ middle }: { middle: number }) {
  return (
    <g fill="none" stroke="var(--bronze)" strokeLinecap="round" strokeWidth="3">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <ellipse
          key={row}
          cx={middle}
          cy="600"
          rx={350 + row * 130}
          ry={130 + row * 78}
          strokeDasharray={`${40 + row * 9} 12 ${16 + row * 4} 14`}
          opacity={0.34 - row * 0.035}
        />
      ))}
    </g>
  );
}

/** A drawing as SVG text with the dark theme's colours in the place of the tokens. */
export function asFile(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/var\((--[a-z]+)\)/g, (_, name: string) => colours[name] ?? 'none');
}
