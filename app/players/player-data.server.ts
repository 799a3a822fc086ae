import type { Viewer } from '~/accounts/viewer/viewer';
import { scoreText } from '~/arenas/word-games/play/texts';
import { mayBlock } from '~/blocks/blocks';
import { numberText } from '~/platform/text/format';
import { MAX_COUNTED } from './follows/follows.server';
import { mayFollow } from './follows/policy';
import type { PublicPlayer } from './players.server';

/** Data of a player's page, field by field; only the player sees missing badges. */
export function playerData({ follows, stories, ...player }: PublicPlayer, viewer: Viewer | undefined) {
  const { own } = player;
  const { level, from, to } = player.level;
  return {
    id: player.id,
    name: player.name,
    role: player.role,
    bio: player.bio,
    door: own ? undefined : player.door,
    memberSince: player.memberSince,
    own,
    /** Of a pen name of the viewer's. */
    ownPen: own && viewer?.id !== player.id,
    hidden: player.hidden,
    mayFollow: !own && mayFollow(viewer, player.id),
    followed: follows.followed,
    mayBlock: !own && mayBlock(viewer, player.id),
    blocked: player.blocked,
    followers: follows.followers > MAX_COUNTED ? `${numberText(MAX_COUNTED)}+` : numberText(follows.followers),
    followerCount: follows.followers,
    following: numberText(follows.following),
    xp: numberText(player.xp),
    level: { level, value: player.xp - from, max: to - from },
    counters: player.counters.map(({ label, value }) => ({ label, value: numberText(value) })),
    badges: player.badges.filter(({ tier }) => own || tier !== undefined),
    scores: player.scores.map(({ id, title, best, earlier }) => ({ id, title, best: scoreText(best, earlier) })),
    stories: stories.cards,
    next: stories.next,
  };
}

export type PlayerData = ReturnType<typeof playerData>;

/** The player's id from the address of their page, in any case. */
export function playerIdIn(segment: string): string {
  return segment.toLowerCase();
}
