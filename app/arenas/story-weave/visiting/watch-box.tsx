import type { ReactNode, RefObject } from 'react';

export interface WatchBoxProps {
  box: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
}

/** A window on a story that grows: as high before its first word as after its last, and scrolled by keys too. */
export function WatchBox({ box, label, children }: WatchBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section ref={box} tabIndex={0} aria-label={label} className="watch-box">
      {children}
    </section>
  );
}
