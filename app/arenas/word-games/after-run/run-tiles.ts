import { plainLetters } from '~/platform/text/plain-letters';
import type { Verdict } from '../games/game.contract';
import { answerIn } from '../games/moves';
import type { ScoredState, WordGame } from '../games/word-game';
import { replayedMoves } from '../referee/replay/replay';
import type { StoredMove } from '../word-games.tables';

/** A puzzle that a player met, as the end of the run shows it. */
export interface RunTile {
  /** open: the time was up before it was solved. */
  outcome: 'solved' | 'missed' | 'skipped' | 'open';
  /** What was asked, where the answers alone do not say it. */
  asked?: string | undefined;
  /** Words that counted, in order. */
  found: string[];
  /** Answers that were not found; none of a puzzle that was solved. */
  missing: string[];
}

const outcomes: Record<Verdict['kind'], RunTile['outcome']> = { right: 'solved', wrong: 'missed', told: 'skipped', refused: 'open' };

/**
 * Reads a finished run back as tiles: every puzzle that its player met, in order. In Word Chain each word is one; Word
 * Speed Typing has none.
 * @param moves as they are stored; they are replayed from the deal.
 * @see docs/product/word-games.md
 */
export function runTiles(rules: WordGame, deal: ScoredState, moves: readonly StoredMove[]): RunTile[] {
  const tiles: RunTile[] = [];
  let found: string[] = [];
  let last = deal;
  const add = (state: ScoredState, outcome: RunTile['outcome'], answer: string) => {
    const solved = outcome === 'solved';
    const words = solved && found.length === 0 ? [answer] : found;
    const missing = solved ? [] : answer.split(', ').filter((word) => word !== '');
    tiles.push({ outcome, asked: rules.asked.question?.(state), found: words, missing });
    found = [];
  };
  for (const { move, before, after, verdict } of replayedMoves(rules, deal, moves)) {
    const given = answerIn(move as { type: string });
    if (verdict.kind === 'right' && given !== undefined) found.push(plainLetters(given));
    if (verdict.answer !== undefined) add(before, outcomes[verdict.kind], verdict.answer);
    last = after;
  }
  const skip = rules.readMove({ type: 'skip' });
  if (skip === undefined) return found.map((word) => ({ outcome: 'solved', found: [word], missing: [] }));
  // Leaving the last puzzle would have told its answer.
  const { answer } = rules.play(last, skip, { elapsedMs: 0 }, undefined).verdict;
  if (answer !== undefined) add(last, 'open', answer);
  return tiles;
}
