import { useId, useState } from 'react';
import type { BoardProps } from '../../board';
import type { AnswerFormProps } from './answer-form';
import { type HeldView, useHeldView } from './use-held-view';

type AnswerMove = { type: 'answer'; text: string } | { type: 'skip' };

export interface AnswerLine<View> extends Pick<HeldView<View>, 'shown' | 'ended'> {
  /** What is typed so far. */
  text: string;
  setText(text: string): void;
  /** The id for whatever on the board tells the task. */
  task: string;
  /** For the form below: it answers and skips, and goes on while a finished puzzle is still shown. */
  form: Omit<AnswerFormProps, 'label'>;
}

/** What the boards have in common whose puzzles are solved by a line of text, or skipped. */
export function useAnswerLine<View extends { puzzle: number }>({
  view,
  verdict,
  over,
  send,
}: BoardProps<View, AnswerMove>): AnswerLine<View> {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [text, setText] = useState('');
  const task = useId();
  const form = {
    text,
    onText: setText,
    onAnswer: (answer: string) => send({ type: 'answer', text: answer }),
    onSkip: () => send({ type: 'skip' }),
    held: ended && { goOn },
    over,
    puzzle: shown.puzzle,
    describedBy: task,
  };
  return { shown, ended, text, setText, task, form };
}
