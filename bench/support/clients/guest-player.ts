import type { MoveAnswer } from '../../../app/arenas/word-games/referee/moves.contract.ts';
import type { RunView } from '../../../app/arenas/word-games/referee/referee-types.ts';
import { type GuessView, nextGuess, runIn, WORD_GUESS_START } from '../../../tests/support/http/word-guess-run.ts';
import type { HttpConnection } from './http-connection.ts';

/** Plays whole games of Word Guess as a guest, with nothing but what the pages and the referee show. */
export interface GuestPlayer {
  /** Starts a run, like the page's button. */
  start(): Promise<RunView>;
  /** Plays a run to its end. @param onMove called after each move. @param goOn called before each move; false stops. */
  play(run: RunView, connection: HttpConnection, onMove: (ms: number) => void, goOn: () => boolean): Promise<void>;
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
      if (!run) throw new Error(`Starting a run was answered with ${response.status}.`);
      return run;
    },

    play: playRun,
  };
}

/** Plays a run of Word Guess to its end, or until `goOn` says no. @param onMove called after each move with its time, in ms. */
export async function playRun(
  { runId, key, nextMove, view }: RunView,
  connection: HttpConnection,
  onMove: (ms: number) => void,
  goOn: () => boolean,
): Promise<void> {
  let seen = view as GuessView;
  for (let number = nextMove; goOn(); number += 1) {
    const { status, body, ms } = await connection.post(`/word-games/runs/${runId}/moves`, { key, number, move: nextGuess(seen) });
    const answer = JSON.parse(body) as MoveAnswer;
    if (status !== 200 || answer.status !== 'played') throw new Error(`A move was answered with ${status}: ${body}`);
    onMove(ms);
    if (answer.result) return;
    seen = answer.view as GuessView;
  }
}
