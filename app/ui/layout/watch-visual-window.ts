/** Zoomed in by more than this, a page is looked at in parts, and stays as large as it is. */
const ZOOMED = 1.01;

/**
 * Measures what a keyboard on the screen leaves of the window, now and whenever that changes.
 * @returns a function that ends it, for an effect; undefined where browsers cannot tell.
 */
export function watchVisualWindow(onMeasure: (left: VisualViewport) => void): (() => void) | undefined {
  const { visualViewport } = window;
  if (!visualViewport) return undefined;
  const measure = () => {
    if (visualViewport.scale <= ZOOMED) onMeasure(visualViewport);
  };
  measure();
  visualViewport.addEventListener('resize', measure);
  visualViewport.addEventListener('scroll', measure);
  return () => {
    visualViewport.removeEventListener('resize', measure);
    visualViewport.removeEventListener('scroll', measure);
  };
}
