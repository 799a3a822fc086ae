import { Flame } from 'lucide-react';
import { type CSSProperties, useId, useRef } from 'react';
import { useWindowKeys } from '~/ui/keys/use-window-keys';
import type { BoardProps, NumberedVerdict } from '../../play/board';
import { LetterKeyboard } from '../../play/boards/answers/letter-keyboard';
import { SkipButton } from '../../play/boards/answers/skip-button';
import { useHeldView } from '../../play/boards/answers/use-held-view';
import { useSkip } from '../../play/boards/answers/use-skip';
import { BoardLayout } from '../../play/boards/board-layout';
import { FallingArch } from '../../play/boards/falling-arch';
import { spelled, TileRow } from '../../play/boards/tiles/tile-row';
import { wordGuessTexts } from './texts';
import type { WordGuessMove, WordGuessView } from './word-guess.contract';

/** A word behind its tiles, and an arch that loses a stone with each wrong guess. */
export function WordGuessBoard({ view, verdict, over, waiting, send }: BoardProps<WordGuessView, WordGuessMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const task = useId();
  const sent = useRef<{ puzzle: number; letters: string }>(undefined);
  const idle = over || ended !== undefined;
  const guess = (letter: string) => {
    if (ended) return goOn();
    const before = sent.current?.puzzle === shown.puzzle ? sent.current.letters : '';
    // A letter pressed twice at once is one guess, and its verdict stays.
    if (before.includes(letter)) return;
    sent.current = { puzzle: shown.puzzle, letters: before + letter };
    send({ type: 'guess', puzzle: shown.puzzle, letter });
  };
  const skip = useSkip(shown.puzzle, idle, waiting, () => send({ type: 'skip', puzzle: shown.puzzle }));
  const markOf = (letter: string) => (shown.right.includes(letter) ? 'right' : shown.wrong.includes(letter) ? 'wrong' : undefined);
  useWindowKeys((key) => {
    const letter = key.toLowerCase();
    if (ended && key === 'Enter') goOn();
    else if (/^[a-z]$/.test(letter) && (ended || (!over && !markOf(letter)))) guess(letter);
  });
  const fallen = shown.wrong.length + (ended?.kind === 'wrong' ? 1 : 0);
  const left = shown.mostWrong - fallen;
  const count = wordGuessTexts.place(shown.puzzle + 1, shown.puzzles);
  return (
    <BoardLayout
      emblem={Flame}
      task={task}
      verdict={verdict}
      ended={ended}
      spoken={wordGuessTexts.spoken(count, shown.letters.length, shown.hint)}
      actions={
        <>
          <span aria-hidden="true" className="tabular hidden text-sm text-muted low:inline">
            {wordGuessTexts.left(left)}
          </span>
          <SkipButton over={over} onSkip={ended ? goOn : skip} />
        </>
      }
      below={<LetterKeyboard label={wordGuessTexts.lettersToGuess} task={task} idle={over} markOf={markOf} onLetter={guess} />}
    >
      <div className="flex w-full flex-col items-center justify-center gap-4 sm:flex-row sm:gap-10">
        <FallingArch fallen={fallen} className="h-24 w-auto shrink-0 sm:h-28 low:hidden" />
        {/* As wide as its tiles, or as what the arch leaves: a word stays on one line. */}
        <div
          style={{ '--letters': shown.letters.length } as CSSProperties}
          className="@container w-full max-w-[calc(var(--letters)*(var(--tile-side)+var(--tile-gap)))] min-w-0"
        >
          <HiddenWord view={shown} verdict={verdict} ended={ended} />
        </div>
      </div>
      <p className="clue">
        {shown.hint}{' '}
        <span aria-live="polite" className="sm:block">
          {shown.definition && wordGuessTexts.itMeans(shown.definition)}
        </span>
      </p>
      <p className="tabular text-center text-muted low:sr-only">{wordGuessTexts.guessesLeft(count, left)}</p>
    </BoardLayout>
  );
}

interface HiddenWordProps {
  view: WordGuessView;
  verdict: NumberedVerdict | undefined;
  ended: NumberedVerdict | undefined;
}

function HiddenWord({ view, verdict, ended }: HiddenWordProps) {
  if (ended?.answer)
    return (
      <TileRow
        letters={[...ended.answer]}
        spoken={ended.answer}
        tone={(index) => (view.letters[index] || ended.kind === 'right' ? 'right' : 'wrong')}
        motion="turn-over"
      />
    );
  const isWrong = verdict?.kind === 'wrong' && !verdict.answer;
  return (
    <TileRow
      key={isWrong ? verdict.number : undefined}
      letters={view.letters}
      spoken={wordGuessTexts.spokenWord(view.letters.length, spelled(view.letters))}
      tone={(index) => (view.letters[index] ? 'plain' : 'gap')}
      motion={isWrong ? 'shake' : undefined}
    />
  );
}
