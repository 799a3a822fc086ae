import type { ReactNode } from 'react';
import { href } from 'react-router';
import { numberText } from '~/platform/text/format';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import type { GameFacts } from '../hall/game-list.server';
import { Fact } from '../play/fact';
import { playTexts } from '../play/texts';
import { pageTexts } from '../texts';
import type { SolverStanding } from './puzzles.server';
import { PuzzleRecord } from './record/puzzle-record';
import { puzzleTexts as texts } from './texts';

export interface PuzzleStartProps {
  games: readonly Pick<GameFacts, 'id' | 'title'>[];
  /** Undefined for a visitor. */
  standing: SolverStanding | undefined;
  /** The button that asks for the first puzzle. */
  start: ReactNode;
  /** Which puzzles are asked. */
  children: ReactNode;
}

/** Puzzles before the first one of a visit: what they are, and what one has reached. */
export function PuzzleStart({ games, standing, start, children }: PuzzleStartProps) {
  return (
    <section aria-label={playTexts.beforeStart} className="mt-4 flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <p className="max-w-prose text-lg">{texts.intro}</p>
      <noscript>
        <Notice tone="info">{pageTexts.noScript}</Notice>
      </noscript>
      {standing ? (
        <>
          <dl className="tabular flex flex-wrap gap-x-8 gap-y-3">
            <Fact name={texts.rating}>
              {texts.figure(standing.mean)} <span className="text-muted">{texts.doubt(standing.deviation)}</span>
            </Fact>
            <Fact name={texts.solvedSoFar}>{numberText(standing.tries)}</Fact>
          </dl>
          {start}
          {children}
          <PuzzleRecord standing={standing} games={games} />
        </>
      ) : (
        <>
          <p>{texts.signIn}</p>
          <ul aria-label={texts.withoutAccount} className="flex flex-wrap gap-x-6 gap-y-1">
            {games.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={href('/word-games/:gameId/practice', { gameId: id })} className="inline-flex min-h-11 items-center">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={entrance('/signin', href('/word-games/puzzles'))} size="lg">
              {playTexts.signIn}
            </ButtonLink>
            <ButtonLink to={entrance('/signup', href('/word-games/puzzles'))} variant="outline" size="lg">
              {playTexts.createAccount}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
