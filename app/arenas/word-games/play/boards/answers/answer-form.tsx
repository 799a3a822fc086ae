import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { keepFocus } from './keep-focus';

export interface AnswerFormProps {
  label: ReactNode;
  /** What is typed so far; the board keeps it so that it can draw it too. */
  text: string;
  onText(text: string): void;
  /** Called with the typed text, trimmed; the form clears itself. */
  onAnswer(text: string): void;
  /** Leaves the puzzle unsolved; omitted: no 'Skip' button. */
  onSkip?: () => void;
  /** The finished puzzle is still shown: Enter and the buttons move on to the next one. */
  held?: { goOn(): void } | undefined;
  over: boolean;
  /** Identifies the puzzle: the field takes the focus when it changes. */
  puzzle: number;
  /** False where a puzzle can be played without the keyboard: on a touch screen the keyboard then stays away until asked for. */
  focusOnTouch?: boolean;
  /** Id of the field's description, such as the puzzle above it. */
  describedBy?: string;
  /** The longest answer, in characters. */
  maxLength?: number;
  /** Further buttons, such as 'Hint'. */
  children?: ReactNode;
}

/** A one-line answer field. Sending never blocks: the field is empty and focused again at once. */
export function AnswerForm(props: AnswerFormProps) {
  const { label, text, onText, onAnswer, onSkip, held, over, puzzle, focusOnTouch = true, describedBy, maxLength = 64, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusAgain = () => input.current?.focus({ preventScroll: true });
  const hasFocus = () => form.current?.contains(document.activeElement) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new puzzle takes the focus once.
  useEffect(() => {
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (hasFocus() || (isFree && (focusOnTouch || matchMedia('(pointer: fine)').matches))) focusAgain();
  }, [puzzle]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasFocus()) focusAgain();
    if (over) return;
    if (held) return held.goOn();
    onAnswer(text.trim());
    onText('');
  };
  const skip = () => {
    if (hasFocus()) focusAgain();
    onText('');
    if (held) held.goOn();
    else onSkip?.();
  };

  return (
    <form ref={form} onSubmit={submit} className="flex w-full max-w-md flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            type="text"
            maxLength={maxLength}
            readOnly={over}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={held ? 'next' : 'send'}
            aria-describedby={describedBy}
            className={cx(controlStyle, 'h-12 min-w-0 flex-1 text-lg')}
          />
          <Button type="submit" size="lg" disabled={over} onMouseDown={keepFocus} className="min-w-25">
            {held ? 'Next' : 'Submit'}
          </Button>
        </div>
      </div>
      {(onSkip || children) && (
        <div className="flex flex-wrap gap-2">
          {children}
          {onSkip && (
            <Button variant="outline" disabled={over} onMouseDown={keepFocus} onClick={skip}>
              Skip
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
