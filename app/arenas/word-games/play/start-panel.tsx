import { type ReactNode, useEffect } from 'react';
import { Notice } from '~/ui/states/notice';
import { GameArch } from '../hall/game-arch';
import type { GameFacts } from '../hall/game-list.server';
import type { BestScore } from '../referee/played-games.server';
import { pageTexts } from '../texts';
import { preloadBoard } from './boards';
import { Fact } from './fact';
import { playTexts, scoreText } from './texts';

export interface StartPanelProps {
  game: GameFacts;
  /** The player's best score; undefined before their first run. */
  best: BestScore | undefined;
  /** A further note for before the start. */
  note?: string | undefined;
  /** Why a start was refused. */
  error: string | undefined;
  /** Whether it is played without a clock. */
  untimed?: boolean;
  /** The start button, in its form. */
  children: ReactNode;
}

/** A game before its start: what it is, how long it takes, the score to beat. */
export function StartPanel({ game, best, note, error, untimed = false, children }: StartPanelProps) {
  useEffect(() => {
    preloadBoard(game.id);
  }, [game.id]);
  return (
    <section
      aria-label={playTexts.beforeStart}
      className="mt-4 overflow-hidden rounded-lg border border-line bg-surface sm:grid sm:grid-cols-[13rem_1fr]"
    >
      <div className="flex h-44 items-start justify-center overflow-hidden border-b-[3px] border-bronze bg-linear-to-b from-raised to-stone max-sm:half:hidden sm:h-auto sm:items-end sm:border-r-[3px] sm:border-b-0">
        <GameArch game={game.id} className="bg-none! max-sm:h-full! max-sm:w-auto!" />
      </div>
      <div className="flex flex-col items-start gap-5 p-5 half:gap-3 half:p-4 sm:p-7">
        <p className="text-lg">{game.description}</p>
        <dl className="tabular flex flex-wrap gap-x-8 gap-y-3">
          <Fact name={playTexts.timeLimit}>{untimed ? playTexts.untimed : playTexts.seconds(game.seconds)}</Fact>
          {best !== undefined && <Fact name={playTexts.bestScore}>{scoreText(best.score, best.earlier)}</Fact>}
        </dl>
        {note && <p className="text-muted">{note}</p>}
        {error && <Notice tone="error">{error}</Notice>}
        <noscript>
          <Notice tone="info">{pageTexts.noScript}</Notice>
        </noscript>
        {children}
      </div>
    </section>
  );
}
