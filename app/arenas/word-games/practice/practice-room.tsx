import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Card } from '~/ui/layout/card';
import { Badge } from '~/ui/people/badge';
import type { GameFacts } from '../hall/game-list.server';
import { playTexts } from '../play/texts';
import { UntimedRoom } from '../play/untimed-room';
import type { PracticeView } from './practice.server';
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

/** A practice, until its puzzles are played. */
export function PracticeRoom({ game, practice, heading, links }: PracticeRoomProps) {
  const live = usePractice(practice);
  const { send } = live;
  const help = useMemo(() => ({ showAnswer: () => send({ type: 'skip' }) }), [send]);
  if (live.result) {
    return (
      <>
        <header className="mb-5">{heading}</header>
        <PracticeOver unsolved={live.result.unsolved}>{links}</PracticeOver>
      </>
    );
  }
  return <UntimedRoom {...{ game, live, help, heading, links }} figures={<Badge className="whitespace-nowrap">{texts.untimed}</Badge>} />;
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
