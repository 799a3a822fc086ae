import { cx } from '~/ui/cx';
import { keepFocus } from './keep-focus';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export interface LetterKeysProps {
  right: readonly string[];
  wrong: readonly string[];
  /** Whether no guess is possible now. */
  idle: boolean;
  onLetter(letter: string): void;
}

/** The alphabet as keys; guessed letters stay focusable and announce their outcome. */
export function LetterKeys({ right, wrong, idle, onLetter }: LetterKeysProps) {
  return (
    <fieldset className="grid w-full max-w-2xl grid-cols-7 gap-1 sm:grid-cols-9 sm:gap-1.5 md:grid-cols-13">
      <legend className="sr-only">Letters to guess</legend>
      {LETTERS.map((letter) => {
        const isRight = right.includes(letter);
        const isWrong = wrong.includes(letter);
        return (
          <button
            key={letter}
            type="button"
            aria-disabled={idle || isRight || isWrong || undefined}
            aria-label={`${letter.toUpperCase()}${isRight ? ', in the word' : ''}${isWrong ? ', not in the word' : ''}`}
            onMouseDown={keepFocus}
            onClick={() => !idle && !isRight && !isWrong && onLetter(letter)}
            className={cx(
              'grid min-h-11 touch-manipulation place-items-center rounded-md border border-b-4 font-display text-lg font-bold uppercase transition-colors select-none',
              isRight && 'border-laurel bg-laurel text-bg',
              isWrong && 'border-line bg-bg text-muted line-through decoration-vermilion decoration-2',
              !isRight && !isWrong && 'border-tile-edge bg-tile text-ink',
              idle && !isRight && !isWrong && 'opacity-60',
            )}
          >
            {letter}
          </button>
        );
      })}
    </fieldset>
  );
}
