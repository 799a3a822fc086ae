import type { MoveAnswer, RunView } from '../../app/arenas/word-games/referee/referee-types.ts';
import { type GuessView, nextGuess, runIn, WORD_GUESS_START } from '../../tests/support/word-guess.ts';
import type { HttpLine } from './http-line.ts';

/** Plays whole games of Word Guess as a guest, from nothing but what the pages and the referee show. */
export interface GuestPlayer {
  /** Starts a run, as the page's button does. */
  start(): Promise<RunView>;
  /** Plays a run to its end. @param onMove told of each answered move. @param goOn asked before each move. */
  play(run: RunView, line: HttpLine, onMove: (ms: number) => void, goOn: () => boolean): Promise<void>;
}

/** @param url address of the site. */
export function guestPlayer(url: string): GuestPlayer {
  let cookie = '';
  return {
    async start() {
      const response = await fetch(`${url}${WORD_GUESS_START}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
        body: '',
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const run = response.ok && response.body ? await runIn(response.body) : undefined;
      if (!run) throw new Error(`A start was answered with ${response.status}.`);
      return run;
    },

    async play({ runId, key, nextMove, view }, line, onMove, goOn) {
      let seen = view as GuessView;
      for (let number = nextMove; goOn(); number += 1) {
        const { status, body, ms } = await line.post(`/word-games/runs/${runId}/moves`, { key, number, move: nextGuess(seen) });
        const answer = JSON.parse(body) as MoveAnswer;
        if (status !== 200 || answer.status !== 'played') throw new Error(`A move was answered with ${status}: ${body}`);
        onMove(ms);
        if (answer.result) return;
        seen = answer.view as GuessView;
      }
    },
  };
}
