import type { Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/telling/tell.server';
import type { Tables } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import type { RunOwner } from '../referee/referee-types';
import { personOf, readChallenge } from './challenge-rows.server';
import { challengeNotice } from './notice-kind';

/**
 * Tells the players who sent a challenge, and those who dealt the other rounds of its series, that a run of it is over.
 * @see docs/product/word-challenges.md
 */
export async function tellAnswered(
  trx: Transaction<Tables>,
  { runId, challengeId, owner, now }: { runId: string; challengeId: string; owner: RunOwner; now: Date },
): Promise<void> {
  const challenge = await readChallenge(trx, { id: challengeId });
  if (!challenge) return;
  const makers = await trx
    .selectFrom('word_challenge')
    .select('player_id')
    .distinct()
    .where('series', '=', challenge.series)
    .where('player_id', 'is not', null)
    .execute();
  const facts = makers
    .flatMap(({ player_id: playerId }) => playerId ?? [])
    .map((playerId) => ({
      ...{ playerId, kind: challengeNotice, dedupeKey: `word-challenge:${runId}`, detail: challengeId },
      groupKey: dailyGroup(challengeNotice, challengeId, now),
      actorId: 'playerId' in owner ? owner.playerId : null,
      params: { game: challenge.game, round: challenge.round },
    }));
  await notify(trx, facts, now);
}

/** Tells the other one of two who have played a series that there is a rematch. @param people the two. */
export async function tellRematch(
  trx: Transaction<Tables>,
  rematch: { id: string; game: GameId; series: string; people: readonly string[]; owner: RunOwner; now: Date },
): Promise<void> {
  const { id, game, series, people, owner, now } = rematch;
  const facts = people
    .filter((personId) => personId !== personOf(owner))
    .map((playerId) => ({
      ...{ playerId, kind: challengeNotice, dedupeKey: `word-rematch:${series}`, detail: id },
      groupKey: dailyGroup(challengeNotice, id, now),
      actorId: 'playerId' in owner ? owner.playerId : null,
      params: { game, round: 1, rematch: true },
    }));
  // Guests are nobody who could be told.
  await notify(trx, facts, now);
}
