import { type RefObject, useEffect } from 'react';
import { watchVisualWindow } from './watch-visual-window';

/**
 * Tells an element what a keyboard on the screen leaves of the window, in the properties --window-top, --window-height and
 * --window-bottom.
 */
export function useVisualWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      watchVisualWindow(({ offsetTop, height }) => {
        element.current?.style.setProperty('--window-top', `${offsetTop}px`);
        element.current?.style.setProperty('--window-height', `${height}px`);
        const { clientHeight } = document.documentElement;
        element.current?.style.setProperty('--window-bottom', `${Math.max(0, clientHeight - offsetTop - height)}px`);
      }),
    [element],
  );
}
