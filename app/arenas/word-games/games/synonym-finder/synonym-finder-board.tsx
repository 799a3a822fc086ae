import { Leaf } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { BoardProps } from '../../play/board';
import { AnswerForm } from '../../play/boards/answers/answer-form';
import { SkipButton } from '../../play/boards/answers/skip-button';
import { useAnswerLine } from '../../play/boards/answers/use-answer-line';
import { BoardLayout } from '../../play/boards/board-layout';
import type { SynonymMove, SynonymView } from './synonym-finder.contract';
import { synonymFinderTexts } from './texts';

const plaque =
  'grid min-h-11 min-w-24 place-items-center rounded-md border px-3 py-1.5 text-base font-semibold sm:min-w-28 low:min-h-7 low:min-w-16 low:px-2 low:py-0 xl:min-h-14 xl:min-w-36 xl:text-xl';
/** A near synonym counts half, and looks it in more than its colour. */
const looks = {
  exact: 'border-laurel bg-laurel text-bg',
  close: 'border-dashed border-laurel bg-surface text-laurel',
};

/** A word, and a plaque to win for each synonym that it takes. */
export function SynonymFinderBoard(board: BoardProps<SynonymView, SynonymMove>) {
  const answer = useAnswerLine(board);
  const { shown, ended } = answer;
  const { verdict, over } = board;
  const found = ended?.kind === 'right' && ended.answer ? [...shown.found, ended.answer] : shown.found;
  const open = Array.from({ length: Math.max(shown.needed - found.length, 0) }, (_, index) => found.length + index);
  // The last one ended the puzzle before the view could list it.
  const isClose = (synonym: string) => shown.foundClose.includes(synonym) || (synonym === ended?.answer && ended.code === 'close');
  const isWrong = !ended && (verdict?.kind === 'wrong' || verdict?.kind === 'refused');
  return (
    <BoardLayout
      emblem={Leaf}
      {...answer}
      spoken={synonymFinderTexts.spoken(shown.word, shown.part, shown.sense, shown.needed)}
      actions={<SkipButton over={over} onSkip={answer.skip} />}
      below={<AnswerForm answer={answer} label={synonymFinderTexts.task(shown.word)} />}
    >
      <div className="text-center">
        <p className="display text-3xl font-bold low:inline low:text-xl xl:text-5xl">{shown.word}</p>{' '}
        <p className="clue low:inline xl:mt-1">
          <span className="text-muted italic">{shown.part}</span>
          {shown.sense && <span>: {shown.sense}</span>}
        </p>
      </div>
      <ul
        key={isWrong ? verdict.number : undefined}
        aria-label={synonymFinderTexts.synonymsFound}
        className={cx('flex flex-wrap justify-center gap-2 low:gap-1', isWrong && 'animate-shake')}
      >
        {found.map((synonym) => (
          <li key={synonym} className={cx(plaque, 'animate-turn-over border-b-4', isClose(synonym) ? looks.close : looks.exact)}>
            {synonym}
            {isClose(synonym) && <span className="text-sm font-normal"> {synonymFinderTexts.close}</span>}
          </li>
        ))}
        {open.map((index) => (
          <li key={index} aria-hidden="true" className={cx(plaque, 'border-dashed border-edge bg-bg')} />
        ))}
      </ul>
      <p className="tabular text-center text-muted low:text-sm">{synonymFinderTexts.ofFound(found.length, shown.needed)}</p>
    </BoardLayout>
  );
}
