import { partName } from '~/arenas/story-weave/rules/reveal/part-writers';
import { type Markup, markup } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import { noteTexts } from '~/stories/notes/texts';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import type { Block, Inline } from '~/stories/reading/text/chapter-text.contract';
import { withoutLinks } from '~/stories/reading/text/trusted-links';
import { writtenBlocks } from '~/stories/reading/text/written-blocks';
import { creditName } from '~/stories/writers/credit-name';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import type { MarkedWords, StoredWords, WrittenPart } from './book';

/** Stored words as part of a book. Long ones take a while, so the site does it in another thread. */
export function wordsAsMarkup(words: StoredWords): Markup[] {
  switch (words.kind) {
    case 'plain':
      return plainWords(words.text);
    case 'written':
    case 'chapter':
      return chapterWords(blocksOf(words));
    case 'part':
      return [partWords(words.part)];
    case 'note':
      return [markup`<aside class="note">\n<h2>${noteTexts.note}</h2>\n${plainWords(words.text)}</aside>\n`];
    case 'writer':
      return [markup`<p class="writer">${printableLine(words.name)}</p>\n`];
  }
}

/** Words with markup as their readers see them. */
export function blocksOf({ kind, text, unlinked = false }: MarkedWords): Block[] {
  const blocks = kind === 'written' ? writtenBlocks(text) : parseChapter(text);
  return unlinked ? blocks.map(withoutLinks) : blocks;
}

/** A plain text as paragraphs, split as on its page. */
function plainWords(text: string): Markup[] {
  return splitParagraphs(text).map((paragraph) => markup`<p dir="auto">${lines(paragraph)}</p>\n`);
}

/** What stands above a part: its writer's name, an AI writer's marked as such, and that of who changed its words. */
export function nameOfPart({ writer, kind, changedBy }: WrittenPart): string {
  const changed = changedBy === undefined ? null : { writer: changedBy };
  return printableLine(partName({ writer: creditName({ name: writer, isAi: kind === 'ai' }), changed }));
}

/** A part of a collaborative story under its writer's name; an AI writer's is marked for people and programs. */
function partWords(part: WrittenPart): Markup {
  const mark = part.kind === 'ai' ? markup` data-digital-source-type="${MACHINE_WRITTEN}"` : undefined;
  return markup`<section${mark}>\n<h2 class="by">${nameOfPart(part)}</h2>\n${plainWords(part.text)}</section>\n`;
}

/** A parsed Markdown chapter. */
function chapterWords(blocks: readonly Block[]): Markup[] {
  return blocks.map((block) => {
    if (block.kind === 'break') return markup`<hr/>\n`;
    if (block.kind === 'quote') return markup`<blockquote>\n${chapterWords(block.blocks)}</blockquote>\n`;
    if (block.kind === 'list') return listWords(block);
    return markup`<p dir="auto">${inline(block.words)}</p>\n`;
  });
}

function listWords({ start, items }: Extract<Block, { kind: 'list' }>): Markup {
  const lines = items.map((item) => markup`<li>\n${chapterWords(item)}</li>\n`);
  return start === null ? markup`<ul>\n${lines}</ul>\n` : markup`<ol start="${String(start)}">\n${lines}</ol>\n`;
}

function inline(words: readonly Inline[]): Markup[] {
  return words.map((word) => {
    if (typeof word === 'string') return markup`${lines(word)}`;
    const inner = inline(word.words);
    if (word.kind === 'a') return markup`<a href="${word.to}" rel="nofollow ugc noopener">${inner}</a>`;
    return marked(word.kind, inner);
  });
}

function marked(kind: 'em' | 'strong' | 's' | 'u', inner: Markup[]): Markup {
  switch (kind) {
    case 'em':
      return markup`<em>${inner}</em>`;
    case 'strong':
      return markup`<strong>${inner}</strong>`;
    case 's':
      return markup`<s>${inner}</s>`;
    case 'u':
      return markup`<u>${inner}</u>`;
  }
}

function lines(text: string): Markup[] {
  return text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? markup`${line}` : markup`<br/>${line}`));
}
