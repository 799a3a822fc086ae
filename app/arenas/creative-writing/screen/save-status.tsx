import type { ReactNode } from 'react';
import { isUnsaved, type SaverState } from '~/stories/saving/saver-state';
import { wordsText } from '~/stories/text/words-box';
import { cx } from '~/ui/cx';
import { texts } from '../texts';
import { screenTexts } from './texts';

/** What became of the words, such as 'Saved · 2,314 words'; a save is announced politely. */
export function SaveStatus({ state, words, children }: { state: SaverState; words: number; children?: ReactNode }) {
  // A conflict is not a failure: the page asks what to go on with.
  const line = state.obstacle?.kind === 'conflict' ? 'quiet' : state.line;
  return (
    <div className="desk-edge min-w-0 flex-1 text-sm leading-tight max-sm:order-last max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
      {line === 'quiet' && (
        <p className="tabular text-muted">{words > 0 && !isUnsaved(state) ? screenTexts.saved(wordsText(words)) : wordsText(words)}</p>
      )}
      <SaveLine line={line} />
      {children && <div className={cx(line !== 'quiet' && 'max-sm:hidden')}>{children}</div>}
    </div>
  );
}

function SaveLine({ line }: { line: SaverState['line'] }) {
  const text = { quiet: '', saving: texts.saving, saved: texts.saved, failed: texts.saveFailed, offline: texts.saveFailed }[line];
  const ink = { quiet: '', saving: 'text-muted', saved: 'text-laurel animate-ink', failed: 'text-vermilion', offline: 'text-vermilion' }[
    line
  ];
  return (
    <p role="status" className={cx('font-medium', line === 'quiet' && 'max-sm:-ml-3', ink)}>
      {text}
    </p>
  );
}
