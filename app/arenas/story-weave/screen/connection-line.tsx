import { useEffect, useState } from 'react';
import type { LiveState } from '~/platform/live/live-connection';
import { Button } from '~/ui/actions/button';
import { connectionTexts as texts } from './room-texts';

export interface ConnectionLineProps {
  link: LiveState;
  /** What becomes of the person's seat meanwhile; undefined without one. */
  seat: string | undefined;
  /** Whether the person has words that the server may not have. */
  hasWords: boolean;
  /** Whether those words outlive the page. */
  stored: boolean;
  /** Whether there is little room. */
  low: boolean;
  onRetry(): void;
}

/** Says that the connection is lost, what happens to the words and the seat, and when the next attempt is. */
export function ConnectionLine({ link, seat, hasWords, stored, low, onRetry }: ConnectionLineProps) {
  const lost = useWasLost(link);
  if (!lost) return null;
  const words = !hasWords ? texts.othersWrite : stored ? texts.wordsKept : texts.wordsNotKept;
  const next = link.kind === 'waiting' ? <Wait until={link.until} /> : texts.trying;
  if (low) {
    return (
      <p role="status" className="truncate text-sm text-amber">
        {texts.lostShort(hasWords && stored)} <span aria-hidden="true">{next}</span>
      </p>
    );
  }
  return (
    <div role="status" className="mb-3 flex items-center gap-x-4 border-l-4 border-amber pl-3 text-sm">
      <p className="min-w-0 flex-1">
        <strong className="text-amber">{texts.lost}</strong> {words} {seat} <span aria-hidden="true">{next}</span>
      </p>
      {link.kind === 'waiting' && (
        <Button size="sm" variant="outline" onClick={onRetry} className="shrink-0">
          {texts.tryNow}
        </Button>
      )}
    </div>
  );
}

/** The first connection takes a moment, too; only a broken or missing one is reported. */
function useWasLost(link: LiveState): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (link.kind === 'waiting') setLost(true);
    if (link.kind === 'connected' || link.kind === 'closed') setLost(false);
  }, [link]);
  return lost;
}

function Wait({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    setSeconds(secondsUntil(until));
    const ticking = window.setInterval(() => setSeconds(secondsUntil(until)), 250);
    return () => window.clearInterval(ticking);
  }, [until]);
  return <span className="tabular">{texts.nextTry(seconds)}</span>;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
