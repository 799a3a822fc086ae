import type { CompletionMove, CompletionView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { PatternAnswerForm } from './answers/pattern-answer-form';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';
import { PatternRow } from './tiles/pattern-row';
import { TileRow } from './tiles/tile-row';

/** A word with gaps that fill as the player types, over its meaning. */
export function WordCompletionBoard(board: BoardProps<CompletionView, CompletionMove>) {
  const { shown, ended, text, task, form } = useAnswerLine(board);
  const { verdict } = board;
  const isWrong = !ended && verdict?.kind === 'wrong';
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        {ended ? (
          <TileRow
            letters={[...(ended.answer ?? '')]}
            spoken={ended.answer}
            tone={(index) => (ended.kind === 'right' && shown.pattern[index] === '_' ? 'right' : 'plain')}
            motion="turn-over"
          />
        ) : (
          <PatternRow
            key={isWrong ? verdict.number : undefined}
            pattern={shown.pattern}
            text={text}
            motion={isWrong ? 'shake' : undefined}
          />
        )}
        <p id={task} className="max-w-prose text-center text-lg">
          <span className="text-muted italic">{shown.part}</span> {shown.definition}
        </p>
      </PuzzleFrame>
      <PatternAnswerForm pattern={shown.pattern} form={form} />
    </div>
  );
}
