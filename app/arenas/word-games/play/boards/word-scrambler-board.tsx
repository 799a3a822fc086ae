import type { ScramblerMove, ScramblerView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { AnswerForm } from './answers/answer-form';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';
import { LetterTray } from './tiles/letter-tray';

/** Jumbled tiles and a line to put them in order on. */
export function WordScramblerBoard(board: BoardProps<ScramblerView, ScramblerMove>) {
  const { shown, ended, text, setText, task, form } = useAnswerLine(board);
  const { verdict, over } = board;
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <LetterTray letters={shown.letters} text={text} onText={setText} verdict={verdict} ended={ended} over={over} />
        <p id={task} className="max-w-prose text-center text-lg">
          <span className="text-muted">Hint:</span> {shown.hint}
        </p>
      </PuzzleFrame>
      <AnswerForm {...form} label="Unscramble the word" maxLength={Math.max(shown.letters.length, 1)} focusOnTouch={false} />
    </div>
  );
}
