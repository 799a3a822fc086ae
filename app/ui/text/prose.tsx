import { createElement, type ReactNode } from 'react';
import { cx } from '../cx';
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
  return (
    <div className={cx('prose-text', dropCap && 'drop-cap', className)}>
      {paragraphs.map((block, at) => setBlock(block, at, beside?.(at)))}
    </div>
  );
}

/** The blocks of a text never change their order, so their place is their key. */
function setBlock(block: string | ProseBlock, key: number, beside?: ReactNode): ReactNode {
  if (typeof block !== 'string' && block.kind !== 'paragraph') {
    if (block.kind === 'break') return <hr key={key} />;
    if (block.kind === 'list')
      return createElement(
        block.start === null ? 'ul' : 'ol',
        { key, start: block.start },
        block.items.map((item, place) => (
          <li key={place}>
            {item.map((inner, at) => setBlock(inner, at))}
            {place === block.items.length - 1 && beside}
          </li>
        )),
      );
    return (
      <blockquote key={key}>
        {block.blocks.map((inner, at) => setBlock(inner, at))}
        {beside}
      </blockquote>
    );
  }
  return (
    <p key={key} dir="auto">
      {typeof block === 'string' ? block : block.words.map(setWords)}
      {beside}
    </p>
  );
}

function setWords(words: ProseWords, key: number): ReactNode {
  if (typeof words === 'string') return words;
  const link = words.kind === 'a' && { href: words.to, rel: 'nofollow ugc noopener' };
  return createElement(words.kind, { key, ...link }, words.words.map(setWords));
}
