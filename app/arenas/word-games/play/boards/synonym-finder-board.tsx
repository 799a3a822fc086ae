import { cx } from '~/ui/cx';
import type { SynonymMove, SynonymView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { AnswerForm } from './answers/answer-form';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';

const plaque = 'grid min-h-11 min-w-24 place-items-center rounded-md border px-3 py-1.5 text-base font-semibold sm:min-w-28';

/** A word, and a plaque to win for each synonym that it takes. */
export function SynonymFinderBoard(board: BoardProps<SynonymView, SynonymMove>) {
  const { shown, ended, task, form } = useAnswerLine(board);
  const { verdict } = board;
  const found = ended?.kind === 'right' && ended.answer ? [...shown.found, ended.answer] : shown.found;
  const open = Array.from({ length: Math.max(shown.needed - found.length, 0) }, (_, index) => found.length + index);
  const isWrong = !ended && (verdict?.kind === 'wrong' || verdict?.kind === 'refused');
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <p id={task} className="text-center">
          <span className="block text-3xl font-bold display">{shown.word}</span>
          <span className="text-muted italic">{shown.part}</span>
        </p>
        <ul
          key={isWrong ? verdict.number : undefined}
          aria-label="Synonyms found"
          className={cx('flex flex-wrap justify-center gap-2', isWrong && 'animate-shake')}
        >
          {found.map((synonym) => (
            <li key={synonym} className={cx(plaque, 'animate-turn-over border-b-4 border-laurel bg-laurel text-bg')}>
              {synonym}
            </li>
          ))}
          {open.map((index) => (
            <li key={index} aria-hidden="true" className={cx(plaque, 'border-dashed border-edge bg-bg')} />
          ))}
        </ul>
        <p className="tabular text-center text-muted">{ended?.kind === 'told' ? ended.text : `${found.length} of ${shown.needed} found`}</p>
      </PuzzleFrame>
      <AnswerForm {...form} label={`A word that means the same as “${shown.word}”`} />
    </div>
  );
}
