import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { MoveAnswer, RunView } from '../../app/word-games/referee-types.ts';
import type { HttpLine } from './http-line.ts';

const LETTERS = 'etaoinsrhldcumfpgwybvkxjqz';

/** The parts of Word Guess's view that a player needs who tries one letter after the other. */
interface GuessView {
  puzzle: number;
  right: string[];
  wrong: string[];
}

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
      const response = await fetch(`${url}/word-games/word-guess.data`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
        body: '',
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      if (!response.ok || !response.body) throw new Error(`A start was answered with ${response.status}.`);
      const { value } = await decode(response.body, globalThis);
      return (value as { data: { run: RunView } }).data.run;
    },

    async play({ runId, key, nextMove, view }, line, onMove, goOn) {
      let seen = view as GuessView;
      for (let number = nextMove; goOn(); number += 1) {
        const tried = new Set([...seen.right, ...seen.wrong]);
        const letter = [...LETTERS].find((candidate) => !tried.has(candidate)) ?? '';
        const move = { type: 'guess', puzzle: seen.puzzle, letter };
        const { status, body, ms } = await line.post(`/word-games/runs/${runId}/moves`, { key, number, move });
        const answer = JSON.parse(body) as MoveAnswer;
        if (status !== 200 || answer.status !== 'played') throw new Error(`A move was answered with ${status}: ${body}`);
        onMove(ms);
        if (answer.result) return;
        seen = answer.view as GuessView;
      }
    },
  };
}
