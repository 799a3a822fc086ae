import { href } from 'react-router';
import type { Sources, Unfinished } from '~/site/unfinished';
import { texts } from '../texts';

/** A pick that is a player's to make. */
export async function unfinishedPick({ db, clock }: Sources, playerId: string): Promise<Unfinished[]> {
  const row = await db
    .selectFrom('challenge_pick')
    .select('week')
    .where('reader_id', '=', playerId)
    .where('picked_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('held_until', '>', clock.now())
    .executeTakeFirst();
  const { what, pick: title, detail } = texts.unfinished;
  return row ? [{ what, title, detail, to: href('/challenge/:week?', { week: row.week }), urgency: 'awaited' }] : [];
}
