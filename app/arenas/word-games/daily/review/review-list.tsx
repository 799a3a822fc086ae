import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Collapsible } from '~/ui/layout/collapsible';
import { Badge } from '~/ui/people/badge';
import { dailyTexts } from '../texts';
import type { GameReview } from './review.server';
import type { GivenAnswer } from './review-run';
import { reviewTexts } from './texts';

type Puzzle = GameReview['puzzles'][number];

const outcomes = {
  solved: { text: reviewTexts.solved, tone: 'laurel' },
  missed: { text: reviewTexts.notSolved, tone: 'vermilion' },
  played: undefined,
  unreached: undefined,
} as const;

/**
 * Every puzzle of a game of the day: what it asked, its answers, what one gave, and what its words mean. Those that the
 * run did not reach come last and stand folded up.
 */
export function ReviewList({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const reached = puzzles.filter(({ outcome }) => outcome !== 'unreached');
  const unreached = puzzles.slice(reached.length);
  return (
    <>
      <Puzzles puzzles={reached} first={1} />
      {unreached.length > 0 && (
        <div className="mt-6">
          <Collapsible title={reviewTexts.notReached(unreached.length)}>
            <div className="text-text">
              <Puzzles puzzles={unreached} first={reached.length + 1} />
            </div>
          </Collapsible>
        </div>
      )}
    </>
  );
}

function Puzzles({ puzzles, first }: { puzzles: readonly Puzzle[]; first: number }) {
  return (
    <ol start={first} className="grid gap-3">
      {puzzles.map((puzzle, index) => (
        // Puzzles of a run stay in their order.
        <li key={index} className="rounded-lg border border-line bg-surface p-4 sm:px-6">
          <ReviewedPuzzle puzzle={puzzle} number={first + index} />
        </li>
      ))}
    </ol>
  );
}

function ReviewedPuzzle({ puzzle, number }: { puzzle: Puzzle; number: number }) {
  const outcome = outcomes[puzzle.outcome];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <span className="tabular text-muted">{number}.</span> {puzzle.ask}
        </h2>
        {outcome && (
          <Badge tone={outcome.tone} className="shrink-0">
            {outcome.text}
          </Badge>
        )}
      </div>
      {puzzle.clue && <p className="mt-1 text-muted">{puzzle.clue}</p>}
      <dl className="mt-3 grid grid-cols-[4.75rem_1fr] gap-x-3 gap-y-1.5 sm:grid-cols-[7rem_1fr] sm:gap-x-4 sm:gap-y-2">
        {puzzle.options && <Fact term={dailyTexts.choices}>{puzzle.options.join(', ')}</Fact>}
        {puzzle.answers.length > 0 && (
          <Fact term={reviewTexts.answers(puzzle.answers.length)}>
            <span className="font-semibold wrap-anywhere">{puzzle.answers.join(', ')}</span>
          </Fact>
        )}
        {puzzle.given.length > 0 && (
          <Fact term={dailyTexts.youGave}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {puzzle.given.map((given, index) => (
                <li key={index}>
                  <Given given={given} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {puzzle.meanings.length > 0 && (
          <Fact term={dailyTexts.meaning}>
            <ul className="grid gap-1">
              {puzzle.meanings.map(({ word, part, definition }) => (
                <li key={word}>
                  <span className="font-semibold">{word}</span> <span className="text-muted italic">{part}</span> {definition}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-0.5 text-sm text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Given({ given: { text, right, points } }: { given: GivenAnswer }) {
  const Mark = right ? Check : X;
  return (
    <span className="inline-flex items-center gap-1 wrap-anywhere">
      <Mark
        role="img"
        aria-label={right ? reviewTexts.right : reviewTexts.wrong}
        className={`size-4 shrink-0 ${right ? 'text-laurel' : 'text-vermilion'}`}
      />
      {text}
      {points > 0 && <span className="tabular text-sm text-muted">+{points}</span>}
    </span>
  );
}
