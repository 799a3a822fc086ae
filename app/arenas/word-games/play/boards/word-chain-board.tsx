import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import type { WordChainMove, WordChainView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { AnswerForm } from './answers/answer-form';
import { keepFocus } from './answers/keep-focus';
import { PuzzleFrame } from './puzzle-frame';
import { TileRow } from './tiles/tile-row';

/** The last word in tiles, its last letter highlighted for the next one, and the chain so far. */
export function WordChainBoard({ view, verdict, over, send }: BoardProps<WordChainView, WordChainMove>) {
  const [text, setText] = useState('');
  const described = useId();
  const { words, letter, wordsForBonus } = view;
  const current = words.at(-1) ?? '';
  const count = words.length - 1;
  const missing = wordsForBonus - count;
  const isWrong = verdict?.kind === 'wrong' || verdict?.kind === 'refused';
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame>
        <ChainSoFar words={words.slice(0, -1)} />
        <TileRow
          key={isWrong ? `refused ${verdict.number}` : `${words.length}`}
          letters={[...current]}
          spoken={<>The last word is {current}.</>}
          tone={(index) => (index === current.length - 1 ? 'gold' : 'plain')}
          motion={isWrong ? 'shake' : count > 0 ? 'turn-over' : undefined}
        />
        <p id={described} className="text-center text-muted">
          The next word starts with <strong className="text-lg text-gold uppercase">{letter}</strong>
        </p>
      </PuzzleFrame>
      <AnswerForm
        label={`A word that starts with “${letter.toUpperCase()}”`}
        text={text}
        onText={setText}
        onAnswer={(answer) => send({ type: 'answer', text: answer })}
        over={over}
        puzzle={0}
        describedBy={described}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="outline" disabled={over} onMouseDown={keepFocus} onClick={() => send({ type: 'end' })}>
            End the chain
          </Button>
          <p className="tabular text-sm text-muted">
            {missing > 0
              ? `${missing === 1 ? '1 more word' : `${missing} more words`} and ending it gives 1.2 times the XP.`
              : 'Ending it before the time is up gives 1.2 times the XP.'}
          </p>
        </div>
      </AnswerForm>
    </div>
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
      aria-label={`The chain so far, ${words.length === 1 ? '1 word' : `${words.length} words`} before the last`}
      className="max-h-24 w-full overflow-y-auto"
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
