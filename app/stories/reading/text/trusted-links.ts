import { YOUNG_FOR_MS } from '~/progress/trust/trust';
import type { Block, Inline } from './chapter-text.contract';

/**
 * From when the links in a story can be clicked: when its author's account is a day old.
 * @param joinedAt null where nobody is known as its author; such a story has none.
 * @see docs/product/trust.md
 */
export function linksFrom(joinedAt: Date | null): Date | undefined {
  return joinedAt === null ? undefined : new Date(joinedAt.getTime() + YOUNG_FOR_MS);
}

/** Whether the links of a player who joined then can be clicked now. */
export function areLinksTrusted(joinedAt: Date | null, now: Date): boolean {
  const from = linksFrom(joinedAt);
  return from !== undefined && from <= now;
}

/** Blocks as readers may see them now: links that cannot be clicked yet are words with their address behind them. */
export function withTrustedLinks<Shown extends Block | string>(
  blocks: readonly Shown[],
  from: Date | undefined,
  now: Date,
): (Shown | Block)[] {
  return from !== undefined && from <= now ? [...blocks] : blocks.map((block) => (typeof block === 'string' ? block : withoutLinks(block)));
}

/** A block whose links are words with their address behind them. */
export function withoutLinks(block: Block): Block {
  if (block.kind === 'paragraph') return { ...block, words: block.words.flatMap(unlinked) };
  if (block.kind === 'quote') return { ...block, blocks: block.blocks.map(withoutLinks) };
  return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(withoutLinks)) } : block;
}

function unlinked(word: Inline): Inline[] {
  if (typeof word === 'string') return [word];
  const words = word.words.flatMap(unlinked);
  return word.kind === 'a' ? [...words, ` (${word.to})`] : [{ ...word, words }];
}
