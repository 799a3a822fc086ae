import { defineFeature } from '~/platform/feature/define-feature.server';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { createLiveCount } from './live/live-count.server';
import { createNoticesService, type NoticesService, noticesContext } from './notices.server';
import { noticesPersonalData } from './personal-data.server';
import { endStoryFollowsBetween } from './story-follows/story-follows.server';

const byPlayer = (player: { id: string }) => player.id;
const following = { counts: 'story-follow', limit: { max: 60, windowSeconds: 60 }, who: byPlayer };
const reading = { counts: 'notice-read', limit: { max: 300, windowSeconds: 60 }, who: byPlayer };

const devices = { counts: 'push-device', limit: { max: 30, windowSeconds: 10 * 60 }, who: byPlayer };

/** @see docs/product/limits.md */
export const noticesLimits: CallLimits<NoticesService> = {
  settings: { save: { counts: 'notice-settings', limit: { max: 60, windowSeconds: 10 * 60 }, who: byPlayer } },
  devices: { add: devices, remove: devices },
  storyFollows: { follow: following, unfollow: following },
  markRead: reading,
  markAllRead: reading,
};

export const noticesFeature = defineFeature({
  name: 'notices',
  provides: { notices: noticesContext },
  limits: { notices: noticesLimits },
  personalData: noticesPersonalData,
  endBetween: endStoryFollowsBetween,
  create({ db, clock, log, bus, live, pusher, noticeKinds }) {
    const notices = createNoticesService({ db, clock, log, kinds: noticeKinds, pushKey: pusher.publicKey });
    return {
      services: { notices },
      jobs: {
        'followers-to-tell': { cron: '* * * * *', work: notices.notifyWaitingFollowers },
        'old-notices': { cron: '17 4 * * *', work: notices.removeOld },
      },
      onPeer: createLiveCount({ bus, live, log, clock, unreadCount: notices.unreadCount }),
    };
  },
});
