import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { href } from 'react-router';
import { numberText } from '~/platform/text/format';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { CountUp } from '~/ui/motion/count-up';
import { Badge } from '~/ui/people/badge';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { Spinner } from '~/ui/states/spinner';
import { withParts } from '~/ui/text/with-parts';
import { useToast } from '~/ui/toasts/use-toast';
import { SendRun } from '../../challenges/page/send-run';
import { challengeTexts } from '../../challenges/texts';
import { DayArch } from '../../daily/arches/day-arch';
import { KeystoneRow } from '../../daily/arches/keystone-row';
import { KEYSTONES } from '../../daily/keystones';
import { RunDisputes } from '../../disputes/run-disputes';
import { scoreInTime } from '../../fair-play/set-time';
import type { RunResult } from '../../referee/moves.contract';
import type { RunView } from '../../referee/referee-types';
import { pageTexts } from '../../texts';
import { playTexts } from '../texts';
import { ignoreKeystrokes } from './ignore-keystrokes';
import { RunNotices } from './run-notices';

const AfterRun = lazy(async () => ({ default: (await import('../../after-run/after-run')).AfterRun }));
/** Until the run is laid out, as large as it may be, so that the links below stay where they are. */
const layingOut = (
  <div className="min-h-[60dvh]">
    <Spinner label={playTexts.layingOut} />
  </div>
);
/** For how long keys still belong to the run that is over, in ms. */
const LAST_KEYSTROKES_MS = 1_500;

export interface GameOverProps {
  run: RunView;
  result: RunResult;
  /** Whether it was a guest's run. */
  guest: boolean;
  /** The address of the game, to return to after signing in. */
  path: string;
  /** Links to what to do next. */
  children: ReactNode;
}

/**
 * The end of a run: its score, what it was, and where to go next, which stays in sight. Takes the focus, because the
 * field where the player was typing is gone.
 */
export function GameOver({ run, result, guest, path, children }: GameOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => ignoreKeystrokes(window, LAST_KEYSTROKES_MS), []);
  const isPrompted = guest && (result.score > 0 || run.challengeId !== undefined);
  useEffect(() => {
    // Otherwise the panel itself says so.
    if (guest && !isPrompted) toast({ title: pageTexts.guest.title, description: pageTexts.guest.text, tone: 'info' });
  }, [guest, isPrompted, toast]);

  return (
    <Card as="section" aria-labelledby="game-over" className="animate-rise">
      <div className="text-center">
        {result.isBest && (
          <div className="mx-auto mb-4 w-24 pt-3 half:hidden">
            <DayArch game={run.game} state="set" />
          </div>
        )}
        <h2 id="game-over" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {pageTexts.gameOver}
        </h2>
        {/* In half a window the keystones of the day stand beside the score, so that both are in sight. */}
        <div className="half:flex half:items-center half:justify-center half:gap-6">
          <div className="mt-5 half:mt-1">
            <p>
              <span className="block text-muted">{playTexts.finalScore}</span>
              <span className="tabular text-5xl leading-tight font-semibold text-gold">
                <CountUp value={result.score} />
              </span>
            </p>
            {result.finishedMs !== undefined && <p className="tabular text-muted">{playTexts.finishedIn(result.finishedMs)}</p>}
          </div>
          {run.day && result.keystones !== undefined && <Keystones keystones={result.keystones} />}
        </div>
        <p className="tabular mt-1 flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-muted">
          {result.best !== undefined && (
            <span className="flex items-center gap-2.5">
              {playTexts.bestIs(scoreInTime(numberText(result.best), result.bestMs))}
              {result.isBest && <Badge tone="gold">{pageTexts.newBest}</Badge>}
            </span>
          )}
          {result.earlierBest !== undefined && <span>{playTexts.earlierBest(result.earlierBest)}</span>}
          {result.par !== undefined && <span>{playTexts.par(result.par)}</span>}
        </p>
        {result.progress && <Gained xp={result.xp} progress={result.progress} />}
        <RunNotices result={result} />
        {isPrompted && (run.challengeId ? <AnswerPrompt challengeId={run.challengeId} /> : <XpPrompt path={path} />)}
      </div>
      <div className="mt-7 grid gap-7 border-t border-line pt-6">
        <Suspense fallback={layingOut}>
          <AfterRun run={run} unsolved={result.unsolved} waiting={layingOut}>
            <SendRun run={run} repeated={result.repeated} />
            <RunDisputes run={run} />
          </AfterRun>
        </Suspense>
      </div>
      <div className="sticky bottom-0 z-10 -mx-1 mt-6 flex flex-wrap justify-center gap-3 rounded-t-md border-t border-line bg-surface px-1 py-3 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-2 max-sm:[&_a]:px-2 max-sm:[&_a]:text-sm max-sm:[&_button]:px-4 max-sm:[&>:only-child]:col-span-2">
        {children}
      </div>
    </Card>
  );
}

/** What a game of the daily set has brought. */
function Keystones({ keystones }: { keystones: number }) {
  return (
    <p className="tabular mt-4 flex flex-col items-center gap-1.5">
      <KeystoneRow keystones={keystones} setting className="h-7" />
      <span className="text-muted">{playTexts.keystones(keystones, KEYSTONES)}</span>
    </p>
  );
}

function Gained({ xp, progress }: { xp: number; progress: NonNullable<RunResult['progress']> }) {
  const { level, from, to } = progress;
  return (
    <div className="mx-auto mt-6 max-w-sm">
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{playTexts.level(level)}</span>
        <span className="tabular font-semibold text-laurel">{withParts(playTexts.gain, { amount: <CountUp value={xp} /> })}</span>
      </p>
      <ProgressSeats value={progress.xp - from} max={to - from} label={playTexts.level(level)} />
      <p className="tabular mt-1.5 text-left text-sm text-muted">{playTexts.toNextLevel(progress.xp, to - progress.xp, level)}</p>
    </div>
  );
}

function XpPrompt({ path }: { path: string }) {
  return (
    <SignInPrompt path={path}>
      <p className="font-semibold">{pageTexts.guest.title}</p>
      <p className="mt-1 text-muted">{pageTexts.guest.text}</p>
    </SignInPrompt>
  );
}

/** An answer to a challenge earns no XP. It becomes the account's when that opens the challenge. */
function AnswerPrompt({ challengeId }: { challengeId: string }) {
  return (
    <SignInPrompt path={href('/word-games/challenges/:challengeId', { challengeId })}>
      <p>{challengeTexts.waitsForAccount}</p>
    </SignInPrompt>
  );
}

function SignInPrompt({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="mx-auto mt-6 max-w-sm rounded-md border border-line bg-raised p-4">
      {children}
      <div className="mt-3.5 flex flex-wrap justify-center gap-3">
        <ButtonLink to={entrance('/signin', path)} variant="outline">
          {playTexts.signIn}
        </ButtonLink>
        <ButtonLink to={entrance('/signup', path)} variant="outline">
          {playTexts.createAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
