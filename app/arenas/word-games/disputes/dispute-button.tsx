import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { keepFocus } from '../play/boards/answers/keep-focus';
import type { DisputeAnswer, DisputedPart } from './disputes.contract';
import { type DisputedRun, sendDispute } from './send-dispute';
import { disputeTexts } from './texts';

/** Where there is little room, one word of a text stands for it: 'count?', 'Unfair', 'Thank you.' */
const BRIEFLY = /(.*?)(count\?|Unfair|Thank you\.|$)(.*)/;

function Brief({ text }: { text: string }) {
  const [, before, word, after] = BRIEFLY.exec(text) ?? [];
  if (!word) return text;
  return (
    <span>
      <span className="low:sr-only">{before}</span>
      <span className="inline-block low:first-letter:uppercase">{word}</span>
      <span className="low:sr-only">{after}</span>
    </span>
  );
}

export interface DisputeButtonProps {
  run: DisputedRun;
  part: DisputedPart;
  /** What it asks. */
  text: string;
  /** What it is about, for screen readers, where that does not stand beside it. */
  about?: string;
  /** Whether the player has filed it already. */
  filed?: boolean;
  /** Whether a press by keyboard moves the focus to the board's field for answers, or else to where it was before. */
  returnsFocus?: boolean;
}

/** Files a dispute with one press, and says so in its own place. A press with a pointer leaves the focus where it is. */
export function DisputeButton({ run, part, text, about, filed = false, returnsFocus = false }: DisputeButtonProps) {
  const [answer, setAnswer] = useState<DisputeAnswer | undefined>(filed ? { filed, text: disputeTexts.thanks } : undefined);
  const [pending, setPending] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  async function press({ detail, currentTarget }: MouseEvent) {
    if (answer?.filed) return;
    setPending(true);
    setAnswer(await sendDispute(run, part));
    setPending(false);
    const byKeyboard = detail === 0;
    if (!returnsFocus || !byKeyboard || document.activeElement !== currentTarget) return;
    const field = currentTarget.closest('section')?.querySelector('input');
    (field ?? cameFrom.current)?.focus();
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={pending}
        aria-disabled={answer?.filed || undefined}
        onMouseDown={keepFocus}
        onFocus={({ relatedTarget }: FocusEvent<HTMLButtonElement>) => {
          cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }}
        onClick={press}
        className={cx(
          'min-h-11 text-sm leading-tight whitespace-normal max-sm:max-w-[45vw] max-sm:px-2 low:min-h-9 low:px-1.5',
          answer?.filed && 'cursor-default enabled:hover:bg-transparent enabled:hover:text-muted',
        )}
      >
        <Brief text={answer?.text ?? text} />
        {about && !answer && <span className="sr-only"> {about}</span>}
      </Button>
      <span role="status" className="sr-only">
        {!filed && answer?.text}
      </span>
    </>
  );
}
