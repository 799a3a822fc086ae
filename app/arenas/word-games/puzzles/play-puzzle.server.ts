import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '~/platform/database/database.server';
import { leastTimeOf } from '../fair-play/pace';
import { typedIn } from '../fair-play/played-move';
import type { Verdict } from '../games/game.contract';
import type { Played, ScoredState, SinglePuzzles, WordGame } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';
import { loseWords } from '../lost-words/lost-word-rows.server';
import { wordsLost } from '../lost-words/words-lost';
import { withoutPoints } from '../practice/without-points';
import { scoredState } from '../referee/replay/stored-run';
import { isPuzzleTooFast } from './puzzle-pace';
import { type Outcome, ratePuzzle } from './puzzle-rating';
import { lockItem, lockSolver, type TryRow } from './puzzle-rows.server';
import type { PuzzleAnswer, PuzzleEnd, SentPuzzleMove } from './puzzles.contract';
import { puzzleTexts as texts } from './texts';

/** How many of a puzzle's words are explained. */
const EXPLAINED = 3;

/** The rules of a game that has single puzzles. */
export interface PuzzleRules {
  rules: WordGame;
  single: SinglePuzzles;
}

interface PlayContext extends PuzzleRules {
  lexicon: Lexicon;
  now: Date;
}

/** A try before a move. */
interface TryBefore {
  state: ScoredState;
  wrong: number;
  hint: string | null;
}

/** The last move of a try, as its row holds it. */
const lastMove = z.object({
  before: z.object({ state: scoredState, wrong: z.number(), hint: z.string().nullable() }),
  move: z.unknown(),
  /** Why the puzzle that it ended moved no rating. */
  unrated: z.enum(['again', 'too-fast']).optional(),
});

/** A try after a move. */
interface NextTry extends TryBefore {
  verdict: Verdict;
}

/** How a try ended, as its row holds it. */
interface EndedTry {
  outcome: Outcome;
  unrated: PuzzleEnd['unrated'];
  own: PuzzleEnd['own'];
  item: PuzzleEnd['item'];
}

/**
 * Plays a move in a puzzle whose row is locked, and rates both sides once it is over. A move that was played already gets its
 * answer again.
 * @returns undefined when the move is out of its order, or none of this puzzle.
 */
export async function moveInPuzzle(
  trx: Transaction<Tables>,
  row: TryRow,
  { number, move }: SentPuzzleMove,
  context: PlayContext,
): Promise<PuzzleAnswer | undefined> {
  if (row.moves > 0 && (number === row.moves || row.ended_at)) return answerAgain(row, context);
  if (number !== row.moves + 1 || row.ended_at) return undefined;
  const before: TryBefore = { state: scoredState.parse(row.state), wrong: row.wrong, hint: row.hint };
  const next = move === undefined ? undefined : playOne(before, move, context);
  if (!next) return undefined;
  const { state, wrong, hint } = next;
  const isOver = context.rules.isOver(state);
  const found = { kind: next.verdict.kind, endedPuzzle: isOver, typed: typedIn(move) };
  const leastMs = row.least_ms + leastTimeOf(found, context.rules.pace);
  const end = isOver ? await endTry(trx, { ...row, least_ms: leastMs }, next, context) : undefined;
  const last = { before, move, ...(end?.unrated && { unrated: end.unrated }) };
  await trx
    .updateTable('puzzle_try')
    .set({ moves: number, wrong, hint, least_ms: leastMs, last_move: JSON.stringify(last), state: JSON.stringify(isOver ? null : state) })
    .where('id', '=', row.id)
    .execute();
  return answerTo({ number, before, next, end }, context);
}

/** The answer to the last move once more; undefined for a move of an earlier release, which kept none. */
function answerAgain(row: TryRow, context: PlayContext): PuzzleAnswer | undefined {
  const { data: last } = lastMove.safeParse(row.last_move);
  const next = last && playOne(last.before, last.move, context);
  return next && answerTo({ number: row.moves, before: last.before, next, end: endedTry(row, last.unrated) }, context);
}

function endedTry(
  { outcome, own_before, own_after, item_before, item_after }: TryRow,
  unrated: PuzzleEnd['unrated'],
): EndedTry | undefined {
  if (!outcome || own_before === null || own_after === null || item_before === null || item_after === null) return undefined;
  return { outcome, unrated, own: { before: own_before, after: own_after }, item: { before: item_before, after: item_after } };
}

interface AnsweredMove {
  number: number;
  before: TryBefore;
  next: NextTry;
  /** Undefined while the puzzle goes on. */
  end: EndedTry | undefined;
}

