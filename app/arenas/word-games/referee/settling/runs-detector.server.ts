import type { Detector, FoundReason } from '~/platform/feature/detector';
import { countText } from '~/platform/text/format';
import { closeReview, listRuns } from './run-review.server';

/** Why moderators look at a player; `script/refused-runs` closes cases of it. */
export const uncountedRuns: FoundReason = {
  id: 'runs',
  label: 'Runs of word games that did not count',
  weight: 120,
  breaks: 'by-hand',
  words: () => 'Three or more runs of a week did not count.',
};

/** A player of whom three or more runs of a week did not count. */
export const runsDetector: Detector = {
  kind: 'runs',
  finds: [uncountedRuns],
  async find(trx, { id }) {
    const review = await trx
      .selectFrom('run_review')
      .select('player_id')
      .where('player_id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return review ? [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: uncountedRuns }] : [];
  },
  async closed(trx, { kind, thingId, ownerId, now }) {
    if (kind === 'player' && ownerId) await closeReview(trx, { id: thingId }, now);
  },
  async besidePlayer(executor, playerId) {
    const runs = await listRuns(executor, playerId);
    if (runs.length === 0) return undefined;
    const lines = runs.map(({ id, game, fault, score, settledAt: at }) => {
      return { id, at, text: `${game}, ${countText(score, { one: 'point', other: 'points' })}: ${fault} (<at/>)` };
    });
    return { title: 'Runs that did not count', lines };
  },
};
