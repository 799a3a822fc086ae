import { initials } from './initials';

/** A drawn head: its lines in a square of 32. */
interface Drawing {
  lines: string;
  /** What is filled, such as eyes. */
  dots: string;
}

/** A round dot of 1.5 at a place. */
const dot = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z`;

/** The heads that people can pick, in the order of `headNames`. Their number is stored, so new ones go to the end. */
export const drawnHeads: readonly Drawing[] = [
  {
    lines: 'M6 5l4 4h12l4-4v14a10 9 0 0 1-20 0zM11 11a4 4 0 1 0 .1 0M21 11a4 4 0 1 0 .1 0M14 19l2 3 2-3',
    dots: dot(11, 15) + dot(21, 15),
  },
  { lines: 'M4 5l7 5h10l7-5-2 14-10 10L6 19zM16 29v-5', dots: `${dot(11, 17)}${dot(21, 17)}M14 24h4l-2 3z` },
  {
    lines: 'M7 4l4 6h10l4-6 1 14a10 10 0 0 1-20 0zM4 19h6M4 23l6-1M28 19h-6M28 23l-6-1M14 23l2 1 2-1',
    dots: dot(12, 16) + dot(20, 16),
  },
  {
    lines: 'M11 14V4q-4-4-4 4l2 8M21 14V4q4-4 4 4l-2 8M8 20a8 9 0 0 1 16 0 8 8 0 0 1-16 0zM16 23v3',
    dots: `${dot(13, 19)}${dot(19, 19)}M15 22h2l-1 1z`,
  },
  {
    lines: 'M9 10a4 4 0 1 1 4-4M23 10a4 4 0 1 0-4-4M6 18a10 11 0 1 1 20 0 10 10 0 0 1-20 0zM11 23a5 4 0 1 1 10 0 5 4 0 0 1-10 0z',
    dots: `${dot(12, 15)}${dot(20, 15)}${dot(16, 21)}`,
  },
  { lines: 'M9 28q-4-8 0-16 5-8 12-6l8 6-8 2q2 8-1 14', dots: dot(18, 11) },
  { lines: 'M3 16q9-11 20 0 4-6 6-6-2 6 0 12-2 0-6-6-11 11-20 0zM12 10q4 6 0 12', dots: dot(8, 15) },
  { lines: 'M3 17q2-8 12-8t14 9l-4-1-1 4q-4 5-12 4T3 17zM15 9V4M15 4q-3-2-4 1M15 4q3-2 4 1', dots: dot(9, 16) },
  {
    lines: 'M8 19a8 9 0 0 1 16 0 8 9 0 0 1-16 0zM16 11v17M12 9a4 4 0 0 1 8 0M13 5l-3-3M19 5l3-3M8 16l-4-2M8 22l-4 2M24 16l4-2M24 22l4 2',
    dots: dot(12, 19) + dot(20, 19),
  },
  { lines: 'M21 3a13 13 0 1 0 8 19Q16 22 21 3zM14 20q3 3 6 2', dots: dot(14, 15) },
  { lines: 'M10 13h12l2 13H8zM12 13q0-6 4-6t4 6M16 7V3M8 26v3h16v-3M13 22q3 2 6 0', dots: dot(14, 18) + dot(18, 18) },
  { lines: 'M5 7q11 5 22 0 2 12-4 18-7 6-14 0Q3 19 5 7zM9 15q3-3 5 0M18 15q3-3 5 0M11 21q5 5 10 0', dots: '' },
];

export interface DrawnHeadProps {
  /** The head that the person picked; null for the initials of their name. */
  head: number | null;
  name: string;
  className?: string;
}

/** A person's drawn head, or the initials of their name; the name stands beside it. */
export function DrawnHead({ head, name, className = 'size-[62%]' }: DrawnHeadProps) {
  const drawing = head === null ? undefined : drawnHeads[head];
  if (!drawing) return initials(name);
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d={drawing.lines} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      <path d={drawing.dots} fill="currentColor" />
    </svg>
  );
}
