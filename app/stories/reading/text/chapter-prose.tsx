import { Fragment } from 'react';
import { cx } from '~/ui/cx';
import type { Block, Inline } from './chapter-text.contract';

/** A parsed chapter set for reading: 60 to 70 characters a line, and a drop cap where it begins with a paragraph. */
export function ChapterProse({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div
      dir="auto"
      className={cx(
        'max-w-[34em] overflow-x-clip font-prose text-[1.125rem] leading-[1.65] wrap-anywhere sm:text-[1.1875rem] [&>*+*]:mt-[0.9em] [&>p:first-child]:drop-cap',
        className,
      )}
    >
      <Blocks blocks={blocks} />
    </div>
  );
}

/** The blocks of a text never change their order, so their index is their key. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockOfText key={index} block={block} />);
}

function BlockOfText({ block }: { block: Block }) {
  if (block.kind === 'break') return <hr className="mx-auto my-8! w-24 border-bronze" />;
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto" className="whitespace-pre-line">
        <Words words={block.words} />
      </p>
    );
  }
  return (
    <blockquote className="border-l-2 border-bronze pl-4 text-muted [&>*+*]:mt-[0.9em]">
      <Blocks blocks={block.blocks} />
    </blockquote>
  );
}

function Words({ words }: { words: readonly Inline[] }) {
  return words.map((word, index) => {
    if (typeof word === 'string') return <Fragment key={index}>{word}</Fragment>;
    const Mark = word.kind;
    return (
      <Mark key={index}>
        <Words words={word.words} />
      </Mark>
    );
  });
}
