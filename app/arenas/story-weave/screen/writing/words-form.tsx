import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { numberText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { FormError } from '~/ui/states/form-error';
import type { LiveRoom } from '../../client/room/use-room';
import { writingTexts } from './writing-texts';

/** The count is highlighted once this little room is left, in characters. */
const NEARLY_FULL = 100;

export interface WordsFormProps {
  room: Pick<LiveRoom, 'box' | 'type' | 'submit'>;
  /** The number of what the person writes now; undefined while they write ahead of it. */
  piece: number | undefined;
  /** What the button says. */
  label: string;
  /** The most characters. */
  limit: number;
  /** Whether there is little room, as above a keyboard. */
  low: boolean;
  /** Why the words cannot be handed in just now: set where the time ended without a connection. */
  past: { offlinePast: string; offlinePastShort: string } | undefined;
}

/**
 * The text box for one's own words: only for new ones, the story above it is not editable. Words written ahead wait in it
 * for their turn.
 */
export function WordsForm({ room, piece, label, limit, low, past }: WordsFormProps) {
  const { words, submitId, connected, problem } = room.box;
  const ending = submitId !== undefined;
  const waits = past?.[low ? 'offlinePastShort' : 'offlinePast'];
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (piece !== undefined) takeFocus(box.current);
  }, [piece]);
  const tooLong = words.length > limit;
  const ready = piece !== undefined && waits === undefined && !tooLong && words.trim() !== '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (ready) room.submit();
  };
  const quickSubmit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const help = waits ?? (piece === undefined && words !== '' ? writingTexts.keptTitle : undefined);
  return (
    <form
      onSubmit={submit}
      className={cx('grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3', low ? 'mt-1 gap-y-1' : 'mt-3 gap-y-2.5')}
    >
      <textarea
        ref={box}
        // The browser's own copy would count as words typed before the script ran.
        autoComplete="off"
        data-running={piece !== undefined || undefined}
        value={words}
        readOnly={ending}
        onChange={(event) => room.type(event.currentTarget.value)}
        onKeyDown={quickSubmit}
        rows={piece === undefined || low ? 1 : 3}
        aria-label={piece === undefined ? writingTexts.aheadLabel : writingTexts.ownWords}
        aria-describedby="words-help"
        aria-invalid={tooLong || problem !== undefined || undefined}
        placeholder={piece === undefined ? writingTexts.aheadPlaceholder : writingTexts.goOn}
        className={cx(
          controlStyle,
          'field-sizing-content resize-none font-prose text-lg',
          low ? 'max-h-14 py-1 leading-[1.35]' : 'col-span-full max-h-[30dvh] py-3 leading-[1.55]',
          !low && (piece === undefined ? 'min-h-14' : 'min-h-24'),
        )}
      />
      <FormError className="order-last col-span-full">{problem}</FormError>
      <p id="words-help" className={cx('min-w-0 text-sm text-muted', low && 'order-1 col-span-full leading-5')}>
        <span className={cx('tabular', tooLong ? 'font-semibold text-vermilion' : words.length > limit - NEARLY_FULL && 'text-amber')}>
          {numberText(words.length)} / {numberText(limit)}
        </span>
        <span className="sr-only"> {writingTexts.unitOfLength}</span>
        {help && <span> · {help}</span>}
        {ready && <span className="max-sm:sr-only"> · {writingTexts.submitKeys}</span>}
      </p>
      <Button
        type="submit"
        pending={ending}
        pendingText={connected ? writingTexts.submittingTurn : writingTexts.turnWaits}
        disabled={!ready}
        className="shrink-0"
      >
        {label}
      </Button>
    </form>
  );
}

/** Focuses the box when a piece begins, unless the person is in it already or busy in a dialog; the cursor goes after words that wait there. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  if (!box || document.activeElement === box || document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
  box.focus({ preventScroll: true });
  box.setSelectionRange(box.value.length, box.value.length);
}
