import { printableLine } from '~/platform/text/printable';
import { noteTexts } from '~/stories/notes/texts';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import type { Block, Inline } from '~/stories/reading/text/chapter-text.contract';
import { writtenBlocks } from '~/stories/reading/text/written-blocks';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { creditName } from '../credit';
import { type Markup, markup } from '../list/markup';
import type { StoredWords } from './book';

/** Stored words as part of a book. Long ones take a while, so the site does it in another thread. */
export function wordsAsMarkup(words: StoredWords): Markup[] {
  switch (words.kind) {
    case 'plain':
      return plainWords(words.text);
    case 'written':
      return chapterWords(writtenBlocks(words.text));
    case 'chapter':
      return chapterWords(parseChapter(words.text));
    case 'part':
      return [partWords(words.part)];
    case 'note':
      return [markup`<aside class="note">\n<h2>${noteTexts.note}</h2>\n${plainWords(words.text)}</aside>\n`];
    case 'writer':
      return [markup`<p class="writer">${printableLine(words.name)}</p>\n`];
  }
}

/** A plain text as paragraphs, split as on its page. */
function plainWords(text: string): Markup[] {
  return splitParagraphs(text).map((paragraph) => markup`<p dir="auto">${lines(paragraph)}</p>\n`);
}

/** A part of a collaborative story under its writer's name; an AI writer's is marked for people and programs. */
function partWords({ writer, kind, text }: Extract<StoredWords, { kind: 'part' }>['part']): Markup {
  const isAi = kind === 'ai';
  const mark = isAi ? markup` data-digital-source-type="${MACHINE_WRITTEN}"` : undefined;
  return markup`<section${mark}>\n<h2 class="by">${printableLine(creditName({ name: writer, isAi }))}</h2>\n${plainWords(text)}</section>\n`;
}

/** A parsed Markdown chapter. */
function chapterWords(blocks: readonly Block[]): Markup[] {
  return blocks.map((block) => {
    if (block.kind === 'break') return markup`<hr/>\n`;
    if (block.kind === 'quote') return markup`<blockquote>\n${chapterWords(block.blocks)}</blockquote>\n`;
    return markup`<p dir="auto">${inline(block.words)}</p>\n`;
  });
}

function inline(words: readonly Inline[]): Markup[] {
  return words.map((word) => {
    if (typeof word === 'string') return markup`${lines(word)}`;
    return word.kind === 'em' ? markup`<em>${inline(word.words)}</em>` : markup`<strong>${inline(word.words)}</strong>`;
  });
}

function lines(text: string): Markup[] {
  return text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? markup`${line}` : markup`<br/>${line}`));
}
