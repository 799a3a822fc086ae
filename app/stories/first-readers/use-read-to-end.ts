import { useEffect } from 'react';
import { href } from 'react-router';

/** Nobody reads faster, in characters a second. */
const FASTEST = 50;

/**
 * Tells the server once that the end of the story on this page is in sight, not sooner than its text can be read.
 * @param storyId undefined: nothing to tell.
 */
export function useReadToEnd(storyId: string | undefined): void {
  useEffect(() => {
    const [text, end] = [document.querySelector('.reading-text'), document.querySelector('.end-mark')];
    if (storyId === undefined || !text || !end) return;
    const shortest = (text.textContent.length / FASTEST) * 1000;
    const readable = performance.now() + shortest;
    let isInSight = false;
    const tell = () => {
      if (!isInSight || performance.now() < readable) return;
      stop();
      navigator.sendBeacon(href('/story/:storyId/finished', { storyId }));
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.some(({ isIntersecting }) => isIntersecting);
      tell();
    });
    observer.observe(end);
    const timer = setTimeout(tell, shortest + 1);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [storyId]);
}
