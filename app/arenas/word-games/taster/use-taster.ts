import { useState } from 'react';
import { href } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import type { NumberedVerdict } from '../play/board';
import type { SentTaste, TasteAnswer, Taster } from './taster.contract';
import { tasterTexts as texts } from './texts';

/** What answers are read by; the page is shown without it. */
export const loadTasterContract = () => import('./taster.contract');

/** A scramble on its page: what is dealt, what became of the last answer, and what can be done. */
export interface LiveTaster {
  dealt: Taster;
  verdict: NumberedVerdict | undefined;
  solved: boolean;
  /** Whether an answer, or another puzzle, is on its way. */
  waiting: boolean;
  /** Sends an answer to be judged. */
  send(answer: string): void;
  /** Deals another puzzle. */
  another(): void;
}

/**
 * Plays scrambles against the server, one after the other.
 * @param first the puzzle that came with the page.
 * @param onSolved called for each that is solved.
 */
export function useTaster(first: Taster, onSolved: () => void): LiveTaster {
  const [dealt, setDealt] = useState(first);
  const [verdict, setVerdict] = useState<NumberedVerdict>();
  const [waiting, setWaiting] = useState(false);

  const say = (kind: NumberedVerdict['kind'], text: string, answer?: string) =>
    setVerdict((before) => ({ ...{ kind, text, points: 0, number: (before?.number ?? 0) + 1 }, ...(answer && { answer }) }));

  async function send(answer: string) {
    setWaiting(true);
    const judged = await judge({ puzzle: dealt.puzzle, answer });
    setWaiting(false);
    if (!judged) return say('refused', texts.lost);
    if ('text' in judged) return say('refused', judged.text);
    if (!judged.right) return say('wrong', texts.wrong);
    say('right', texts.right, answer);
    onSolved();
  }

  async function another() {
    if (waiting) return;
    setWaiting(true);
    const next = await fetchJson(`${href('/word-games/taster')}?puzzle=${dealt.puzzle + 1}`, () =>
      loadTasterContract().then((own) => own.taster),
    );
    setWaiting(false);
    if (!next) return say('refused', texts.lost);
    setVerdict(undefined);
    setDealt(next);
  }

  return { dealt, verdict, waiting, solved: verdict?.kind === 'right', send, another };
}

function judge(sent: SentTaste): Promise<TasteAnswer | undefined> {
  return fetchJson(href('/word-games/taster'), () => loadTasterContract().then((own) => own.tasteAnswer), {
    method: 'POST',
    // A blob brings its type along.
    body: new Blob([JSON.stringify(sent)], { type: 'application/json' }),
  });
}
