import { cx } from '~/ui/cx';
import { texts } from '../texts';
import type { SaverState } from './save-machine';

/** One line about the latest save, spoken politely. */
export function SaveLine({ line }: { line: SaverState['line'] }) {
  const text = { quiet: '', saving: texts.saving, saved: texts.saved, failed: texts.saveFailed, offline: texts.saveFailed }[line];
  const ink = { quiet: '', saving: 'text-muted', saved: 'text-laurel', failed: 'text-vermilion', offline: 'text-vermilion' }[line];
  return (
    <p role="status" className={cx('min-h-6 text-sm font-medium', ink)}>
      {text}
    </p>
  );
}