function answerTo({ number, before, next, end }: AnsweredMove, { rules, lexicon }: PlayContext): PuzzleAnswer {
  const { state, verdict, hint } = next;
  return {
    ...{ number, verdict: withoutPoints(verdict), view: rules.view(state) },
    ...(hint && { hint }),
    ...(end && {
      end: {
        ...{ outcome: end.outcome, ...(end.unrated && { unrated: end.unrated }), own: end.own, item: end.item },
        words: explained(rules, before.state, verdict, lexicon),
      },
    }),
  };
}

/** A hint, giving up, or a move of the game; too many wrong answers give it up too. */
function playOne(before: TryBefore, sent: unknown, { rules, single, lexicon }: PlayContext): NextTry | undefined {
  const type = typeof sent === 'object' && sent !== null && 'type' in sent ? sent.type : undefined;
  if (type === 'hint' && single.hint) return hinted(before, single.hint(before.state, lexicon));
  const move = rules.readMove(type === 'skip' ? single.giveUp : sent);
  if (move === undefined) return undefined;
  const played = play(before.state, move);
  const { verdict } = played;
  // What the game itself tells within a puzzle is a hint, such as a further letter.
  const hint = verdict.kind === 'told' && type === 'hint' ? (before.hint ?? '') : before.hint;
  const wrong = before.wrong + Number(verdict.kind === 'wrong');
  if (rules.isOver(played.state) || single.mostWrong === undefined || wrong < single.mostWrong) return { ...played, wrong, hint };
  const left = rules.readMove(single.giveUp);
  const given = left === undefined ? played : play(played.state, left);
  const answer = given.verdict.answer ?? '';
  return { state: given.state, verdict: { kind: 'wrong', text: texts.tooManyWrong(answer), points: 0, answer }, wrong, hint };

  function play(state: ScoredState, readMove: unknown): Played<ScoredState> {
    return rules.play(state, readMove, { elapsedMs: Number.MAX_SAFE_INTEGER }, rules.lookUp?.(state, readMove, lexicon));
  }
}

function hinted(before: TryBefore, hint: string | undefined): NextTry {
  const verdict: Verdict = hint ? { kind: 'told', text: '', points: 0, quiet: true } : { kind: 'refused', text: texts.noHint, points: 0 };
  return { ...before, hint: hint ?? before.hint, verdict };
}

/** Ends a try and, where it counts, rates it. */
async function endTry(
  trx: Transaction<Tables>,
  row: TryRow,
  { verdict, hint }: NextTry,
  { rules, lexicon, now }: PlayContext,
): Promise<EndedTry> {
  const outcome: Outcome = verdict.kind !== 'right' ? 'missed' : hint === null ? 'solved' : 'hinted';
  const tooFast = outcome !== 'missed' && isPuzzleTooFast(now.getTime() - row.asked_at.getTime(), row.least_ms);
  const unrated = row.rated ? (tooFast ? 'too-fast' : undefined) : 'again';
  if (outcome === 'missed') await loseWords(trx, row.player_id, wordsLost(rules, scoredState.parse(row.state), verdict, lexicon), now);
  const own = await lockSolver(trx, row.player_id, now);
  const item = await lockItem(trx, row);
  const after = unrated ? { own, item } : ratePuzzle(own, item, outcome);
  if (!unrated) {
    await trx
      .updateTable('puzzle_solver')
      .set({ mean: after.own.mean, deviation: after.own.deviation, tries: own.tries + 1, rated_at: now })
      .where('player_id', '=', row.player_id)
      .execute();
    await trx.updateTable('puzzle_item').set(after.item).where('game', '=', row.game).where('item', '=', row.item).execute();
  }
  await trx
    .updateTable('puzzle_try')
    .set({
      ...{ ended_at: now, outcome, rated: !unrated },
      ...{ own_before: own.mean, own_after: after.own.mean, item_before: item.mean, item_after: after.item.mean },
    })
    .where('id', '=', row.id)
    .execute();
  return {
    ...{ outcome, unrated },
    own: { before: own.mean, after: after.own.mean },
    item: { before: item.mean, after: after.item.mean },
  };
}

/** What the words of a puzzle mean, those of its answer first. */
function explained(rules: WordGame, state: ScoredState, { answer = '' }: Verdict, lexicon: Lexicon): PuzzleEnd['words'] {
  const words = new Set([...answer.split(', '), ...rules.asked.puzzles(state).flatMap((puzzle) => puzzle.words)]);
  const entries = [...words].flatMap((word) => lexicon.entry(word) ?? []);
  return entries.slice(0, EXPLAINED).map(({ word, part, definition }) => ({ word, part, definition }));
}
