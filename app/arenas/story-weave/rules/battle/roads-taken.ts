import type { DecidedRound } from '../../protocol/room.contract';

/** The answers that a person picked in the rounds in which nobody else wrote but AI writers. */
export interface RoadsTaken {
  /** The person's name. */
  writer: string;
  playerId: string | null;
  /** How many rounds went on with each AI writer, most first; writers whose answers were never picked are missing. */
  roads: readonly { aiWriterId: string; name: string; rounds: number }[];
}

/**
 * Which way a person went who played battle rounds alone.
 * @returns undefined where people wrote against each other, or nobody wrote.
 * @see docs/product/story-weave.md
 */
export function roadsTaken(rounds: readonly DecidedRound[]): RoadsTaken | undefined {
  const people = rounds.flatMap(({ passages }) => passages.filter(({ kind }) => kind === 'person'));
  const [first] = people;
  if (!first || people.some(({ playerId }) => playerId !== first.playerId)) return undefined;
  const roads = new Map<string, RoadsTaken['roads'][number]>();
  for (const { aiWriterId, writer: name, won } of rounds.flatMap(({ passages }) => passages)) {
    if (aiWriterId !== null && won) roads.set(aiWriterId, { aiWriterId, name, rounds: (roads.get(aiWriterId)?.rounds ?? 0) + 1 });
  }
  const { writer, playerId } = first;
  return { writer, playerId, roads: [...roads.values()].sort((one, other) => other.rounds - one.rounds) };
}
