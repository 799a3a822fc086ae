import { describe, expect, it } from 'vitest';
import type { MoveAnswer } from '../../referee/moves.contract';
import type { RunView } from '../../referee/referee-types';
import { pageTexts } from '../../texts';
import { openRunPage, type RunPageEvent, runPageStep } from './run-page';

const run: RunView = {
  runId: 'run',
  game: 'anagram-solver',
  key: 'key',
  nextMove: 1,
  score: 5,
  seconds: 180,
  msLeft: 60_000,
  view: { word: 'a' },
};
const result = { score: 30, xp: 3, isBest: true, unsolved: ['gate'] };
const verdict = { kind: 'right' as const, text: 'Correct!', points: 10 };
const move: RunPageEvent = { type: 'move', move: 'word' };
const taken = (status: 'played' | 'repeated', number: number, endsAt = 60_000): RunPageEvent => {
  const answer: MoveAnswer = { status, number, verdict, score: 15, msLeft: 50_000, view: { word: 'b' } };
  return { type: 'answered', answer, endsAt };
};
const said = (answer: MoveAnswer): RunPageEvent => ({ type: 'answered', answer, endsAt: undefined });

/** The page after events, of a run whose time is up at 60,000 ms. */
function after(...events: RunPageEvent[]) {
  return [{ type: 'clock-set' as const, endsAt: 60_000 }, ...events].reduce(
    (page, event) => runPageStep(page, event).state,
    openRunPage(run),
  );
}

describe('the page of a run', () => {
  it("shows the referee's verdict on each move", () => {
    const page = after(move, taken('played', 1), move, taken('played', 2));
    expect(page).toMatchObject({ view: { word: 'b' }, score: 15, verdict: { ...verdict, number: 2, move: 2 } });
  });

  it('reports moves made in another tab, but not a move it sent twice itself', () => {
    expect(after(move, taken('repeated', 1)).verdict).toEqual({ kind: 'told', text: pageTexts.elsewhere, points: 0, number: 1 });
    expect(after(move, { type: 'lost' }, { type: 'retry' }, taken('repeated', 1)).verdict).toMatchObject({ text: 'Correct!' });
  });

  it('still shows how a puzzle ended when a further answer to it arrives', () => {
    const quiet = { kind: 'refused', text: 'That puzzle is over.', points: 0, quiet: true } as const;
    const late = said({ status: 'played', number: 2, verdict: quiet, score: 15, msLeft: 40_000, view: { word: 'b' } });
    const page = after(move, move, taken('played', 1), late, move, taken('played', 3));
    expect(after(move, move, taken('played', 1), late)).toMatchObject({
      verdict: { text: 'Correct!', number: 1, move: 1 },
      queue: { next: 3 },
    });
    expect(page.verdict).toMatchObject({ number: 2, move: 3 });
  });

  it('shortens its countdown when the referee is ahead, and never lengthens it', () => {
    const { timeLeft } = after(move, taken('played', 1, 60_500));
    expect(timeLeft).toEqual({ gameMs: 60_000 });
    expect(after(move, taken('played', 1, 59_900)).timeLeft).toEqual(timeLeft);
    expect(after(move, taken('played', 1, 50_000)).timeLeft).toEqual({ gameMs: 50_000 });
  });

  it('goes on when the referee says that the time is not up yet, and says so again at the new end', () => {
    const page = after(move, taken('played', 1), { type: 'countdown-over' }, { type: 'time-up' }, taken('repeated', 1, 70_000));
    expect(page).toMatchObject({ timeIsUp: false, timeLeft: { gameMs: 50_000 }, endsAt: 70_000, verdict: { text: 'Correct!', number: 1 } });
    expect(runPageStep(page, { type: 'time-up' }).effects).toEqual([{ type: 'send', item: { kind: 'end' }, number: 2 }]);
  });

  it('moves its end with a stopped clock also when the verdict comes again', () => {
    const held = (status: 'played' | 'repeated'): RunPageEvent => ({
      type: 'answered',
      answer: { status, number: 1, verdict: { ...verdict, holdMs: 900 }, score: 5, msLeft: 50_900, view: { word: 'b' } },
      endsAt: 60_900,
    });
    expect(after(move, held('played'))).toMatchObject({ endsAt: 60_900, timeLeft: { gameMs: 50_900, stillMs: 900 } });
    const again = after(move, { type: 'lost' }, { type: 'retry' }, held('repeated'));
    expect(again.endsAt).toBe(60_900);
    expect(again.timeLeft).toEqual({ gameMs: 50_900 });
  });

  it('shows the result once the referee has sent it, and accepts no more moves', () => {
    const page = after(move, said({ status: 'over', text: 'Over.', score: 30, result }));
    expect(page).toMatchObject({ score: 30, result, problem: undefined, queue: { closed: true } });
    expect(runPageStep(page, move).effects).toEqual([]);
    expect(openRunPage({ ...run, result }).queue.closed).toBe(true);
  });

  it('says why a run cannot continue, once it has lost step with the referee', () => {
    const skipped = said({ status: 'skipped', text: 'Please reload.', nextMove: 7 });
    expect(after(move, skipped).problem).toBeUndefined();
    expect(after(move, skipped, skipped, skipped).problem).toBe('Please reload.');
    expect(after(move, said({ status: 'forbidden', text: 'Not yours.' })).problem).toBe('Not yours.');
  });

  it('shows a refused move as a verdict, and continues', () => {
    const page = after(move, said({ status: 'malformed', text: 'No such word.', nextMove: 1 }));
    expect(page).toMatchObject({ verdict: { kind: 'refused', text: 'No such word.', number: 1 }, problem: undefined });
    expect(runPageStep(page, move).effects).toHaveLength(1);
  });
});
