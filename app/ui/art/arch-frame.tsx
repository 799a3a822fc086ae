import { type ReactNode, useId } from 'react';
import { cx } from '../cx';

const openingTo = (ground: number) => `M20 ${ground}V120a100 100 0 0 1 200 0V${ground}`;
/** Joints between the stones of the arch: lines towards its centre. */
const JOINTS = Array.from({ length: 11 }, (_, joint) => {
  const angle = (Math.PI * (joint + 1)) / 12;
  const at = (radius: number) => `${(120 - Math.cos(angle) * radius).toFixed(1)} ${(120 - Math.sin(angle) * radius).toFixed(1)}`;
  return joint === 5 ? '' : `M${at(100)}L${at(116)}`;
}).join('');

export interface ArchFrameProps {
  className?: string;
  /** Drawn in the opening: 200 wide from x = 20, top at y = 20, ground at y = 300. */
  children: ReactNode;
}

/** The arcade's arch with its keystone, which frames every scene and object. 240 x 300 units. */
export function ArchFrame({ className, children }: ArchFrameProps) {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" className={cx('block h-auto w-full bg-linear-to-b from-raised to-stone', className)}>
      <ArchDrawing>{children}</ArchDrawing>
    </svg>
  );
}

interface ArchDrawingProps {
  /** Where the ground is. */
  ground?: number;
  children: ReactNode;
}

/** The arch alone, as part of a larger drawing. */
export function ArchDrawing({ ground = 300, children }: ArchDrawingProps) {
  const clip = useId();
  const opening = openingTo(ground);
  return (
    <>
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <path d={`M4 ${ground}V120a116 116 0 0 1 232 0V${ground}`} fill="var(--stone)" />
      <path d={`${JOINTS}M4 150h16M4 205h16M4 260h16M220 150h16M220 205h16M220 260h16`} stroke="var(--bronze)" strokeOpacity="0.35" />
      <g clipPath={`url(#${clip})`}>
        <path d={`M20 20h200v${ground - 20}H20z`} fill="var(--niche)" />
        {children}
      </g>
      <path d={opening} fill="none" stroke="var(--bronze)" strokeWidth="2" />
      <path d="M106 3h28l-5 29h-18z" fill="var(--bronze)" />
      <path d="M111 8h18l-3 19h-12z" fill="none" stroke="var(--niche)" strokeOpacity="0.35" />
    </>
  );
}
