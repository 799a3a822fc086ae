import { useEffect } from 'react';
import { sendTurned } from '~/stories/reading/counting/send-read';

/** How much of the window's lower edge a chapter must have passed to count as come to. */
const MARGIN = '0px 0px -25% 0px';

/** Reports each of the chapters below each other on a page once its reader comes to it. */
export function useCountShown(storyId: string, chapters: readonly { id: string }[]): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement) || !target.dataset.chapter) continue;
          observer.unobserve(target);
          sendTurned(storyId, target.dataset.chapter);
        }
      },
      { rootMargin: MARGIN },
    );
    for (const { id } of chapters) {
      const shown = document.querySelector(`[data-chapter="${id}"]`);
      if (shown) observer.observe(shown);
    }
    return () => observer.disconnect();
  }, [storyId, chapters]);
}
