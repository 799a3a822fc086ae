import { useEffect, useState } from 'react';
import { watchVisualWindow } from '~/ui/layout/watch-visual-window';

/** Below this height, in px, there is room for a line of the story and the box: a keyboard is on the screen. */
const LOW_PX = 480;

export interface LowWindow {
  /** Whether little of the window is left, as above a keyboard. */
  low: boolean;
  /** How much of the window's foot a keyboard covers, in px. */
  covered: number;
}

/** What a keyboard on the screen leaves of the window; before the page has come to life, all of it. */
export function useLowWindow(): LowWindow {
  const [seen, setSeen] = useState<LowWindow>({ low: false, covered: 0 });
  useEffect(
    () =>
      watchVisualWindow(({ height, offsetTop }) => {
        const covered = Math.max(0, Math.round(window.innerHeight - offsetTop - height));
        const low = height < LOW_PX;
        setSeen((before) => (before.low === low && before.covered === covered ? before : { low, covered }));
      }),
    [],
  );
  return seen;
}
