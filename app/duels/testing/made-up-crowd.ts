import type { Random } from '~/platform/random/random';
import type { CastVote } from '../rules/rings';

/** People who write duels and read what they are dealt; those of the ring choose each other whenever they can. */
export interface MadeUpCrowd {
  people: number;
  ring: number;
  /** Duels that each of them writes. */
  duels: number;
  readings: number;
}

/** How clearly readers see which text is better: 1 makes two writers who differ by one deviation win in 73 of 100. */
const CLARITY = 1;

/** The votes of a crowd, in the order in which they are cast. */
export function votesOf({ people, ring, duels, readings }: MadeUpCrowd, random: Random): CastVote[] {
  const ids = Array.from({ length: people }, (_, number) => `person-${number}`);
  const members = new Set(ids.slice(0, ring));
  const strength = new Map(ids.map((id) => [id, random.next() + random.next() + random.next() - 1.5]));
  const chooses = (reader: string, first: string, second: string) => {
    if (members.has(reader) && members.has(first) !== members.has(second)) return members.has(first) ? first : second;
    const ahead = (strength.get(first) ?? 0) - (strength.get(second) ?? 0);
    return random.next() < 1 / (1 + Math.exp(-CLARITY * 2 * ahead)) ? first : second;
  };
  const votes: CastVote[] = [];
  for (let round = 0; round < duels; round += 1) {
    const order = random.shuffle(ids);
    for (let place = 0; place + 1 < order.length; place += 2) {
      const [first = '', second = ''] = [order[place], order[place + 1]];
      const readers = random.shuffle(ids.filter((id) => id !== first && id !== second)).slice(0, readings);
      const chosen = readers.map((readerId) => ({ readerId, chosenId: chooses(readerId, first, second) }));
      const forFirst = chosen.filter(({ chosenId }) => chosenId === first).length;
      for (const { readerId, chosenId } of chosen) {
        const [own, other] = chosenId === first ? [forFirst, readers.length - forFirst] : [readers.length - forFirst, forFirst];
        votes.push({ readerId, chosenId, otherId: chosenId === first ? second : first, forChosen: own - 1, forOther: other });
      }
    }
  }
  return votes;
}
