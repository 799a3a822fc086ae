import { pairKey } from './people';

/** How often members of a ring choose each other, as it is supposed. */
const FAVOURED = 0.9;
/** Votes of nobody that pull the chance of a text towards a half, because few others have judged it. */
const PRIOR = 4;
/** The most people of a ring that is looked for. */
const LARGEST = 8;
/** From how many pairs a ring is grown: those that favour each other most. */
const SEEDS = 100;
/** How much likelier a ring must be than chance, as a logarithm, beyond all groups of its size that there are. */
const SURE = 4;

/** A vote in a duel. */
export interface CastVote {
  readerId: string;
  /** The writers of the chosen text and of the other one. */
  chosenId: string;
  otherId: string;
  /** How the other readers of the duel voted for these. */
  forChosen: number;
  forOther: number;
}

/** People who favour each other. */
export interface Ring {
  people: readonly string[];
  /** How much likelier it is than chance, as a logarithm. */
  weight: number;
}

/**
 * Groups of two to eight people who choose each other's texts more often than chance allows: as the other readers judge these
 * texts, and given how many such groups there are among all people. A group that deserves its votes is none.
 * @see docs/decisions/0121-rings.md
 */
export function findRings(votes: readonly CastVote[]): Ring[] {
  const weights = pairWeights(votes);
  const people = new Set(votes.flatMap(({ readerId, chosenId, otherId }) => [readerId, chosenId, otherId]));
  const near = neighbours(weights);
  const taken = new Set<string>();
  const seeds = [...weights]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SEEDS);
  return seeds.flatMap(([key]) => {
    const pair = key.split(' ');
    if (pair.some((id) => taken.has(id))) return [];
    const ring = grown(pair, { near, weights, taken, crowd: people.size });
    if (!ring) return [];
    for (const id of ring.people) taken.add(id);
    return [ring];
  });
}

/** How much likelier each pair's votes are in a ring than by chance. */
function pairWeights(votes: readonly CastVote[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (one: string, other: string, weight: number) => {
    const key = pairKey(one, other);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  for (const { readerId, chosenId, otherId, forChosen, forOther } of votes) {
    const chance = (forChosen + PRIOR / 2) / (forChosen + forOther + PRIOR);
    add(readerId, chosenId, Math.log(FAVOURED / chance));
    add(readerId, otherId, Math.log((1 - FAVOURED) / chance));
  }
  return weights;
}

function neighbours(weights: ReadonlyMap<string, number>): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  for (const [key, weight] of weights) {
    const [one, other] = key.split(' ');
    if (weight <= 0 || !one || !other) continue;
    near.set(one, (near.get(one) ?? new Set()).add(other));
    near.set(other, (near.get(other) ?? new Set()).add(one));
  }
  return near;
}

interface Crowd {
  near: ReadonlyMap<string, ReadonlySet<string>>;
  weights: ReadonlyMap<string, number>;
  taken: ReadonlySet<string>;
  /** How many people there are. */
  crowd: number;
}

/** The surest ring that grows from a pair; undefined where chance explains them all. */
function grown(pair: readonly string[], { near, weights, taken, crowd }: Crowd): Ring | undefined {
  const ring = [...pair];
  let best: Ring | undefined;
  let weight = weights.get(ring.join(' ')) ?? 0;
  for (;;) {
    const sure = weight - groupsOf(crowd, ring.length);
    if (sure >= SURE && sure > (best ? best.weight - groupsOf(crowd, best.people.length) : 0)) best = { people: [...ring], weight };
    if (ring.length >= LARGEST) return best;
    const candidates = new Set(ring.flatMap((id) => [...(near.get(id) ?? [])]).filter((id) => !ring.includes(id) && !taken.has(id)));
    const next = bestOf(candidates, (id) => ring.reduce((sum, member) => sum + (weights.get(pairKey(id, member)) ?? 0), 0));
    if (!next || next.weight <= 0) return best;
    ring.push(next.id);
    weight += next.weight;
  }
}

function bestOf(ids: Iterable<string>, weightOf: (id: string) => number): { id: string; weight: number } | undefined {
  let best: { id: string; weight: number } | undefined;
  for (const id of ids) {
    const weight = weightOf(id);
    if (!best || weight > best.weight) best = { id, weight };
  }
  return best;
}

/** The logarithm of how many groups of a size there are in a crowd. */
function groupsOf(crowd: number, size: number): number {
  let log = 0;
  for (let place = 0; place < size; place += 1) log += Math.log((crowd - place) / (place + 1));
  return log;
}
