import { Link } from 'lucide-react';
import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { withParts } from '~/ui/text/with-parts';
import type { BoardProps } from '../../play/board';
import { AnswerForm } from '../../play/boards/answers/answer-form';
import { keepFocus } from '../../play/boards/answers/keep-focus';
import { SkipButton } from '../../play/boards/answers/skip-button';
import { useAnswerLine } from '../../play/boards/answers/use-answer-line';
import { BoardLayout } from '../../play/boards/board-layout';
import { TileRow } from '../../play/boards/tiles/tile-row';
import { PracticeContext } from '../../practice/practice-context';
import { practiceTexts } from '../../practice/texts';
import { wordChainTexts } from './texts';
import type { WordChainMove, WordChainView } from './word-chain.contract';

/** The last word in tiles, its last letter highlighted for the next one, and the chain so far. */
export function WordChainBoard(board: BoardProps<WordChainView, WordChainMove>) {
  const { view, verdict, over, send } = board;
  const practice = useContext(PracticeContext);
  // A chain is one puzzle from its first word to its last.
  const answer = useAnswerLine({
    ...board,
    view: useMemo(() => ({ ...view, puzzle: 0 }), [view]),
    send: (move) => move.type === 'answer' && send(move),
  });
  const { words, letter, wordsForBonus, goal } = view;
  const current = words.at(-1) ?? '';
  const count = words.length - 1;
  const missing = wordsForBonus - count;
  const isWrong = verdict?.kind === 'wrong' || verdict?.kind === 'refused';
  return (
    <BoardLayout
      emblem={Link}
      {...answer}
      spoken={
        wordChainTexts.spoken(current, letter.toUpperCase()) +
        (goal ? ` ${wordChainTexts.goalSpoken(goal.letter.toUpperCase(), goal.left)}` : '')
      }
      actions={
        goal ? (
          <SkipButton over={over} onSkip={() => send({ type: 'end' })} />
        ) : (
          <>
            <Button
              variant="outline"
              disabled={over}
              onMouseDown={keepFocus}
              onClick={() => send({ type: 'end' })}
              className="low:min-h-9 low:px-3 low:text-sm"
            >
              {wordChainTexts.endChain}
            </Button>
            {practice ? <ShowWord over={over} onShow={practice.showAnswer} /> : <BonusNote missing={missing} />}
          </>
        )
      }
      below={<AnswerForm answer={answer} label={wordChainTexts.task(letter.toUpperCase())} />}
    >
      <ChainSoFar words={words.slice(0, -1)} />
      <TileRow
        key={isWrong ? `refused ${verdict.number}` : `${words.length}`}
        letters={[...current]}
        spoken={current}
        tone={(index) => (index === current.length - 1 ? 'gold' : 'plain')}
        motion={isWrong ? 'shake' : count > 0 ? 'turn-over' : undefined}
      />
      {goal && goal.left > 0 && (
        <p className="clue">
          {withParts(wordChainTexts.goal(goal.left), { letter: <strong className="text-gold uppercase">{goal.letter}</strong> })}
        </p>
      )}
      <p className="clue text-muted">
        {withParts(wordChainTexts.startsWith, { letter: <strong className="text-gold uppercase">{letter}</strong> })}
      </p>
    </BoardLayout>
  );
}

/** What the chain is worth. @param missing words until then. */
function BonusNote({ missing }: { missing: number }) {
  return (
    <p className="tabular text-sm text-muted low:sr-only">{missing > 0 ? wordChainTexts.bonusAfter(missing) : wordChainTexts.bonus}</p>
  );
}

/** Names a word that continues the chain, in practice. */
function ShowWord({ over, onShow }: { over: boolean; onShow(): void }) {
  return (
    <Button variant="quiet" disabled={over} onMouseDown={keepFocus} onClick={onShow} className="low:min-h-9 low:px-3 low:text-sm">
      {practiceTexts.showWord}
    </Button>
  );
}

/** The words before the last one; a long chain shows its end. */
function ChainSoFar({ words }: { words: readonly string[] }) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word appears at the end.
  useLayoutEffect(() => {
    if (section.current) section.current.scrollTop = section.current.scrollHeight;
  }, [words.length]);
  if (words.length === 0) return null;
  return (
    <section
      ref={section}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too.
      tabIndex={0}
      aria-label={wordChainTexts.chainSoFar(words.length)}
      className="max-h-24 w-full low:max-h-9 xl:max-h-36 overflow-y-auto"
    >
      <ol className="flex flex-wrap justify-center gap-1.5">
        {words.map((word) => (
          <li key={word} className="rounded-md border border-line bg-raised px-2.5 py-0.5">
            {word.slice(0, -1)}
            <span className="font-bold text-gold">{word.slice(-1)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
