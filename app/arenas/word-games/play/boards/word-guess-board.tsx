import type { WordGuessMove, WordGuessView } from '../../games/games.contract';
import type { BoardProps, NumberedVerdict } from '../board';
import { LetterKeys } from './answers/letter-keys';
import { SkipOrNext } from './answers/skip-or-next';
import { useHeldView } from './answers/use-held-view';
import { useWindowKeys } from './answers/use-window-keys';
import { FallingArch } from './falling-arch';
import { PuzzleFrame } from './puzzle-frame';
import { spelled, TileRow } from './tiles/tile-row';

/** A word behind its tiles, and an arch that loses a stone with each wrong guess. */
export function WordGuessBoard({ view, verdict, over, send }: BoardProps<WordGuessView, WordGuessMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const idle = over || ended !== undefined;
  const guess = (letter: string) => send({ type: 'guess', puzzle: shown.puzzle, letter });
  const isGuessed = (letter: string) => shown.right.includes(letter) || shown.wrong.includes(letter);
  useWindowKeys((key) => {
    const letter = key.toLowerCase();
    if (ended && !over && key === 'Enter') goOn();
    if (!idle && /^[a-z]$/.test(letter) && !isGuessed(letter)) guess(letter);
  });
  const fallen = shown.wrong.length + (ended?.kind === 'wrong' ? 1 : 0);
  const left = shown.mostWrong - fallen;
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <FallingArch fallen={fallen} className="h-32 w-auto sm:h-40" />
        <HiddenWord view={shown} verdict={verdict} ended={ended} />
        <div className="flex max-w-prose flex-col gap-1 text-center">
          <p className="text-lg">{shown.hint}</p>
          {shown.definition && <p className="text-lg">It means: {shown.definition}</p>}
          <p className="tabular text-muted">
            Word {shown.puzzle + 1} of {shown.puzzles}, {left === 1 ? '1 wrong guess left' : `${left} wrong guesses left`}
          </p>
        </div>
      </PuzzleFrame>
      <LetterKeys right={shown.right} wrong={shown.wrong} idle={idle} onLetter={guess} />
      <SkipOrNext held={ended !== undefined} over={over} onSkip={() => send({ type: 'skip' })} onNext={goOn} />
    </div>
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
      spoken={`The word has ${view.letters.length} letters: ${spelled(view.letters)}`}
      tone={(index) => (view.letters[index] ? 'plain' : 'gap')}
      motion={isWrong ? 'shake' : undefined}
    />
  );
}
