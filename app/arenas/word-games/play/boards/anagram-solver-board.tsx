import type { AnagramMove, AnagramView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { AnswerForm } from './answers/answer-form';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';
import { LetterTray } from './tiles/letter-tray';

/** A word in tiles, and a line on which to lay another word with them. */
export function AnagramSolverBoard(board: BoardProps<AnagramView, AnagramMove>) {
  const { shown, ended, text, setText, task, form } = useAnswerLine(board);
  const { verdict, over } = board;
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <p id={task} className="text-center text-lg">
          Make another word of <strong className="tracking-wide uppercase">{shown.word}</strong>
        </p>
        <LetterTray letters={[...shown.word]} text={text} onText={setText} verdict={verdict} ended={ended} over={over} />
        {ended?.kind === 'told' && <p className="text-center text-muted">{ended.text}</p>}
      </PuzzleFrame>
      <AnswerForm {...form} label="Another word of these letters" maxLength={Math.max(shown.word.length, 1)} focusOnTouch={false} />
    </div>
  );
}
