import { Lightbulb } from 'lucide-react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { AssociationMove, AssociationView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { AnswerForm } from './answers/answer-form';
import { keepFocus } from './answers/keep-focus';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';
import { spelled, TileRow } from './tiles/tile-row';

/** Three words on plaques, and between them the word to find. */
export function WordAssociationBoard(board: BoardProps<AssociationView, AssociationMove>) {
  const { shown, ended, task, form } = useAnswerLine(board);
  const { verdict, over, send } = board;
  const { hintsLeft } = shown;
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <ul id={task} aria-label="The three words" className="flex w-full flex-wrap justify-center gap-2 sm:gap-3">
          {shown.words.map((word) => (
            <li
              key={word}
              className={cx(
                'rounded-md border border-b-4 border-tile-edge bg-tile px-4 py-2 font-display text-xl font-bold text-ink sm:text-2xl',
                ended?.kind === 'right' && 'animate-rise',
              )}
            >
              {word}
            </li>
          ))}
        </ul>
        <AnswerTiles view={shown} verdict={verdict} ended={ended} />
        <p className="tabular text-center text-muted">{ended ? 'One word for all three' : `Worth ${shown.worth} points`}</p>
      </PuzzleFrame>
      <AnswerForm {...form} label="One word that goes with all three">
        <Button
          variant="outline"
          disabled={over || hintsLeft === 0}
          onMouseDown={keepFocus}
          onClick={() => !ended && send({ type: 'hint' })}
        >
          <Lightbulb aria-hidden="true" />
          Hint ({hintsLeft} left)
        </Button>
      </AnswerForm>
    </div>
  );
}

function AnswerTiles({
  view,
  verdict,
  ended,
}: Pick<BoardProps<AssociationView, AssociationMove>, 'view' | 'verdict'> & { ended: typeof verdict }) {
  if (ended)
    return (
      <TileRow
        letters={[...(ended.answer ?? '')]}
        spoken={ended.answer}
        tone={ended.kind === 'right' ? 'right' : 'plain'}
        motion="turn-over"
      />
    );
  const isWrong = verdict?.kind === 'wrong';
  return (
    <TileRow
      key={isWrong ? verdict.number : undefined}
      letters={view.letters}
      spoken={`The answer has ${view.letters.length} letters: ${spelled(view.letters)}`}
      tone={(index) => (view.letters[index] ? 'gold' : 'gap')}
      motion={isWrong ? 'shake' : undefined}
    />
  );
}
