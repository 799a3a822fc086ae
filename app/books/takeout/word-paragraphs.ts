import { type Markup, markup } from '~/platform/text/markup';
import type { Block, Inline } from '~/stories/reading/text/chapter-text.contract';

export const XML = markup`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
export const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** What stands for a new scene. */
const SCENE = '* * *';
/** How deep lists nest. */
const LEVELS = 3;
/** The lists that all dots belong to; those with numbers have one each, from the next on. */
const DOTS = 1;

/** The lists with numbers of a document: the number that each begins with, in their order. */
export interface WordLists {
  starts: number[];
}

interface Setting {
  style?: string;
  /** The list that a paragraph belongs to, and how deep it stands. */
  item?: { list: number; level: number };
}

/** Blocks of a story as paragraphs of a Word document. @param lists gets the lists with numbers among them. */
export function blocksAsParagraphs(blocks: readonly Block[], lists: WordLists, setting: Setting = {}): Markup[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'break') return [paragraph([SCENE])];
    if (block.kind === 'quote') return blocksAsParagraphs(block.blocks, lists, { ...setting, style: 'Quote' });
    return block.kind === 'list' ? listAsParagraphs(block, lists, setting) : [paragraph(block.words, setting)];
  });
}

function listAsParagraphs({ start, items }: Extract<Block, { kind: 'list' }>, lists: WordLists, { style, item }: Setting): Markup[] {
  const list = start === null ? DOTS : DOTS + lists.starts.push(start);
  const level = item ? item.level + 1 : 0;
  return items.flatMap((blocks) => blocksAsParagraphs(blocks, lists, { ...(style !== undefined && { style }), item: { list, level } }));
}

export function styled(style: string, text: string): Markup {
  return paragraph([text], { style });
}

export function paragraph(words: readonly Inline[], { style, item }: Setting = {}): Markup {
  const styleOf = style === undefined ? undefined : markup`<w:pStyle w:val="${style}"/>`;
  const itemOf = item && markup`<w:numPr><w:ilvl w:val="${item.level}"/><w:numId w:val="${item.list}"/></w:numPr>`;
  const properties = styleOf || itemOf ? markup`<w:pPr>${styleOf}${itemOf}</w:pPr>` : undefined;
  return markup`<w:p>${properties}${runs(words, {})}</w:p>`;
}

type Looks = Partial<Record<'em' | 'strong' | 's' | 'u', boolean>>;

function runs(words: readonly Inline[], looks: Looks): Markup[] {
  return words.flatMap((word) => {
    if (typeof word === 'string') return [run(word, looks)];
    return word.kind === 'a' ? link(word.to, runs(word.words, looks)) : runs(word.words, { ...looks, [word.kind]: true });
  });
}

function run(text: string, { em, strong, s, u }: Looks): Markup {
  const looks = [strong && markup`<w:b/>`, em && markup`<w:i/>`, s && markup`<w:strike/>`, u && markup`<w:u w:val="single"/>`];
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => markup`${index === 0 ? undefined : markup`<w:br/>`}<w:t xml:space="preserve">${line}</w:t>`);
  return markup`<w:r><w:rPr>${looks.filter((look) => look !== undefined && look !== false)}</w:rPr>${lines}</w:r>`;
}

/** A link as a field, which needs no entry among the document's relations. */
function link(address: string, words: readonly Markup[]): Markup[] {
  const field = (kind: 'begin' | 'separate' | 'end') => markup`<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  const instruction = markup`<w:r><w:instrText xml:space="preserve"> HYPERLINK "${address.replaceAll('"', '%22')}" </w:instrText></w:r>`;
  return [field('begin'), instruction, field('separate'), ...words, field('end')];
}

/** The part of a Word document that says how its lists look. */
export function numberingOf({ starts }: WordLists): Markup {
  const abstract = (id: number, format: string, text: (level: number) => string) =>
    markup`<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${Array.from(
      { length: LEVELS },
      (_, level) =>
        markup`<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:pPr><w:ind w:left="${(level + 1) * 720}" w:hanging="360"/></w:pPr></w:lvl>`,
    )}</w:abstractNum>`;
  const numbered = starts.map((start, index) => {
    const overrides = Array.from(
      { length: LEVELS },
      (_, level) => markup`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    );
    return markup`<w:num w:numId="${DOTS + 1 + index}"><w:abstractNumId w:val="1"/>${overrides}</w:num>`;
  });
  const dots = abstract(0, 'bullet', () => '•');
  const numbers = abstract(1, 'decimal', (level) => `%${level + 1}.`);
  return markup`${XML}<w:numbering xmlns:w="${MAIN}">${dots}${numbers}<w:num w:numId="${DOTS}"><w:abstractNumId w:val="0"/></w:num>${numbered}</w:numbering>`;
}
