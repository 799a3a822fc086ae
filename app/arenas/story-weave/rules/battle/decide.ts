import { seededRandom } from '~/platform/random/random';
import { type Battle, type BattleAward, type BattleEntry, candidates, isAlone, writerOf } from './battle';

const WIN_XP = 10;
const VOTE_XP = 2;

/** How many people picked each passage. */
export function votesFor({ votes }: Pick<Battle, 'votes'>, { id }: Pick<BattleEntry, 'id'>): number {
  return votes.filter(({ entry }) => entry === id).length;
}

/**
 * The passage that goes on: the one most people picked. Ties go to people before AI writers, then to fewer rounds won
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

/** Whether a passage of a decided round went into the story: it won, or its writer was the only person. */
export function isWoven(battle: Battle, entry: BattleEntry): boolean {
  return entry.id === battle.winner || (isAlone(battle) && entry.playerId !== null);
}

/** The XP of a decided round: for winning against another person, and for each person's vote. */
export function awardsOf(battle: Battle, winner: BattleEntry | undefined): BattleAward[] {
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
