import type { ReactNode } from 'react';
import { claims } from '~/site/claims';
import { PREVIEW } from '~/site/page-head';
import { setTitle } from '~/ui/art/display-title';
import { asFile } from '~/ui/art/svg-file.server';

interface ArchPreview {
  /** The subject's name, in large letters. */
  name: string;
  /** The line above the name. */
  above: string;
  /** An arch of 240 x 300 units with what is seen through it. */
  arch: ReactNode;
}

/** A link preview: an arch among rows of seats, and its text beside it. @returns SVG text of 1200 x 630. */
export function archPreview({ name, above, arch }: ArchPreview): string {
  const { lines, size } = setTitle(name, { width: 610, lines: 4, sizes: [86, 76, 66, 56, 48] });
  const top = 320 - ((lines.length - 1) * size * 1.14) / 2 + size * 0.34;
  return asFile(
    <PreviewFrame label={name} seatsAround={290}>
      <g transform="translate(70 54)scale(1.86)">
        <path d="M0 0h240v300H0z" fill="var(--raised)" />
        {arch}
        <path d="M0 300h240" stroke="var(--bronze)" strokeWidth="3" />
      </g>
      <text x="570" y="116" fontSize="30" fill="var(--bronze)">
        {above}
      </text>
      <text fontSize={size} fill="var(--text)">
        {lines.map((line, index) => (
          <tspan key={line} x="570" y={Math.round(top + index * size * 1.14)}>
            {line}
          </tspan>
        ))}
      </text>
      <text x="570" y="566" fontSize="34" fill="var(--gold)">
        {claims.name}
      </text>
    </PreviewFrame>,
  );
}

interface PreviewFrameProps {
  label: string;
  /** The centre of the rows of seats, in px from the left. */
  seatsAround: number;
  textAnchor?: 'middle';
  children: ReactNode;
}

/** The background of every link preview: rows of seats in the dark. */
export function PreviewFrame({ label, seatsAround, textAnchor, children }: PreviewFrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`}
      fontFamily="Cinzel"
      textAnchor={textAnchor}
    >
      <path d="M0 0h1200v630H0z" fill="var(--bg)" />
      <SeatRows middle={seatsAround} />
      {children}
    </svg>
  );
}

/** Rows of seats that widen and rise behind the centre. */
function SeatRows({ middle }: { middle: number }) {
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
