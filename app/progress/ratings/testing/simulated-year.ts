import { seededRandom } from '~/platform/random/random';
import { correlation, mean, median, normalOf } from '~/platform/testing/statistics';
import { chanceOf, rated, type Skill, UNKNOWN, widened } from '../skill';

export interface YearOptions {
  people: number;
  days: number;
  seed: number;
  /** How many of the people cheat: they vote each other up in contests among themselves. */
  ring: number;
}

export interface YearFigures {
  /** How often readers picked the better writer, of all pairs that met. */
  betterPicked: number;
  /** Spearman's correlation of strengths and ratings once each has 20 duels. */
  correlationAfter20: number;
  correlationAtEnd: number;
  /** Duels after which the rating of a new player stays within 50 points of its final value, in the median. */
  duelsUntilRight: number;
  doubtAfter10: number;
  doubtAfter20: number;
  /** What was said before a duel, and how often a reader then picked that one. */
  calibration: { said: number; won: number; of: number }[];
  /** How far the ring moves honest people, in points, in the mean. */
  honestShift: number;
}

/** Readers of a duel. */
const READERS = 5;
/** How likely a player writes on a day. */
const WRITES = 0.15;
/** How much strengths differ, so that readers pick the better writer in 61 to 70 of 100 where two meet by chance. */
const DIFFERENCE = 0.6;
/** How much a single text differs from its writer's others, as a part of that. */
const TEXT_NOISE = 0.3;

/** What counts as right, in points. */
const NEAR = 50;

interface Writer {
  strength: number;
  cheats: boolean;
  skill: Skill;
  ratedOn: number;
  curve: Skill[];
}

/** Lives a year of duels: the nearest in rating meet, five readers pick one each, and each pick is rated. */
export function simulateYear({ people, days, seed, ring }: YearOptions): YearFigures {
  const honest = liveYear({ people, days, seed, ring: 0 });
  const withRing = liveYear({ people, days, seed, ring });
  const shifts = withRing.writers.slice(ring).map(({ skill }, index) => skill.mean - (honest.writers[index + ring]?.skill.mean ?? 0));
  const after20 = honest.writers.filter(({ curve }) => curve.length >= 20);
  return {
    betterPicked: honest.better / honest.met,
    correlationAfter20: correlation(after20.map(({ strength, curve }) => [strength, curve[19]?.mean ?? 0])),
    correlationAtEnd: correlation(honest.writers.map(({ strength, skill }) => [strength, skill.mean])),
    duelsUntilRight: median(honest.writers.map(untilRight)),
    doubtAfter10: mean(honest.writers.flatMap(({ curve }) => curve[9]?.deviation ?? [])),
    doubtAfter20: mean(after20.map(({ curve }) => curve[19]?.deviation ?? 0)),
    calibration: [...honest.said]
      .map(([said, { won, of }]) => ({ said: said / 100, won: won / of, of }))
      .sort((one, other) => one.said - other.said),
    honestShift: mean(shifts),
  };
}

function liveYear({ people, days, seed, ring }: YearOptions) {
  const random = seededRandom(seed);
  const normal = () => normalOf(random);
  const writers: Writer[] = Array.from({ length: people }, (_, index) => ({
    ...{ strength: normal(), cheats: index < ring, skill: UNKNOWN, ratedOn: 0, curve: [] },
  }));
  const said = new Map<number, { won: number; of: number }>();
  let better = 0;
  let met = 0;
  for (let day = 0; day < days; day += 1) {
    const writing = writers.filter(() => random.next() < WRITES);
    // The nearest first, but not always the same two.
    const order = new Map(writing.map((writer) => [writer, writer.skill.mean + 80 * normal()]));
    const queue = writing.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    for (let place = 0; place + 1 < queue.length; place += 2) {
      const [one, other] = queue.slice(place, place + 2) as [Writer, Writer];
      const difference = (one.strength - other.strength) * DIFFERENCE + TEXT_NOISE * DIFFERENCE * normal();
      const chance = 1 / (1 + Math.exp(-difference));
      for (const writer of [one, other]) writer.skill = widened(writer.skill, day - writer.ratedOn);
      const expected = chanceOf(one.skill, [other.skill]);
      let picks = 0;
      for (let reader = 0; reader < READERS; reader += 1) {
        // Readings are dealt: as often as a member of the ring is among the readers, the pick is theirs.
        const bought = one.cheats !== other.cheats && random.next() < ring / people;
        const first = bought ? one.cheats : random.next() < chance;
        picks += Number(first);
        const [a = UNKNOWN, b = UNKNOWN] = rated([one.skill, other.skill], first ? [1, 2] : [2, 1]);
        [one.skill, other.skill] = [a, b];
      }
      for (const writer of [one, other]) {
        writer.ratedOn = day;
        writer.curve.push(writer.skill);
      }
      const favourite = expected >= 0.5;
      const bin = Math.round(Math.max(expected, 1 - expected) * 20) * 5;
      const before = said.get(bin) ?? { won: 0, of: 0 };
      said.set(bin, { won: before.won + (favourite ? picks : READERS - picks), of: before.of + READERS });
      better += Math.max(chance, 1 - chance);
      met += 1;
    }
  }
  return { writers, said, better, met };
}

function untilRight({ curve, skill }: Writer): number {
  return 1 + curve.findLastIndex((at) => Math.abs(at.mean - skill.mean) > NEAR);
}
