import type { Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { correctNoticeXp, notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import type { XpShare } from '../xp-shares';
import { ratingNotice } from './notice-kinds';

interface ToldRating {
  ratingId: string;
  /** Whether the reader has changed an earlier rating: that is not news, but its XP is corrected. */
  isChange: boolean;
  story: { id: string; authorId: string | null; writers: readonly { playerId: string | null }[] };
  /** What each writer gained or lost; those who did neither are missing. */
  changes: readonly XpShare[];
  now: Date;
}

/**
 * Tells a story's writers of a rating and of their XP, in one notice for each story and day. Nobody is told who rated.
 * @see docs/product/notifications.md
 */
export async function notifyOfRating(trx: Transaction<Tables>, { ratingId, isChange, story, changes, now }: ToldRating): Promise<void> {
  const dedupeKey = `rating:${ratingId}`;
  if (isChange)
    return correctNoticeXp(
      trx,
      changes.map(({ playerId, xp }) => ({ playerId, dedupeKey, change: xp })),
    );
  const gained = new Map(changes.map(({ playerId, xp }) => [playerId, xp]));
  const writers = new Set([story.authorId, ...story.writers.map(({ playerId }) => playerId)]);
  writers.delete(null);
  const toldOf = { kind: ratingNotice, dedupeKey, groupKey: dailyGroup(ratingNotice, story.id, now), storyId: story.id };
  await notify(
    trx,
    [...writers].flatMap((playerId) => (playerId === null ? [] : [{ ...toldOf, playerId, xp: gained.get(playerId) ?? 0 }])),
    now,
  );
}
