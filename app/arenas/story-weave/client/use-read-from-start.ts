import { type RefObject, useEffect } from 'react';

/**
 * Leads to what has just come and is read from its beginning: people have scrolled to the end of what stood there before. The
 * focus goes there too where it was lost with a button.
 * @param from what says that a part of the text begins: null at first for one that does not come in sight of the reader.
 * @param anywhere also where it stands in the window or below it.
 */
export function useReadFromStart(from: RefObject<HTMLElement | null>, { anywhere = false }: { anywhere?: boolean } = {}): void {
  useEffect(() => {
    const { current } = from;
    if (!current) return;
    if (anywhere || current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
  }, [from, anywhere]);
}
