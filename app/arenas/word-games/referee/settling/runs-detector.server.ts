import type { Detector } from '~/platform/feature/detector';

/** Somebody of whom three or more runs of a week did not count. */
export const runsDetector: Detector = {
  kind: 'runs',
  async find(trx, { id }) {
    const review = await trx
      .selectFrom('run_review')
      .select('player_id')
      .where('player_id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    const details = 'Three or more runs of a week did not count.';
    return review ? [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'runs', details }] : [];
  },
};
