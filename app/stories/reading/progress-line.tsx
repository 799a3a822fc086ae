import { type RefObject, useEffect, useRef } from 'react';

/** Nobody reads faster, in characters a second. */
const FASTEST = 50;

interface ProgressLineProps {
  /** The element with the text. */
  of: RefObject<HTMLElement | null>;
  /** What is told once the end has been reached, not sooner than the text can be read; undefined: nothing. */
  finished?: string | undefined;
}

/** A line at the top that grows as a text is read. */
export function ProgressLine({ of, finished }: ProgressLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let untold = finished;
    const shortest = ((of.current?.textContent.length ?? 0) / FASTEST) * 1000;
    const readable = performance.now() + shortest;
    const draw = () => {
      frame = 0;
      const text = of.current?.getBoundingClientRect();
      if (!text || !line.current) return;
      const part = readPart(text, innerHeight);
      line.current.style.transform = `scaleX(${part})`;
      if (part === 1 && untold && performance.now() >= readable) {
        navigator.sendBeacon(untold);
        untold = undefined;
      }
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    const timer = finished && setTimeout(draw, shortest + 1);
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [of, finished]);
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
