import { type ReactNode, useId } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { boardTexts } from '../texts';
import { keepFocus } from './keep-focus';
import { typedAsIs } from './typed-as-is';
import type { LiveAnswer } from './use-answer-line';

export interface AnswerFormProps {
  answer: LiveAnswer<unknown>;
  label: ReactNode;
}

/** The longest answer, in characters. */
const MOST_CHARACTERS = 64;

/** A one-line field for words of any kind. Sending never blocks: the field is empty and focused again at once. */
export function AnswerForm({ answer, label }: AnswerFormProps) {
  const { over, field, task } = answer;
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer.enter();
      }}
      className="flex w-full max-w-xl xl:max-w-[53.75rem] flex-col gap-1.5"
    >
      <label htmlFor={id} className="font-medium low:sr-only">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...field}
          {...typedAsIs}
          id={id}
          maxLength={MOST_CHARACTERS}
          readOnly={over}
          aria-describedby={task}
          className={cx(controlStyle, 'h-12 min-w-0 flex-1 text-lg low:h-11')}
        />
        <Button type="submit" size="lg" disabled={over} onMouseDown={keepFocus} className="min-w-25 low:min-h-11">
          {boardTexts.submit}
        </Button>
      </div>
    </form>
  );
}
