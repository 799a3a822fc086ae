import { createElement, type ReactNode } from 'react';
import { cx } from '../cx';
import { inTurns } from './in-turns';
import type { ProseBlock, ProseWords } from './prose-block';

export interface ProseProps {
  /** A string is a paragraph. */
  paragraphs: readonly (string | ProseBlock)[];
  /** The first letter spans three lines, where the text begins with a paragraph. */
  dropCap?: boolean;
  className?: string;
  /** What stands beside a block, by its place; not beside breaks. */
  beside?: ((at: number) => ReactNode) | undefined;
}

/** A story's text, set for reading: 60 to 70 characters a line. */
export function Prose({ paragraphs, dropCap, className, beside }: ProseProps) {
  const blocks = paragraphs.map((block, at) => setBlock(block, at, beside?.(at)));
  return <div className={cx('prose-text', dropCap && 'drop-cap', className)}>{import.meta.env.SSR ? inTurns(blocks) : blocks}</div>;
}

/** The blocks of a text never change their order, so their place is their key. */
function setBlock(block: string | ProseBlock, key: number, beside?: ReactNode): ReactNode {
  if (typeof block !== 'string' && block.kind !== 'paragraph') {
    if (block.kind === 'break') return <hr key={key} />;
    if (block.kind === 'quote') return <blockquote key={key}>{setBlocks(block.blocks, beside)}</blockquote>;
    const items = block.items.map((item, at) => <li key={at}>{setBlocks(item, at === block.items.length - 1 && beside)}</li>);
    return createElement(block.start === null ? 'ul' : 'ol', { key, start: block.start }, items);
  }
  return (
    <p key={key} dir="auto">
      {typeof block === 'string' ? block : block.words.map(setWords)}
      {beside}
    </p>
  );
}

/** What stands beside a block of blocks ends its last one, so that it takes no line of its own. */
function setBlocks(blocks: readonly ProseBlock[], beside: ReactNode): ReactNode {
  return blocks.map((block, at) => setBlock(block, at, at === blocks.length - 1 && beside));
}

function setWords(words: ProseWords, key: number): ReactNode {
  if (typeof words === 'string') return words;
  const link = words.kind === 'a' && { href: words.to, rel: 'nofollow ugc noopener' };
  return createElement(words.kind, { key, ...link }, words.words.map(setWords));
}
