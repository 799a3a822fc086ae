import { createElement, type ReactNode } from 'react';
import { cx } from '../cx';
import type { ProseBlock, ProseWords } from './prose-block';

export interface ProseProps {
  /** A string is a paragraph. */
  paragraphs: readonly (string | ProseBlock)[];
  /** The first letter spans three lines, where the text begins with a paragraph. */
  dropCap?: boolean;
  className?: string;
}

/** A story's text, set for reading: 60 to 70 characters a line. */
export function Prose({ paragraphs, dropCap, className }: ProseProps) {
  return <div className={cx('prose-text', dropCap && 'drop-cap', className)}>{paragraphs.map(setBlock)}</div>;
}

/** The blocks of a text never change their order, so their place is their key. */
function setBlock(block: string | ProseBlock, key: number): ReactNode {
  if (typeof block !== 'string' && block.kind !== 'paragraph') {
    return block.kind === 'break' ? <hr key={key} /> : <blockquote key={key}>{block.blocks.map(setBlock)}</blockquote>;
  }
  return (
    <p key={key} dir="auto">
      {typeof block === 'string' ? block : block.words.map(setWords)}
    </p>
  );
}

function setWords(words: ProseWords, key: number): ReactNode {
  return typeof words === 'string' ? words : createElement(words.kind, { key }, words.words.map(setWords));
}
