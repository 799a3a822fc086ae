import type { Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import type { RunOwner } from '../referee/referee-types';
import { type ChallengeRow, challengeRuns, personOf, readChallenge } from './challenge-rows.server';
import { challengeNotice } from './notice-kind';
import { playersOf } from './series.server';

/**
 * Tells the players who sent a challenge that a run of it is over, and of a further round all who play the series.
 * @see docs/product/word-challenges.md
 */
export async function notifyAnswered(
  trx: Transaction<Tables>,
  { runId, challengeId, now }: { runId: string; challengeId: string; now: Date },
): Promise<void> {
  const challenge = await readChallenge(trx, { id: challengeId });
  if (!challenge) return;
  // A guest's run may be an account's by now.
  const actorId = (await challengeRuns(trx, challenge)).find((run) => run.runId === runId)?.playerId ?? null;
  const facts = (await concernedBy(trx, challenge)).map((playerId) => ({
    ...{ playerId, kind: challengeNotice, dedupeKey: `word-challenge:${runId}`, detail: challengeId },
    groupKey: dailyGroup(challengeNotice, challengeId, now),
    actorId,
    params: { game: challenge.game, round: challenge.round },
  }));
  await notify(trx, facts, now);
}

/** Who a round is news to: of the first one, which many may answer, who sent it; of a further one, everybody in the series. */
async function concernedBy(executor: Executor, challenge: ChallengeRow): Promise<string[]> {
  const makers = executor.selectFrom('word_challenge').select('player_id').distinct().where('player_id', 'is not', null);
  if (challenge.round === 1) {
    const rows = await makers.where('id', '=', challenge.id).execute();
    return rows.flatMap(({ player_id: playerId }) => playerId ?? []);
  }
  const rows = await makers.where('series', '=', challenge.series).execute();
  const players = await playersOf(executor, challenge);
  return [
    ...new Set([
      ...rows.flatMap(({ player_id: playerId }) => playerId ?? []),
      ...players.flatMap((player) => ('playerId' in player ? player.playerId : [])),
    ]),
  ];
}

/** Tells the other one of two who play a series that there is a further round, or a rematch. @param people the two. */
export async function notifyDealt(
  trx: Transaction<Tables>,
  dealt: { id: string; game: GameId; round: number; what: 'round' | 'rematch'; people: readonly string[]; owner: RunOwner; now: Date },
): Promise<void> {
  const { id, game, round, what, people, owner, now } = dealt;
  const facts = people
    .filter((personId) => personId !== personOf(owner))
    .map((playerId) => ({
      ...{ playerId, kind: challengeNotice, dedupeKey: `word-challenge-dealt:${id}`, detail: id },
      // Answers to it are told of beside it.
      groupKey: dailyGroup(challengeNotice, `dealt:${id}`, now),
      actorId: 'playerId' in owner ? owner.playerId : null,
      params: { game, round, ...(what === 'round' ? { dealt: true } : { rematch: true }) },
    }));
  // Guests are nobody who could be told.
  await notify(trx, facts, now);
}
