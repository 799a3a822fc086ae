import type { AnagramMove, AnagramView } from '~/word-games/games/anagram-solver';
import type { BoardProps } from '../board';
import { AnswerForm } from './answer-form';
import { LetterTray } from './letter-tray';
import { Stage } from './stage';
import { useAnswerLine } from './use-answer-line';

/** A word in tiles, and a line to lay another word of them on. */
export function AnagramSolverBoard(board: BoardProps<AnagramView, AnagramMove>) {
  const { shown, ended, text, setText, task, form } = useAnswerLine(board);
  const { verdict, over } = board;
  return (
    <div className="flex flex-col items-center gap-6">
      <Stage ended={ended}>
        <p id={task} className="text-center font-prose text-lg">
          Make another word of <strong className="tracking-wide uppercase">{shown.word}</strong>
        </p>
        <LetterTray letters={[...shown.word]} text={text} onText={setText} verdict={verdict} ended={ended} over={over} />
        {ended?.kind === 'told' && <p className="text-center text-muted">{ended.text}</p>}
      </Stage>
      <AnswerForm {...form} label="Another word of these letters" maxLength={Math.max(shown.word.length, 1)} focusOnTouch={false} />
    </div>
  );
}
