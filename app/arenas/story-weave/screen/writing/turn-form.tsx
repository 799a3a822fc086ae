import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';

const number = new Intl.NumberFormat('en-US');
/** The count is highlighted once this little room is left, in characters. */
const NEARLY_FULL = 100;

export interface TurnFormProps {
  words: string;
  /** What the button says. */
  label: string;
  /** The longest turn, in characters. */
  limit: number;
  /** Whether the end of the turn has been requested. */
  ending: boolean;
  connected: boolean;
  /** Why the server refused the words. */
  problem: string | undefined;
  onType(words: string): void;
  onSubmit(): void;
}

/** The text box for one's own turn: only for new words, the story above it is not editable. */
export function TurnForm({ words, label, limit, ending, connected, problem, onType, onSubmit }: TurnFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => takeFocus(box.current), []);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    onSubmit();
  };
  const quickSubmit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const tooLong = words.length > limit;
  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-2.5">
      <textarea
        ref={box}
        value={words}
        readOnly={ending}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={quickSubmit}
        rows={3}
        aria-label="Your words"
        aria-describedby="turn-help"
        aria-invalid={tooLong || problem !== undefined || undefined}
        placeholder="Go on from here..."
        className={cx(
          controlStyle,
          'field-sizing-content max-h-[30dvh] min-h-24 resize-none [@media(max-height:30rem)]:min-h-14 py-3 font-prose text-lg leading-[1.55]',
        )}
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-vermilion">
          {problem}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <p id="turn-help" className="min-w-0 text-sm text-muted">
          <span className={cx('tabular', tooLong ? 'font-semibold text-vermilion' : words.length > limit - NEARLY_FULL && 'text-amber')}>
            {number.format(words.length)} / {number.format(limit)}
          </span>
          <span className="sr-only"> characters.</span>
          <span className="max-sm:sr-only"> · Ctrl+Enter submits</span>
        </p>
        <Button
          type="submit"
          pending={ending}
          pendingText={connected ? 'Submitting...' : 'Waiting...'}
          disabled={words.trim() === '' || tooLong}
          className="shrink-0"
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the box when a turn begins, unless the person is busy in a dialog; the cursor goes after words that wait there. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  if (!box || document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
  box.focus({ preventScroll: true });
  box.setSelectionRange(box.value.length, box.value.length);
}
