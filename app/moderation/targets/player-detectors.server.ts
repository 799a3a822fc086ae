import { z } from 'zod';
import { namesLike } from '~/accounts/names/claim-name.server';
import { type Detector, type FoundReason, wordsFor } from '~/platform/feature/detector';
import { crudeIn, foundInWords, linkIn } from '~/progress/trust/found-words.server';

/** Crude words in the text that a player shows about themselves, and links there of new accounts. */
export const playerDetector: Detector = {
  kind: 'player',
  finds: foundInWords,
  async find(trx, { id, now }) {
    const player = await trx
      .selectFrom('player')
      .select(['bio', 'created_at'])
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    if (!player) return [];
    const subject = { kind: 'player', thingId: id, ownerId: id, storyId: null };
    return [...crudeIn(player.bio, subject), ...linkIn(player.bio, player.created_at, now, subject)];
  },
};

const likeName: FoundReason = {
  id: 'name',
  label: 'A name that looks like another',
  weight: 120,
  breaks: 'hate',
  words: wordsFor(z.array(z.object({ name: z.string(), since: z.iso.date() })), (others) => {
    return `It looks like ${others.map(({ name, since }) => `“${name}”, who joined on ${since}`).join('; ')}.`;
  }),
};

/** A new name that looks like another. */
export const nameDetector: Detector = {
  kind: 'name',
  finds: [likeName],
  async find(trx, { id }) {
    const others = await namesLike(trx, id);
    if (others.length === 0) return [];
    const params = others.map(({ name, since }) => ({ name, since: since.toISOString().slice(0, 10) }));
    return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: likeName, params }];
  },
};
