import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A part of the text that is read from its beginning: that is not scrolled out of sight. */
const READ_FROM = '[data-read-from]';
/** How much of what stands above such a part stays in sight, in px. */
const ABOVE_PX = 96;
/** How far the story's end may be out of sight, in px, for the page still to follow it. */
const SLACK_PX = 48;

export interface Follow {
  /** Words came while the reader was elsewhere in the story. */
  unseen: boolean;
  /** Goes to the newest words and stays with them. */
  catchUp(): void;
}

/**
 * Keeps the end of a growing text in sight, right above what is stuck to the window's bottom, until the reader
 * scrolls up; back at the end it follows again.
 * @param text the element that grows. @param dock what stands over the window's bottom.
 * @param box what scrolls, where that is not the window.
 */
export function useFollow(
  text: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  box?: RefObject<HTMLElement | null>,
): Follow {
  const [unseen, setUnseen] = useState(false);
  const latest = useRef(true);

  const hidden = useCallback(() => {
    // Before the first word there is nothing to go to.
    if (!text.current?.textContent || !dock.current) return 0;
    return text.current.getBoundingClientRect().bottom - dock.current.getBoundingClientRect().top;
  }, [text, dock]);

  /** How far the page is behind where it follows to, in px. */
  const behind = useCallback(() => {
    const from = text.current?.querySelector(READ_FROM)?.getBoundingClientRect().top;
    return Math.min(hidden(), from === undefined ? Number.POSITIVE_INFINITY : from - ABOVE_PX);
  }, [hidden, text]);

  const toEnd = useCallback(() => {
    const distance = behind();
    if (distance > 0) (box?.current ?? window).scrollBy({ top: distance, behavior: 'instant' });
  }, [behind, box]);

  useEffect(() => {
    const { current: element } = text;
    const { current: bottom } = dock;
    if (!element || !bottom) return;
    const scroller = box?.current ?? window;
    const scrolledTo = () => ('scrollY' in scroller ? scroller.scrollY : scroller.scrollTop);
    let height = scrolledTo();
    const scrolled = () => {
      const up = scrolledTo() < height;
      height = scrolledTo();
      // Only the reader scrolls up; a page that grew may well be behind its end for a moment.
      if (behind() < SLACK_PX) latest.current = true;
      else if (up) latest.current = false;
      if (latest.current) setUnseen(false);
    };
    const grown = () => {
      if (latest.current) toEnd();
      else setUnseen(true);
    };
    const resized = () => {
      if (!latest.current) return;
      // A keyboard has come or gone: what is below the dock does not matter to who follows.
      const below = box ? 0 : window.innerHeight - bottom.getBoundingClientRect().bottom;
      if (below > 0) window.scrollBy({ top: -below, behavior: 'instant' });
      toEnd();
    };
    const watching = new ResizeObserver(grown);
    const dockWatching = new ResizeObserver(resized);
    watching.observe(element);
    dockWatching.observe(bottom);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', resized);
    return () => {
      watching.disconnect();
      dockWatching.disconnect();
      scroller.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', resized);
    };
  }, [text, dock, box, behind, toEnd]);

  return {
    unseen,
    catchUp: useCallback(() => {
      latest.current = true;
      setUnseen(false);
      toEnd();
    }, [toEnd]),
  };
}
