import { useEffect, useState } from 'react';

/** Below this height, in px, there is room for a line of the story and the box: a keyboard is on the screen. */
const LOW_PX = 480;
/** Zoomed in by more than this, a page is looked at in parts. */
const ZOOMED = 1.01;

export interface LowWindow {
  /** Whether little of the window is left, as above a keyboard. */
  low: boolean;
  /** How much of the window's foot a keyboard covers, in px. */
  covered: number;
}

/** What a keyboard on the screen leaves of the window; before the page has come to life, all of it. */
export function useLowWindow(): LowWindow {
  const [seen, setSeen] = useState<LowWindow>({ low: false, covered: 0 });
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      if (visualViewport.scale > ZOOMED) return;
      const { height, offsetTop } = visualViewport;
      const covered = Math.max(0, Math.round(window.innerHeight - offsetTop - height));
      const low = height < LOW_PX;
      setSeen((before) => (before.low === low && before.covered === covered ? before : { low, covered }));
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, []);
  return seen;
}
