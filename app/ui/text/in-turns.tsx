import { type ReactNode, use } from 'react';

/** Blocks that a server renders at once: some 5 ms. */
const AT_ONCE = 250;

/**
 * The blocks of a long text for a server, which renders some of them and answers others before it goes on. The page is the same.
 * @see docs/decisions/0157-heavy-work-in-a-pool.md
 */
export function inTurns(blocks: readonly ReactNode[]): ReactNode {
  if (blocks.length <= AT_ONCE) return blocks;
  let turn = Promise.resolve();
  const parts: ReactNode[] = [];
  for (let from = 0; from < blocks.length; from += AT_ONCE) {
    parts.push(
      <Turn key={from} begin={turn}>
        {blocks.slice(from, from + AT_ONCE)}
      </Turn>,
    );
    turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return parts;
}

function Turn({ begin, children }: { begin: Promise<void>; children: ReactNode }) {
  use(begin);
  return children;
}
