import { CornerDownLeft, Delete, Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { boardTexts } from '../texts';
import { keepFocus } from './keep-focus';
import { type KeyMark, LetterKeyboard } from './letter-keyboard';
import { SkipButton } from './skip-button';
import type { LiveAnswer } from './use-answer-line';

/** The buttons beside a row of slots, and the keys under it on a touch screen. */
export interface AnswerKeys {
  /** Whether the keys on the screen are used, and not the keyboard of the device. */
  own: boolean;
  actions: ReactNode;
  keys: ReactNode;
}

export interface AnswerKeysOptions {
  markOf?(letter: string): KeyMark | undefined;
  /** Further buttons, such as 'Hint'. */
  children?: ReactNode;
}

const small = 'compact:px-3 low:min-h-9 low:text-sm';

/** What a board of slots is operated with, beside the keyboard. */
export function useAnswerKeys(answer: LiveAnswer<unknown>, { markOf, children }: AnswerKeysOptions = {}): AnswerKeys {
  const [own, setOwn] = useState(true);
  const { over } = answer;
  const swap = () => {
    setOwn(!own);
    // The device's keyboard comes with the focus, and goes with it.
    answer.field.ref.current?.blur();
    if (own) setTimeout(() => answer.field.ref.current?.focus());
  };
  return {
    own,
    actions: (
      <>
        {children}
        <SkipButton over={over} onSkip={answer.skip} />
        <Button
          variant="quiet"
          aria-label={boardTexts.backspace}
          disabled={over}
          onMouseDown={keepFocus}
          onClick={answer.back}
          className="low:hidden pointer-coarse:hidden"
        >
          <Delete aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          disabled={over}
          onMouseDown={keepFocus}
          onClick={answer.enter}
          className={`${small} pointer-coarse:hidden`}
        >
          <CornerDownLeft aria-hidden="true" />
          {boardTexts.enter}
        </Button>
        <Button
          variant="quiet"
          aria-label={own ? boardTexts.deviceKeyboard : boardTexts.pageKeyboard}
          onClick={swap}
          className={`${small} pointer-fine:hidden`}
        >
          <Keyboard aria-hidden="true" />
        </Button>
      </>
    ),
    keys: own && (
      <LetterKeyboard
        label={boardTexts.keys}
        idle={over}
        markOf={markOf}
        onLetter={answer.type}
        onEnter={answer.enter}
        onBack={answer.back}
        className="pointer-fine:hidden"
      />
    ),
  };
}
