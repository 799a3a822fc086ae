import { Check, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { cx } from '~/ui/cx';
import type { DefinitionMatchMove, DefinitionMatchView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { SkipOrNext } from './answers/skip-or-next';
import { useHeldView } from './answers/use-held-view';
import { useWindowKeys } from './answers/use-window-keys';
import { PuzzleFrame } from './puzzle-frame';

/** A definition and four words to choose from, by pointer or with the keys 1 to 4. */
export function DefinitionMatchBoard({ view, verdict, over, send }: BoardProps<DefinitionMatchView, DefinitionMatchMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [choice, setChoice] = useState<{ question: number; option: number }>();
  const chosen = choice?.question === shown.puzzle ? choice.option : undefined;
  const choose = (option: number) => {
    if (over || ended || chosen !== undefined || shown.options[option] === undefined) return;
    setChoice({ question: shown.puzzle, option });
    send({ type: 'choose', question: shown.puzzle, option });
  };
  useWindowKeys((key) => {
    if (ended && !over && key === 'Enter') goOn();
    if (/^[1-4]$/.test(key)) choose(Number(key) - 1);
  });
  const markOf = (option: string, index: number): OptionMark => {
    if (!ended) return chosen === index ? 'chosen' : 'open';
    if (option === ended.answer) return 'right';
    return chosen === index ? 'wrong' : 'spent';
  };
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <p className="max-w-prose text-center text-xl sm:text-2xl">
          <span className="block text-lg text-muted italic">{shown.part}</span>
          {shown.definition}
        </p>
        <p className="tabular text-center text-muted">
          Question {shown.puzzle + 1} of {shown.puzzles}
        </p>
      </PuzzleFrame>
      <fieldset className="grid w-full max-w-2xl gap-2 sm:grid-cols-2">
        <legend className="sr-only">Which word is it?</legend>
        {shown.options.map((option, index) => (
          <Option
            key={`${shown.puzzle} ${option}`}
            word={option}
            number={index + 1}
            mark={markOf(option, index)}
            onPress={(byKeyboard) => (ended && byKeyboard && !over ? goOn() : choose(index))}
          />
        ))}
      </fieldset>
      <SkipOrNext held={ended !== undefined} over={over} onSkip={() => send({ type: 'skip' })} onNext={goOn} />
    </div>
  );
}

type OptionMark = 'open' | 'chosen' | 'right' | 'wrong' | 'spent';

const looks: Record<OptionMark, string> = {
  open: 'border-tile-edge bg-tile text-ink',
  chosen: 'border-gold-strong bg-gold text-on-gold',
  right: 'animate-turn-over border-laurel bg-laurel text-bg',
  wrong: 'animate-shake border-vermilion bg-vermilion text-bg',
  spent: 'border-line bg-raised text-muted',
};

interface OptionProps {
  word: string;
  number: number;
  mark: OptionMark;
  /** @param byKeyboard it was pressed with Enter or the space bar. */
  onPress(byKeyboard: boolean): void;
}

function Option({ word, number, mark, onPress }: OptionProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={String(number)}
      aria-pressed={mark === 'chosen' || undefined}
      onClick={(event: MouseEvent) => onPress(event.detail === 0)}
      className={cx(
        'flex min-h-14 touch-manipulation items-center gap-3 rounded-md border border-b-4 px-3 text-left text-lg font-semibold transition-colors',
        looks[mark],
      )}
    >
      <span aria-hidden="true" className="tabular grid size-7 shrink-0 place-items-center rounded-full border border-current text-sm">
        {number}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{word}</span>
      {mark === 'right' && <Check aria-label="right" className="size-6 shrink-0" />}
      {mark === 'wrong' && <X aria-label="wrong" className="size-6 shrink-0" />}
    </button>
  );
}
