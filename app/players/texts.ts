import { awayTexts } from '~/platform/database/database-away';
import { numberText, pluralText } from '~/platform/text/format';

/** The most players that one player may follow. */
export const MAX_FOLLOWED = 1_000;

/** Texts of the players' pages. */
export const playerTexts = {
  missing: { title: 'Player not found', text: 'There is no player at this address. They may have left the arena.' },
  hidden: 'The operators of this site have hidden you: only you can see this page and what you publish. Nothing is lost.',
  followFailed: 'You could not follow this player just now. Please try again.',
  databaseAway: awayTexts.text,
  notSelf: 'You cannot follow yourself.',
  tooMany: `You already follow ${numberText(MAX_FOLLOWED)} players. Please unfollow someone first.`,
  gone: 'This player has left the arena.',
  behindDoor: {
    children: 'Someone reported this player as harming a child. No person has looked at it yet. Show what they say about themselves',
    threat:
      'Someone reported this player because a person may be in danger. No person has looked at it yet. Show what they say about themselves',
  },
  narrowedStories: 'None of their stories matches your filters.',
  noStories: 'No stories published yet.',
  noBadges: 'No badges earned yet.',
  noScores: 'No word game scores yet.',
  signInToFollow: 'Sign In to Follow',
  muted: 'You have muted this player.',
  blocked: 'You have blocked this player.',
  muteMeans: 'You no longer see their comments, or their stories in lists, and you are not seated in a room with them.',
  blockMeans:
    'Like muting, but for both of you. Neither can comment on, rate, like, follow or continue what the other wrote, answer or invite them, or sit down beside them.',
  blockAs: 'They know you as',
  blockAsMeans:
    'A block stops them at all of your names. Only this name disappears from their lists, so that nothing tells them about the others.',
  notTold: 'They are not notified. You can undo this at any time.',
  unranked: 'Not ranked yet',
  bestScores: 'Best scores',
  collections: 'Series and lists',
  mute: 'Mute',
  block: 'Block',
  unmute: 'Unmute',
  unblock: 'Unblock',
  description: (name: string, level: number, xp: string) => `${name}: level ${level}, ${xp} XP.`,
  change: 'Change',
  muteOrBlock: 'Mute or block',
  level: (level: number) => `Level ${level}`,
  xp: (xp: string) => `${xp} XP`,
  memberSince: (memberSince: number) => `Member since ${memberSince}`,
  xpOnTheWay: (level: number) => `XP on the way to level ${level}`,
  changePenName: 'Change this pen name',
  editMyProfile: 'Edit my profile',
  followers: (count: number) => pluralText(count, { one: 'Follower', other: 'Followers' }),
  following: 'Following',
  stories: 'Stories',
  pages: 'Pages',
  newestStories: 'Newest stories',
  olderStories: 'Older stories',
  reportThisPlayer: 'Report this player',
  thePlayer: (name: string) => `the player ${name}`,
  leaderboard: 'Leaderboard',
} as const;
