import { LRUCache } from 'lru-cache';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { loadBlocks } from '~/stories/reading/text/load-blocks.server';
import type { Markup } from '~/stories/reading/text/markup/dialects';

/** How many characters of parsed chapters a process caches. */
const MAX_CHARACTERS = 4_000_000;

export interface StoredChapter {
  id: string;
  body: string;
  markup: Markup;
  updated_at: Date;
}

/** Parses a chapter's Markdown at once: for transactions, which must not wait for a thread. Mostly a page has loaded it before. */
export type ChapterReader = (chapter: StoredChapter) => Block[];

/** Parses a chapter's Markdown, a long one in another thread. @param person who waits for it. @throws {Overloaded} */
export type ChapterLoader = (chapter: StoredChapter, person: string | undefined) => Promise<Block[]>;

export interface ChapterCache {
  readChapter: ChapterReader;
  loadChapter: ChapterLoader;
}

/** Caches parsed chapters: they are read far more often than changed. */
export function createChapterCache(): ChapterCache {
  const parsed = new LRUCache<string, Block[], { chapter: StoredChapter; person: string | undefined }>({
    maxSize: MAX_CHARACTERS,
    fetchMethod: async (_key, _stale, { context: { chapter, person } }) =>
      loadBlocks({ text: chapter.body, markup: chapter.markup }, person),
  });
  const keyOf = ({ id, markup, updated_at }: StoredChapter) => `${id} ${markup} ${updated_at.getTime()}`;
  return {
    readChapter(chapter) {
      const cached = parsed.get(keyOf(chapter));
      if (cached) return cached;
      const blocks = parseChapter(chapter.body, chapter.markup);
      parsed.set(keyOf(chapter), blocks, { size: chapter.body.length + 1 });
      return blocks;
    },
    loadChapter: (chapter, person) => parsed.forceFetch(keyOf(chapter), { context: { chapter, person }, size: chapter.body.length + 1 }),
  };
}
