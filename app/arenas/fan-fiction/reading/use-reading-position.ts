import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '~/platform/storage/browser-storage';
import { keepPlace, placeOf, type ReadPlace } from './reading-position';

/** How often the place is written at most, in ms. */
const KEEP_EVERY_MS = 500;
/** Less than this share of the page is the beginning. */
const BEGINNING = 0.08;

/**
 * Remembers how far a story has been read, and goes there when one comes by 'Continue reading'.
 * @returns where this reader stopped, when that is elsewhere than where the page stands now.
 */
export function useReadPlace(readerId: string | undefined, storyId: string, chapter: number): ReadPlace | undefined {
  const { search, state } = useLocation();
  const [found, setFound] = useState<ReadPlace>();
  const isFirstView = search === '';

  useEffect(() => {
    const place = placeOf(browserStorage(), readerId, storyId);
    const isResumed = typeof state === 'object' && state !== null && 'resume' in state;
    if (isResumed && place?.chapter === chapter) {
      window.scrollTo({ top: place.share * readableHeight() });
      return setFound(undefined);
    }
    const isElsewhere = place && (place.chapter !== chapter || place.share > BEGINNING);
    setFound(isFirstView && isElsewhere ? place : undefined);
  }, [readerId, storyId, chapter, state, isFirstView]);

  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      timer = undefined;
      const height = readableHeight();
      const share = height > 0 ? Math.min(1, Math.max(0, window.scrollY / height)) : 0;
      keepPlace(browserStorage(), readerId, storyId, { chapter, share });
    };
    const scrolled = () => {
      timer ??= window.setTimeout(keep, KEEP_EVERY_MS);
    };
    // A later chapter is remembered as soon as it is opened, the first one once somebody reads on.
    if (chapter > 1) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [readerId, storyId, chapter]);

  return found;
}

function readableHeight(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
