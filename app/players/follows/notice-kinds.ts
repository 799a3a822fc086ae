import { href } from 'react-router';
import { z } from 'zod';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';

/** The pen name of theirs that is followed, as it was called then. */
const penParams = z.object({ pen: z.object({ id: z.string(), name: z.string() }) });

/** Tells a player of those who follow them, or a pen name of theirs. */
export const followerNotice: NoticeKind = {
  ...{ id: 'follower', label: 'New followers', delivery: 'mail', icon: 'person' },
  words(facts) {
    const { actor } = noticeNames(facts);
    const pen = z.safeParse(penParams, facts.params).data?.pen.name;
    if (pen !== undefined) {
      if (facts.count === 1) return { said: sentence`${actor} follows your pen name ${pen}` };
      return { said: sentence`${numberText(facts.count)} new followers of your pen name ${pen}, the latest is ${actor}` };
    }
    if (facts.count === 1) return { said: sentence`${actor} follows you` };
    return { said: sentence`${numberText(facts.count)} new followers, the latest is ${actor}` };
  },
  address({ count, actor, playerId, params }) {
    const followed = z.safeParse(penParams, params).data?.pen.id ?? playerId;
    return href('/players/:playerId', { playerId: count === 1 && actor ? actor.id : followed });
  },
};
