import { type RefObject, useEffect, useRef } from 'react';

export interface ProgressLineProps {
  /** The element with the text. */
  of: RefObject<HTMLElement | null>;
}

/** A line at the top that grows as a text is read. */
export default function ProgressLine({ of }: ProgressLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const text = of.current?.getBoundingClientRect();
      if (text && line.current) line.current.style.transform = `scaleX(${readPart(text, innerHeight)})`;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [of]);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.5 print:hidden">
      <div ref={line} className="h-full origin-left scale-x-0 bg-gold" />
    </div>
  );
}

/** How much of a text has been read, 0 to 1: all of it once its end is in sight. */
export function readPart({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const way = height - windowHeight;
  if (way <= 0) return top + height <= windowHeight ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}
