import { CornerDownLeft, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { boardTexts } from '../texts';
import { keepFocus } from './keep-focus';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].map((row) => [...row]);

/** right, wrong: guessed. spent: there is no such letter to use now. */
export type KeyMark = 'right' | 'wrong' | 'spent';

const marks: Record<KeyMark | 'open', string> = {
  open: 'tile-face',
  right: 'border-laurel bg-laurel text-bg',
  wrong: 'border-line bg-bg text-muted line-through decoration-vermilion decoration-2',
  spent: 'border-line bg-raised text-muted',
};
const said: Record<KeyMark | 'open', string> = { open: '', right: boardTexts.inWord, wrong: boardTexts.notInWord, spent: '' };

const keyStyle =
  'grid h-12 touch-manipulation place-items-center rounded-md border border-b-4 font-display text-lg leading-none font-bold uppercase transition-colors select-none compact:h-11 low:h-9 low:border-b-2 xl:text-xl';

export interface LetterKeyboardProps {
  /** Names the group of keys. */
  label: string;
  /** Id of the element that states the task. */
  task?: string;
  /** Whether no key does anything now. */
  idle: boolean;
  onLetter(letter: string): void;
  markOf?(letter: string): KeyMark | undefined;
  /** With them the keyboard has keys for Enter and Backspace. */
  onEnter?: () => void;
  onBack?: () => void;
  className?: string;
}

/** Three rows of letter keys, in the order of a keyboard. Marked keys stay focusable and say their mark. */
export function LetterKeyboard({ label, task, idle, onLetter, markOf, onEnter, onBack, className }: LetterKeyboardProps) {
  return (
    <fieldset
      aria-describedby={task}
      className={cx('grid w-full max-w-3xl grid-cols-20 gap-1 compact:gap-y-1.5 low:gap-y-1 sm:gap-1.5', className)}
    >
      <legend className="sr-only">{label}</legend>
      {ROWS.map((row, at) =>
        row.map((letter, index) => {
          const mark = markOf?.(letter);
          const isIdle = idle || mark !== undefined;
          return (
            <button
              key={letter}
              type="button"
              aria-disabled={isIdle || undefined}
              aria-label={`${letter.toUpperCase()}${said[mark ?? 'open']}`}
              data-mark={mark}
              onMouseDown={keepFocus}
              onClick={() => !isIdle && onLetter(letter)}
              className={cx(
                keyStyle,
                'col-span-2',
                at === 1 && index === 0 && 'col-start-2',
                at === 2 && index === 0 && 'col-start-4',
                marks[mark ?? 'open'],
                idle && !mark && 'opacity-60',
              )}
            >
              {letter}
            </button>
          );
        }),
      )}
      {onEnter && (
        <Key label={boardTexts.enter} className="col-start-1 row-start-3" onPress={onEnter}>
          <CornerDownLeft aria-hidden="true" className="size-5" />
        </Key>
      )}
      {onBack && (
        <Key label={boardTexts.backspace} className="col-start-18 row-start-3" onPress={onBack}>
          <Delete aria-hidden="true" className="size-5" />
        </Key>
      )}
    </fieldset>
  );
}

function Key({ label, className, onPress, children }: { label: string; className: string; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onMouseDown={keepFocus}
      onClick={onPress}
      className={cx(keyStyle, 'col-span-3 border-edge bg-raised text-text', className)}
    >
      {children}
    </button>
  );
}
