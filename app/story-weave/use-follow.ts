import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How far the story's end may be out of sight, in px, for the page still to follow it. */
const SLACK_PX = 48;

export interface Follow {
  /** The page stays with the newest words. */
  following: boolean;
  /** Goes to the newest words and stays with them. */
  catchUp(): void;
}

/**
 * Keeps the end of a growing text in sight, right above what is stuck to the window's bottom, until the reader
 * scrolls up; back at the end it follows again.
 * @param text the element that grows. @param dock what stands over the window's bottom.
 */
export function useFollow(text: RefObject<HTMLElement | null>, dock: RefObject<HTMLElement | null>): Follow {
  const [following, setFollowing] = useState(true);
  const latest = useRef(true);

  const hidden = useCallback(() => {
    if (!text.current || !dock.current) return 0;
    return text.current.getBoundingClientRect().bottom - (window.innerHeight - dock.current.offsetHeight);
  }, [text, dock]);

  const toEnd = useCallback(() => {
    const distance = hidden();
    if (distance > 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [hidden]);

  useEffect(() => {
    const { current: element } = text;
    const { current: bottom } = dock;
    if (!element || !bottom) return;
    const scrolled = () => {
      latest.current = hidden() < SLACK_PX;
      setFollowing(latest.current);
    };
    const grown = () => {
      if (latest.current) toEnd();
    };
    const watching = new ResizeObserver(grown);
    watching.observe(element);
    watching.observe(bottom);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', grown);
    return () => {
      watching.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', grown);
    };
  }, [text, dock, hidden, toEnd]);

  return {
    following,
    catchUp: useCallback(() => {
      latest.current = true;
      setFollowing(true);
      toEnd();
    }, [toEnd]),
  };
}
