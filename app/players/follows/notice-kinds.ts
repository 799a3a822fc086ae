import { href } from 'react-router';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';

/** Tells a player of those who follow them. */
export const followerNotice: NoticeKind = {
  ...{ id: 'follower', label: 'New followers', delivery: 'mail', icon: 'person' },
  words(facts) {
    const { actor } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} follows you` };
    return { said: sentence`${numberText(facts.count)} new followers, the latest is ${actor}` };
  },
  address({ count, actor, playerId }) {
    return href('/players/:playerId', { playerId: count === 1 && actor ? actor.id : playerId });
  },
};
