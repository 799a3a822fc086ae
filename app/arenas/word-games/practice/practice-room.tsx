import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Card } from '~/ui/layout/card';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Badge } from '~/ui/people/badge';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import type { GameFacts } from '../hall/game-list.server';
import { boards } from '../play/boards';
import { BoardArea, Waiting } from '../play/game-room';
import { playTexts } from '../play/texts';
import type { PracticeView } from './practice.server';
import { PracticeContext } from './practice-context';
import { practiceTexts as texts } from './texts';
import { usePractice } from './use-practice';

export interface PracticeRoomProps {
  game: GameFacts;
  practice: PracticeView;
  /** The page's heading and the way back. */
  heading: ReactNode;
  /** Links shown once nothing is left to play. */
  links: ReactNode;
}

/** A practice, until its puzzles are played. In half a window the room is all there is on the screen. */
export function PracticeRoom({ game, practice, heading, links }: PracticeRoomProps) {
  const live = usePractice(practice);
  const { send } = live;
  const helper = useMemo(() => ({ showAnswer: () => send({ type: 'skip' }) }), [send]);
  const room = useRef<HTMLDivElement>(null);
  useVisualWindow(room);
  const Board = boards[game.id];
  if (live.result) {
    return (
      <>
        <header className="mb-5">{heading}</header>
        <PracticeOver unsolved={live.result.unsolved}>{links}</PracticeOver>
      </>
    );
  }
  return (
    <div ref={room} data-playing="" className="game-room">
      <header className="game-bar">
        <div className="min-w-0 [grid-area:heading] compact:flex-1">{heading}</div>
        <Badge className="shrink-0 whitespace-nowrap [grid-area:timer]">{texts.untimed}</Badge>
      </header>
      {live.problem ? (
        <Notice tone="error" actions={links} className="mx-auto mt-4 max-w-xl">
          {live.problem}
        </Notice>
      ) : (
        <>
          <Waiting lost={live.lost} counting={false} />
          <BoardArea title={game.title}>
            <Suspense fallback={<Spinner label={playTexts.loading} />}>
              <PracticeContext value={helper}>
                <Board view={live.view} verdict={live.verdict} over={live.over} waiting={live.waiting} send={send} />
              </PracticeContext>
            </Suspense>
          </BoardArea>
        </>
      )}
    </div>
  );
}

/** The end of a practice. Takes the focus, because the board is gone. */
function PracticeOver({ unsolved, children }: { unsolved: readonly string[]; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answers = [...new Set(unsolved)];
  return (
    <Card as="section" aria-labelledby="practice-over" className="animate-rise text-center">
      <h2 id="practice-over" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        {texts.over}
      </h2>
      {answers.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{playTexts.notFound}</h3>
          <ul className="mt-3 flex flex-wrap justify-center gap-2">
            {answers.map((answer) => (
              <li key={answer} className="rounded-md border border-line bg-raised px-2.5 py-1 wrap-anywhere">
                {answer}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </Card>
  );
}
