import { type ReactNode, useId } from 'react';
import { cx } from '../cx';

const OPENING = 'M20 300V120a100 100 0 0 1 200 0V300';
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

/** The arch alone, as part of a larger drawing. */
export function ArchDrawing({ children }: { children: ReactNode }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={OPENING} />
      </clipPath>
      <path d="M4 300V120a116 116 0 0 1 232 0V300" fill="var(--stone)" />
      <path d={`${JOINTS}M4 150h16M4 205h16M4 260h16M220 150h16M220 205h16M220 260h16`} stroke="var(--bronze)" strokeOpacity="0.35" />
      <g clipPath={`url(#${clip})`}>
        <path d="M20 20h200v280H20z" fill="var(--niche)" />
        {children}
      </g>
      <path d={OPENING} fill="none" stroke="var(--bronze)" strokeWidth="2" />
      <path d="M106 3h28l-5 29h-18z" fill="var(--bronze)" />
      <path d="M111 8h18l-3 19h-12z" fill="none" stroke="var(--niche)" strokeOpacity="0.35" />
    </>
  );
}
