import { useId, useState } from 'react';
import type { BoardProps } from '../../board';
import type { AnswerFormProps } from './answer-form';
import { type HeldView, useHeldView } from './use-held-view';

type AnswerMove = { type: 'answer'; text: string } | { type: 'skip' };

export interface AnswerLine<View> extends Pick<HeldView<View>, 'shown' | 'ended'> {
  /** What is typed so far. */
  text: string;
  setText(text: string): void;
  /** Id for the element of the board that states the task. */
  task: string;
  /** Props of the form below: it answers and skips, and moves on while a finished puzzle is still shown. */
  form: Omit<AnswerFormProps, 'label'>;
}

/** Shared by boards whose puzzles are answered with a line of text, or skipped. */
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
