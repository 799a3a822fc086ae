import { type Award, VOTE_XP, WIN_XP } from '../awards';
import { bestLineOf } from './best-line';
import { type Fold, foldEnd, isSameLine, type LineKey } from './fold';

/**
 * The XP of a game: for the best line of the night, and for each vote that a line of theirs got. A tie brings none.
 * @see docs/product/ratings-and-xp.md
 */
export function foldAwards(fold: Fold): Award[] {
  const best = bestLineOf(foldEnd(fold).lines);
  if (!best) return [];
  const winner = writerOf(fold, best);
  const beaten = [...new Set(fold.lines.flatMap((line) => writerOf(fold, line) ?? []))].filter((writer) => writer !== winner);
  const won = winner && beaten.length > 0 ? [{ playerId: winner, from: beaten, xp: WIN_XP }] : [];
  const liked = fold.votes.flatMap(({ playerId: voter, ...line }) => {
    const writer = writerOf(fold, line);
    return writer ? [{ playerId: writer, from: [voter], xp: VOTE_XP }] : [];
  });
  return [...won, ...liked];
}

/** The person who wrote a line; undefined for AI writers. */
function writerOf({ lines, writers }: Fold, key: LineKey): string | undefined {
  const line = lines.find((one) => isSameLine(one, key));
  return (line && writers[line.writer]?.playerId) ?? undefined;
}
