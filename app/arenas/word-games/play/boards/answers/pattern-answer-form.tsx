import { meantWord } from '../tiles/fill-pattern';
import { AnswerForm } from './answer-form';
import type { AnswerLine } from './use-answer-line';

/** The answer to a pattern: the whole word, or just its missing letters. */
export function PatternAnswerForm({ pattern, form }: Pick<AnswerLine<{ puzzle: number }>, 'form'> & { pattern: string }) {
  return (
    <AnswerForm
      {...form}
      label="The whole word, or its missing letters"
      onAnswer={(answer) => form.onAnswer(meantWord(pattern, answer))}
      maxLength={Math.max(pattern.length, 1)}
    />
  );
}
