import { type ReactNode, useEffect, useRef } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Badge } from '~/ui/people/badge';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { useToast } from '~/ui/toasts/use-toast';
import type { RunResult } from '../referee/moves.contract';
import { pageTexts } from '../texts';

const number = new Intl.NumberFormat('en-US');

export interface GameOverProps {
  result: RunResult;
  /** Whether it was a guest's run. */
  guest: boolean;
  /** The address of the game, to return to after signing in. */
  path: string;
  /** Links to what to do next. */
  children: ReactNode;
}

/** The result of a run, and where to go next. Takes the focus, because the field where the player was typing is gone. */
export function GameOver({ result, guest, path, children }: GameOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (guest) toast({ title: pageTexts.guest.title, description: pageTexts.guest.text, tone: 'info' });
  }, [guest, toast]);

  return (
    <Card as="section" aria-labelledby="game-over" className="animate-rise text-center">
      <h2 id="game-over" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        {pageTexts.gameOver}
      </h2>
      <p className="mt-5">
        <span className="block text-muted">Final score</span>
        <span className="tabular text-5xl leading-tight font-semibold text-gold">{number.format(result.score)}</span>
      </p>
      {result.best !== undefined && (
        <p className="tabular mt-1 flex flex-wrap items-center justify-center gap-2.5 text-muted">
          Best score {number.format(result.best)}
          {result.isBest && <Badge tone="gold">{pageTexts.newBest}</Badge>}
        </p>
      )}
      {result.progress && <Gained xp={result.xp} progress={result.progress} />}
      {guest && result.score > 0 && <SignInPrompt path={path} />}
      <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:grid max-sm:[&_button]:w-full">{children}</div>
      <Unsolved answers={result.unsolved} />
    </Card>
  );
}

function Gained({ xp, progress }: { xp: number; progress: NonNullable<RunResult['progress']> }) {
  const { level, from, to } = progress;
  return (
    <div className="mx-auto mt-6 max-w-sm">
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-semibold">Level {level}</span>
        <span className="tabular font-semibold text-laurel">+{number.format(xp)} XP</span>
      </p>
      <ProgressSeats value={progress.xp - from} max={to - from} label={`Level ${level}`} />
      <p className="tabular mt-1.5 text-left text-sm text-muted">
        {number.format(progress.xp)} XP, {number.format(to - progress.xp)} to level {level + 1}
      </p>
    </div>
  );
}

function SignInPrompt({ path }: { path: string }) {
  const to = new URLSearchParams({ to: path });
  return (
    <div className="mx-auto mt-6 max-w-sm rounded-md border border-line bg-raised p-4">
      <p className="font-semibold">{pageTexts.guest.title}</p>
      <p className="mt-1 text-muted">{pageTexts.guest.text}</p>
      <div className="mt-3.5 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`${href('/signin')}?${to}`} variant="outline">
          Sign In
        </ButtonLink>
        <ButtonLink to={href('/signup')} variant="outline">
          Create Account
        </ButtonLink>
      </div>
    </div>
  );
}

function Unsolved({ answers }: { answers: readonly string[] }) {
  if (answers.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line pt-5">
      <h3 className="font-semibold">Answers you did not find</h3>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {[...new Set(answers)].map((answer) => (
          <li key={answer} className="rounded-md border border-line bg-raised px-2.5 py-1 wrap-anywhere">
            {answer}
          </li>
        ))}
      </ul>
    </div>
  );
}
