import { useEffect, useState } from 'react';
import { href, useLocation } from 'react-router';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { FanStory } from '../reading.contract';
import { type ReadingPosition, readPosition, savePosition } from './reading-position';

/** The shortest time between two writes of the position to the device, in ms. */
const SAVE_EVERY_MS = 500;
/** The shortest time between two writes to the server, in ms; what is newer is sent when the page is left. */
const SEND_EVERY_MS = 20_000;
/** Up to this share of a chapter counts as its beginning. */
const BEGINNING = 0.08;

/** Where a story is read, and by whom. */
export interface ReadStory extends Pick<FanStory, 'id' | 'chapter' | 'chapters'> {
  /** Undefined for a visitor, of whom only the device knows. */
  readerId: string | undefined;
  /** Where the reader stopped on any device, as the server knows it. */
  stopped: ReadingPosition | undefined;
}

/**
 * Remembers how far a story has been read, on this device and with the server, and scrolls there after 'Continue reading'.
 * @returns where this reader stopped, when it differs from the page's current position.
 */
export function useReadingPosition({ readerId, stopped, id: storyId, chapter: shown, chapters }: ReadStory): ReadingPosition | undefined {
  const { number: chapter, id } = shown;
  const { search, state } = useLocation();
  // What the page has sent meanwhile is no news to it.
  const [stoppedBefore] = useState(stopped);
  const [found, setFound] = useState<ReadingPosition>();
  const isFirstView = search === '';

  useEffect(() => {
    const stored = stoppedBefore ?? readPosition(browserStorage(), readerId, storyId);
    const position = stored && { ...stored, chapter: chapters.find((other) => other.id === stored.id)?.number ?? stored.chapter };
    const isResumed = typeof state === 'object' && state !== null && 'resume' in state;
    if (isResumed && position?.chapter === chapter) {
      scrollTo(position);
      return setFound(undefined);
    }
    const isElsewhere = position && (position.chapter !== chapter || position.share > BEGINNING);
    setFound(isFirstView && isElsewhere ? position : undefined);
  }, [readerId, stoppedBefore, storyId, chapter, chapters, state, isFirstView]);

  useEffect(() => {
    let timer: number | undefined;
    let sentAt = Date.now();
    let unsent: ReadingPosition | undefined;
    const send = () => {
      if (unsent === undefined || readerId === undefined) return;
      const body = new URLSearchParams({ intent: 'stopped', chapter: unsent.id, share: unsent.share.toFixed(4) });
      unsent = undefined;
      sentAt = Date.now();
      navigator.sendBeacon(href('/fan-fiction/story/:storyId/reading', { storyId }), body);
    };
    const save = () => {
      timer = undefined;
      unsent = readPlace() ?? { chapter, id, share: 0 };
      savePosition(browserStorage(), readerId, storyId, unsent);
      if (Date.now() - sentAt >= SEND_EVERY_MS) send();
    };
    const scrolled = () => {
      timer ??= window.setTimeout(save, SAVE_EVERY_MS);
    };
    // A later chapter is remembered as soon as it opens, the first one once the reader scrolls.
    if (chapter > 1) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', send);
      send();
    };
  }, [readerId, storyId, chapter, id]);

  return found;
}

/** The chapters on the page: one, or those of the whole work from one on. */
function shownChapters(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-chapter]')];
}

/** Where the page is read: the last chapter that begins above the window's upper edge, and how much of it has gone by. */
function readPlace(): ReadingPosition | undefined {
  const shown = shownChapters();
  const last = shown.at(-1);
  const isEnd = last && last.getBoundingClientRect().bottom <= window.innerHeight;
  const read = isEnd ? last : (shown.findLast((chapter) => chapter.getBoundingClientRect().top <= 0) ?? shown[0]);
  if (!read) return undefined;
  const { top, height } = read.getBoundingClientRect();
  const share = isEnd ? 1 : Math.min(1, Math.max(0, -top / height));
  return { chapter: Number(read.dataset.number), id: read.dataset.chapter ?? '', share };
}

function scrollTo({ id, share }: ReadingPosition): void {
  const text = (shownChapters().find((chapter) => chapter.dataset.chapter === id) ?? shownChapters()[0])?.getBoundingClientRect();
  if (!text) return;
  const most = window.scrollY + text.bottom - window.innerHeight;
  window.scrollTo({ top: Math.min(most, window.scrollY + text.top + share * text.height) });
}
