import { type RefObject, useEffect } from 'react';

/** Zoomed in by more than this, a page is looked at in parts, and stays as large as it is. */
const ZOOMED = 1.01;

/**
 * Tells an element what a keyboard on the screen leaves of the window, in the properties --window-top and
 * --window-height.
 */
export function useVisualWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      if (visualViewport.scale > ZOOMED) return;
      element.current?.style.setProperty('--window-top', `${visualViewport.offsetTop}px`);
      element.current?.style.setProperty('--window-height', `${visualViewport.height}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
