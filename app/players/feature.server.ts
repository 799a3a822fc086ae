import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { progressContext } from '~/progress/progress.server';
import { endFollowsBetween } from './follows/follows.server';
import { followerNotice } from './follows/notice-kinds';
import { createPlayersService, playersContext } from './players.server';

/** Follows by and of a player; both are deleted with the player. */
const personalData: PersonalData = {
  tables: [
    personalTable('player_follow', {
      person: 'follower_id',
      file: 'following',
      columns: ['followed_id', 'created_at'],
      key: 'followed_id',
    }),
    personalTable('player_follow', {
      person: 'followed_id',
      file: 'followers',
      columns: ['follower_id', 'created_at'],
      key: 'follower_id',
    }),
  ],
};

export const playersFeature = defineFeature({
  name: 'players',
  needs: { progress: progressContext },
  provides: { players: playersContext },
  personalData,
  noticeKinds: [followerNotice],
  endBetween: endFollowsBetween,
  create: ({ db, clock, limiter, progress, shown }) => ({
    services: {
      players: createPlayersService({
        db,
        clock,
        limiter,
        progress,
        counters: shown('counters'),
        badges: shown('badges'),
        meetings: shown('meetings'),
      }),
    },
  }),
});
