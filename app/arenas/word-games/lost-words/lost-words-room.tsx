import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Card } from '~/ui/layout/card';
import type { GameFacts } from '../hall/game-list.server';
import { RunClock } from '../play/figures/run-clock';
import { UntimedRoom } from '../play/untimed-room';
import { LearnedWords } from './learned-words';
import type { LearnedWord } from './lost-words.contract';
import type { LostWordPractice } from './lost-words.server';
import { lostWordTexts as texts } from './texts';
import { useLostWords } from './use-lost-words';

/** Length of a practice, in seconds. */
const SECONDS = 120;

export interface LostWordsRoomProps {
  game: GameFacts;
  practice: LostWordPractice;
  /** The page's heading and the way back. */
  heading: ReactNode;
  /** What follows once the practice is over. */
  links: ReactNode;
}

/** A practice of two minutes: words by their meanings, each explained once it was answered. */
export function LostWordsRoom({ game, practice, heading, links }: LostWordsRoomProps) {
  const live = useLostWords(practice);
  const { send, learned } = live;
  const [timeIsUp, setTimeIsUp] = useState(false);
  const help = useMemo(() => ({ showAnswer: () => send({ type: 'skip' }) }), [send]);
  const timeLeft = useMemo(() => ({ gameMs: SECONDS * 1_000 }), []);
  if (timeIsUp || live.result) {
    return (
      <>
        <header className="mb-5">{heading}</header>
        <PracticeOver title={live.result ? texts.allDone : texts.over} learned={learned}>
          {links}
        </PracticeOver>
      </>
    );
  }
  return (
    <UntimedRoom
      {...{ game, live, help, heading, links }}
      figures={<RunClock seconds={SECONDS} timeLeft={timeLeft} gameSpeed={1} onZero={() => setTimeIsUp(true)} />}
    >
      <div className="mx-auto mt-3 w-full max-w-2xl compact:hidden xl:max-w-[53.75rem]">
        <LearnedWords label={texts.latest} words={learned.slice(0, 1)} />
      </div>
    </UntimedRoom>
  );
}

/** The end of a practice. Takes the focus, because the board is gone. */
function PracticeOver({ title, learned, children }: { title: string; learned: readonly LearnedWord[]; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wonBack = learned.filter((word) => word.wonBack).length;
  return (
    <Card as="section" aria-labelledby="practice-over" className="animate-rise">
      <h2 id="practice-over" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        {title}
      </h2>
      <p className="mt-2 text-lg">
        {texts.learned(learned.filter((word) => word.known).length, learned.length)} {wonBack > 0 && texts.won(wonBack)}
      </p>
      <div className="mt-5">
        <LearnedWords label={texts.title} words={learned} />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
