import { seededRandom } from '~/platform/random/random';
import type { Decision, PassageMark } from '../../protocol/battle.contract';
import { type Award, VOTE_XP, WIN_XP } from '../awards';
import { type Battle, type BattleEntry, candidates, isAnswered, isShared, writerOf } from './battle';

/** So many watchers together are one vote. */
export const FEWEST_WATCHERS = 3;

/** How often a passage was marked. */
export interface PassageMarks {
  funniest: number;
  bestLine: number;
}

/** How many votes each passage has, the watchers' vote included. */
export function votesFor(battle: Pick<Battle, 'votes' | 'watchers'>, { id }: Pick<BattleEntry, 'id'>): number {
  return people(battle, id) + (watchersVote(battle) === id ? 1 : 0);
}

/**
 * The passage that watchers pick together: the one that most of them picked, each origin counted once.
 * @returns undefined with fewer than three, and where they are divided.
 */
export function watchersVote({ watchers }: Pick<Battle, 'watchers'>): number | undefined {
  const apart = [...new Map(watchers.map((vote) => [vote.origin, vote])).values()];
  if (apart.length < FEWEST_WATCHERS) return undefined;
  const counts = new Map<number, number>();
  for (const { entry } of apart) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [first, second] = [...counts].filter(([, count]) => count === most);
  return second ? undefined : first?.[0];
}

/** How many readers gave a passage each mark. */
export function marksOf({ marks }: Pick<Battle, 'marks'>, { id }: Pick<BattleEntry, 'id'>): PassageMarks {
  const count = (kind: PassageMark) => marks.filter((mark) => mark.entry === id && mark.kind === kind).length;
  return { funniest: count('funniest'), bestLine: count('best-line') };
}

/** How the votes of a round decide it. */
export function decisionOf(battle: Pick<Battle, 'entries' | 'votes' | 'watchers'>): Decision {
  const open = candidates(battle);
  const leads = (count: (entry: BattleEntry) => number) => {
    const most = Math.max(0, ...open.map(count));
    return most === 0 ? 0 : open.filter((entry) => count(entry) === most).length;
  };
  const leading = leads((entry) => votesFor(battle, entry));
  if (leading === 0) return open.filter(({ playerId }) => playerId !== null).length > 1 && !isShared(battle) ? 'tie' : 'none';
  if (leading > 1) return 'tie';
  return leads(({ id }) => people(battle, id)) === 1 ? 'votes' : 'watchers';
}

/**
 * The passage that goes on: the one with most votes. Ties go to people before AI writers, then to fewer rounds won
 * so far, then to chance.
 * @param seed of the room's round. @returns undefined when nobody wrote a word.
 */
export function winnerOf(battle: Battle, seed: number): BattleEntry | undefined {
  const order = seededRandom(seed).shuffle(candidates(battle));
  const wins = (entry: BattleEntry) => battle.wins[writerOf(entry)] ?? 0;
  const isAi = (entry: BattleEntry) => (entry.playerId === null ? 1 : 0);
  return order.sort(
    (one, other) => votesFor(battle, other) - votesFor(battle, one) || isAi(one) - isAi(other) || wins(one) - wins(other),
  )[0];
}

/** Whether a passage of a decided round went into the story: it won, or there was nothing to vote on. */
export function isWoven(battle: Battle, entry: BattleEntry): boolean {
  return entry.id === battle.winner || (isAnswered(battle) && entry.playerId !== null) || isShared(battle);
}

/** The XP of a decided round: for winning against another person, and for each person's vote. A tie brings none. */
export function awardsOf(battle: Battle, winner: BattleEntry | undefined): Award[] {
  if (decisionOf(battle) === 'tie') return [];
  const written = candidates(battle);
  const authors = written.flatMap(({ playerId }) => playerId ?? []);
  const beaten = authors.filter((author) => author !== winner?.playerId);
  const won = winner?.playerId && beaten.length > 0 ? [{ playerId: winner.playerId, from: beaten, xp: WIN_XP }] : [];
  const liked = battle.votes.flatMap(({ playerId: voter, entry }) => {
    const author = written.find(({ id }) => id === entry)?.playerId;
    return author ? [{ playerId: author, from: [voter], xp: VOTE_XP }] : [];
  });
  return [...won, ...liked];
}

function people({ votes }: Pick<Battle, 'votes'>, id: number): number {
  return votes.filter(({ entry }) => entry === id).length;
}
