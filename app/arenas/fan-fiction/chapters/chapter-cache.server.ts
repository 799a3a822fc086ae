import { LRUCache } from 'lru-cache';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import type { Markup } from '~/stories/reading/text/markup/dialects';

/** How many characters of parsed chapters a process caches. */
const MAX_CHARACTERS = 4_000_000;

export type ChapterReader = (chapter: { id: string; body: string; markup: Markup; updated_at: Date }) => Block[];

/** Parses chapters' Markdown and caches the result: chapters are read far more often than changed. */
export function createChapterReader(): ChapterReader {
  const parsed = new LRUCache<string, Block[]>({ maxSize: MAX_CHARACTERS });
  return ({ id, body, markup, updated_at }) => {
    const key = `${id} ${markup} ${updated_at.getTime()}`;
    const cached = parsed.get(key);
    if (cached) return cached;
    const blocks = parseChapter(body, markup);
    parsed.set(key, blocks, { size: body.length + 1 });
    return blocks;
  };
}
