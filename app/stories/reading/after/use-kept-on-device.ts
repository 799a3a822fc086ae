import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askToKeep } from '~/platform/offline/keep-pages';
import type { KeptOfStory } from '../../reading-lists/kept-lists';
import { useNothingRead } from '../../reading-lists/own/use-nothing-read';
import { keptTexts } from './kept-texts';

/** How long a page is read before it is kept, in ms: who only turns chapters reads none. */
const READ_MS = 4_000;
/** What of a page's address says which words it shows. */
const SHOWN = ['chapter', 'whole'];

interface KeptReading {
  title: string;
  /** The chapter that is read, of a story with chapters. */
  chapter: number | undefined;
  /** Undefined for a visitor, for whom nothing is kept. */
  kept: KeptOfStory | undefined;
}

/**
 * Keeps the page that a person reads on this device, if they keep a history of that, and all of the story once it is marked for later.
 * @see docs/product/stories.md
 */
export function useKeptOnDevice({ title, chapter, kept }: KeptReading): void {
  const { pathname, search } = useLocation();
  const { later, history = false } = kept ?? {};
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => SHOWN.includes(name)));
  const address = query.size > 0 ? `${pathname}?${query}` : pathname;

  useEffect(() => {
    if (!history) return;
    const story = { address, title: chapter === undefined ? title : keptTexts.chapterOf(title, chapter) };
    const timer = window.setTimeout(() => askToKeep({ keep: 'read', story }), READ_MS);
    return () => window.clearTimeout(timer);
  }, [history, address, title, chapter]);

  useNothingRead(kept?.history === false);

  const hasChapters = chapter !== undefined;
  useEffect(() => {
    if (later === undefined) return;
    askToKeep({ keep: later ? 'later' : 'no-longer', story: laterPage({ path: pathname, title, hasChapters }) });
  }, [later, pathname, title, hasChapters]);
}

/** The page that has all of a story. */
export function laterPage({ path, title, hasChapters }: { path: string; title: string; hasChapters: boolean }) {
  return { address: hasChapters ? `${path}?whole=1` : path, title };
}
