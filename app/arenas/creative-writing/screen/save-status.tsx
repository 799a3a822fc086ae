import type { ReactNode } from 'react';
import { isUnsaved, type SaverState } from '~/stories/saving/saver-state';
import { wordsText } from '~/stories/text/words-box';
import { cx } from '~/ui/cx';
import { texts } from '../texts';

/** What became of the words, such as 'Saved · 2,314 words'; a save is announced politely. */
export function SaveStatus({ state, words, children }: { state: SaverState; words: number; children?: ReactNode }) {
  return (
    <div className="desk-edge min-w-0 flex-1 text-sm leading-tight">
      <SaveLine line={state.line} />
      {state.line === 'quiet' && (
        <p className="tabular text-muted">
          {words > 0 && !isUnsaved(state) && 'Saved · '}
          {wordsText(words)}
        </p>
      )}
      {children}
    </div>
  );
}

function SaveLine({ line }: { line: SaverState['line'] }) {
  const text = { quiet: '', saving: texts.saving, saved: texts.saved, failed: texts.saveFailed, offline: texts.saveFailed }[line];
  const ink = { quiet: '', saving: 'text-muted', saved: 'text-laurel animate-ink', failed: 'text-vermilion', offline: 'text-vermilion' }[
    line
  ];
  return (
    <p role="status" className={cx('font-medium', ink)}>
      {text}
    </p>
  );
}
