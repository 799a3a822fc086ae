import { Asterisk, Lightbulb } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { BoardProps } from '../../play/board';
import { useAnswerKeys } from '../../play/boards/answers/answer-keys';
import { keepFocus } from '../../play/boards/answers/keep-focus';
import { SlotRow } from '../../play/boards/answers/slot-row';
import { usePatternAnswer } from '../../play/boards/answers/use-pattern-answer';
import { BoardLayout } from '../../play/boards/board-layout';
import { PracticeContext } from '../../practice/practice-context';
import { wordAssociationTexts } from './texts';
import type { AssociationMove, AssociationView } from './word-association.contract';

/** The longest answer, in letters: more words may go with the three than the one that the slots are for. */
const MOST_LETTERS = 12;

/** Three words on plaques, and under them the word to find. */
export function WordAssociationBoard(board: BoardProps<AssociationView, AssociationMove>) {
  const { hintsLeft } = board.view;
  const practice = useContext(PracticeContext);
  const { answer, shown, pattern } = usePatternAnswer(
    board,
    ({ letters }) => letters.map((letter) => letter || '_').join(''),
    MOST_LETTERS,
  );
  const keys = useAnswerKeys(answer, {
    children: (
      <Button
        variant="outline"
        disabled={board.over || hintsLeft === 0}
        onMouseDown={keepFocus}
        onClick={() => !answer.ended && board.send({ type: 'hint', puzzle: shown.puzzle })}
        className="low:min-h-9 low:px-3 low:text-sm"
      >
        <Lightbulb aria-hidden="true" />
        <span>
          {wordAssociationTexts.hint}
          <span className="low:sr-only"> {wordAssociationTexts.left(hintsLeft)}</span>
        </span>
      </Button>
    ),
  });
  return (
    <BoardLayout emblem={Asterisk} {...keys} {...answer} spoken={wordAssociationTexts.spoken(shown.words, shown.letters.length)}>
      <ul aria-label={wordAssociationTexts.threeWords} className="flex w-full flex-wrap justify-center gap-2 sm:gap-3 low:gap-1.5">
        {shown.words.map((word) => (
          <li
            key={word}
            className={cx(
              'rounded-md border border-b-4 border-tile-edge bg-tile px-4 py-2 font-display text-xl font-bold text-ink sm:text-2xl low:px-2.5 low:py-0.5 low:text-lg xl:px-6 xl:py-3 xl:text-3xl',
              answer.ended?.kind === 'right' && 'animate-rise',
            )}
          >
            {word}
          </li>
        ))}
      </ul>
      <SlotRow answer={answer} label={wordAssociationTexts.withAllThree} pattern={pattern} ownKeys={keys.own} />
      {!practice && <p className="tabular text-center text-muted low:sr-only">{wordAssociationTexts.worthPoints(shown.worth)}</p>}
    </BoardLayout>
  );
}
