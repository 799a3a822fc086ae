import { useEffect, useMemo, useState } from 'react';
import { gameMsSince, type ServerClock } from '~/platform/clock/server-clock';
import { useReducedMotion } from '~/ui/motion/use-reduced-motion';
import type { AiTurnView } from '../../protocol/room.contract';
import { findAiWriter } from '../../rules/ai-writers';
import { wholeSentences } from '../../rules/reveal/reveal';
import { lengthAt, typingSchedule } from '../../rules/turns/typing-rhythm';

export interface AiWordsProps {
  turn: AiTurnView;
  /** Undefined before the page is hydrated. */
  clock: ServerClock | undefined;
  /** The server's time when the page was rendered, in ms since 1970. */
  renderedAt: number;
  gameSpeed: number;
}

/** What an AI writer has typed so far: the same characters for everyone at the same time of the server's clock. */
export function AiWords({ turn, clock, renderedAt, gameSpeed }: AiWordsProps) {
  const { text, seed, aiWriterId, startedAt, pace } = turn;
  const schedule = useMemo(() => {
    const speed = findAiWriter(aiWriterId)?.typingSpeed;
    return speed && typingSchedule(text, seed, speed);
  }, [text, seed, aiWriterId]);
  const reducedMotion = useReducedMotion();
  const [typed, setTyped] = useState(() => (schedule ? lengthAt(schedule, (renderedAt - startedAt) * gameSpeed * pace) : text.length));

  useEffect(() => {
    if (!schedule || !clock) return;
    let frame = 0;
    const look = () => {
      const length = lengthAt(schedule, gameMsSince(startedAt, clock, Date.now()) * pace);
      setTyped(length);
      if (length < text.length && clock.stillAt === undefined) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [schedule, clock, startedAt, text, pace]);

  return text.slice(0, reducedMotion ? wholeSentences(text, typed) : typed);
}
