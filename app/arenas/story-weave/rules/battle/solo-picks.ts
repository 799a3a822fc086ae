import type { DecidedRound } from '../../protocol/battle.contract';

/** Whose passages a person went on with who wrote against AI writers alone. */
export interface SoloPicks {
  /** The person's name. */
  writer: string;
  playerId: string | null;
  /** How many rounds went on with each AI writer, most first; writers whose answers were never picked are missing. */
  picks: readonly { aiWriterId: string; name: string; rounds: number }[];
}

/**
 * Counts whose passages a person picked in rounds that nobody else wrote in but AI writers.
 * @returns undefined where people wrote against each other, or nobody wrote.
 * @see docs/product/story-weave.md
 */
export function soloPicks(rounds: readonly DecidedRound[]): SoloPicks | undefined {
  const people = rounds.flatMap(({ passages }) => passages.filter(({ kind }) => kind === 'person'));
  const [first] = people;
  if (!first || people.some(({ playerId }) => playerId !== first.playerId)) return undefined;
  const picks = new Map<string, SoloPicks['picks'][number]>();
  for (const { aiWriterId, writer: name, won } of rounds.flatMap(({ passages }) => passages)) {
    if (aiWriterId !== null && won) picks.set(aiWriterId, { aiWriterId, name, rounds: (picks.get(aiWriterId)?.rounds ?? 0) + 1 });
  }
  const { writer, playerId } = first;
  return { writer, playerId, picks: [...picks.values()].sort((one, other) => other.rounds - one.rounds) };
}
