import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { FanStory } from './reading.contract';
import { type ReadingPosition, readPosition, savePosition } from './reading-position';

/** The shortest time between two writes of the position, in ms. */
const SAVE_EVERY_MS = 500;
/** Up to this share of the page counts as its beginning. */
const BEGINNING = 0.08;

/**
 * Remembers how far a story has been read, and scrolls there after 'Continue reading'.
 * @returns where this reader stopped, when it differs from the page's current position.
 */
export function useReadingPosition(
  readerId: string | undefined,
  { id: storyId, chapter: shown, chapters }: Pick<FanStory, 'id' | 'chapter' | 'chapters'>,
): ReadingPosition | undefined {
  const { number: chapter, id } = shown;
  const { search, state } = useLocation();
  const [found, setFound] = useState<ReadingPosition>();
  const isFirstView = search === '';

  useEffect(() => {
    const stored = readPosition(browserStorage(), readerId, storyId);
    const position = stored && { ...stored, chapter: chapters.find((other) => other.id === stored.id)?.number ?? stored.chapter };
    const isResumed = typeof state === 'object' && state !== null && 'resume' in state;
    if (isResumed && position?.chapter === chapter) {
      window.scrollTo({ top: position.share * readableHeight() });
      return setFound(undefined);
    }
    const isElsewhere = position && (position.chapter !== chapter || position.share > BEGINNING);
    setFound(isFirstView && isElsewhere ? position : undefined);
  }, [readerId, storyId, chapter, chapters, state, isFirstView]);

  useEffect(() => {
    let timer: number | undefined;
    const save = () => {
      timer = undefined;
      const height = readableHeight();
      const share = height > 0 ? Math.min(1, Math.max(0, window.scrollY / height)) : 0;
      savePosition(browserStorage(), readerId, storyId, { chapter, share, id });
    };
    const scrolled = () => {
      timer ??= window.setTimeout(save, SAVE_EVERY_MS);
    };
    // A later chapter is remembered as soon as it opens, the first one once somebody scrolls.
    if (chapter > 1) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [readerId, storyId, chapter, id]);

  return found;
}

function readableHeight(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
