import { BookOpen, Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '~/ui/cx';
import { useWindowKeys } from '~/ui/keys/use-window-keys';
import type { BoardProps } from '../../play/board';
import { pressOnce } from '../../play/boards/answers/press-once';
import { SkipButton } from '../../play/boards/answers/skip-button';
import { useHeldView } from '../../play/boards/answers/use-held-view';
import { useSkip } from '../../play/boards/answers/use-skip';
import { BoardLayout } from '../../play/boards/board-layout';
import type { DefinitionMatchMove, DefinitionMatchView } from './definition-match.contract';
import { definitionMatchTexts } from './texts';

/** A definition and four words to choose from, by pointer or with the keys 1 to 4. */
export function DefinitionMatchBoard({ view, verdict, over, waiting, send }: BoardProps<DefinitionMatchView, DefinitionMatchMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const task = useId();
  const [choice, setChoice] = useState<{ question: number; option: number }>();
  const chosen = choice?.question === shown.puzzle ? choice.option : undefined;
  const choose = (option: number) => {
    if (ended) return goOn();
    if (over || chosen !== undefined || shown.options[option] === undefined) return;
    setChoice({ question: shown.puzzle, option });
    send({ type: 'choose', question: shown.puzzle, option });
  };
  const skip = useSkip(shown.puzzle, over || ended !== undefined, waiting, () => send({ type: 'skip', puzzle: shown.puzzle }));
  useWindowKeys((key) => {
    if (/^[1-4]$/.test(key)) choose(Number(key) - 1);
    else if (ended && key === 'Enter') goOn();
  });
  const markOf = (option: string, index: number): OptionMark => {
    if (!ended) return chosen === index ? 'chosen' : 'open';
    if (option === ended.answer) return 'right';
    return chosen === index ? 'wrong' : 'spent';
  };
  const options = shown.options.map((option, index) => `${index + 1}: ${option}`).join(', ');
  return (
    <BoardLayout
      emblem={BookOpen}
      task={task}
      verdict={verdict}
      ended={ended}
      spoken={definitionMatchTexts.spoken(shown.puzzle + 1, shown.part, shown.definition, options)}
      actions={<SkipButton over={over} onSkip={ended ? goOn : skip} />}
      below={
        <fieldset
          aria-describedby={task}
          className="grid w-full max-w-2xl gap-2 sm:grid-cols-2 low:grid-cols-2 low:gap-1.5 xl:max-w-[53.75rem]"
        >
          <legend className="sr-only">{definitionMatchTexts.which}</legend>
          {shown.options.map((option, index) => (
            <Option
              // One button for all questions, so that it keeps the focus.
              key={index}
              word={option}
              number={index + 1}
              mark={markOf(option, index)}
              onPress={() => choose(index)}
            />
          ))}
        </fieldset>
      }
    >
      <p className="max-w-prose text-center text-xl sm:text-2xl low:text-base">
        <span className="block text-lg text-muted italic low:inline low:text-base">{shown.part}</span> {shown.definition}
      </p>
      <p className="tabular text-center text-muted low:text-sm">
        {definitionMatchTexts.question(shown.puzzle + 1, shown.puzzles)}
        <span className="pointer-coarse:hidden">{definitionMatchTexts.pressToChoose(shown.puzzles === 1)}</span>
      </p>
    </BoardLayout>
  );
}

type OptionMark = 'open' | 'chosen' | 'right' | 'wrong' | 'spent';

const looks: Record<OptionMark, string> = {
  open: 'tile-face',
  chosen: 'border-gold-strong bg-gold text-on-gold',
  right: 'animate-turn-over border-laurel bg-laurel text-bg',
  wrong: 'animate-shake border-vermilion bg-vermilion text-bg',
  spent: 'border-line bg-raised text-muted',
};

interface OptionProps {
  word: string;
  number: number;
  mark: OptionMark;
  onPress(): void;
}

function Option({ word, number, mark, onPress }: OptionProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={String(number)}
      aria-pressed={mark === 'chosen' || undefined}
      data-mark={mark}
      // The second press of a double click is meant for the question before.
      onClick={({ detail }) => detail < 2 && onPress()}
      onKeyDown={pressOnce}
      className={cx(
        'flex min-h-14 touch-manipulation items-center low:min-h-11 low:py-0 gap-3 rounded-md border border-b-4 px-3 text-left text-lg font-semibold',
        looks[mark],
      )}
    >
      <span aria-hidden="true" className="tabular grid size-7 shrink-0 place-items-center rounded-full border border-current text-sm">
        {number}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{word}</span>
      {mark === 'right' && <Check aria-label={definitionMatchTexts.right} className="size-6 shrink-0" />}
      {mark === 'wrong' && <X aria-label={definitionMatchTexts.wrong} className="size-6 shrink-0" />}
    </button>
  );
}
