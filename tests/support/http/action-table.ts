/** The kinds of people who ask. None of them owns what the actions are about; the blocked one is blocked by its owner. */
export const kinds = ['visitor', 'new', 'member', 'blocked', 'suspended', 'moderator', 'administrator'] as const;

export type Kind = (typeof kinds)[number];

/**
 * What an action answers: 'open' whatever comes of it, 'sign in' by leading there, 'suspended' by saying so, 'refused' by 401
 * or 403, 'absent' by 404.
 */
export type Verdict = 'open' | 'sign in' | 'suspended' | 'refused' | 'absent';

/** The same answer for all who may act, with those of a visitor and of somebody suspended. */
function answers(acting: Verdict, { visitor, suspended }: { visitor: Verdict; suspended: Verdict }): Record<Kind, Verdict> {
  return { visitor, suspended, new: acting, member: acting, blocked: acting, moderator: acting, administrator: acting };
}

const ANYBODY = answers('open', { visitor: 'open', suspended: 'open' });
const NOBODY = answers('refused', { visitor: 'refused', suspended: 'refused' });
const NOT_SUSPENDED = answers('open', { visitor: 'open', suspended: 'suspended' });
/** Signed-in people who are not suspended; a script is told so instead of being led to sign in. */
const PLAYERS = answers('open', { visitor: 'sign in', suspended: 'suspended' });
const PLAYERS_OF_SCRIPTS = { ...PLAYERS, visitor: 'refused' } as const;
/** What reaches another person: nobody between whom and them there is a block. */
const NOT_BLOCKED = { ...PLAYERS, blocked: 'refused' } as const;
const NOT_BLOCKED_OF_SCRIPTS = { ...PLAYERS_OF_SCRIPTS, blocked: 'refused' } as const;
/** Everybody with an account, for what is about the account itself. */
const ACCOUNTS = answers('open', { visitor: 'sign in', suspended: 'open' });
/** The owner alone, who is none of these people; 'absent' where others do not even learn that there is something. */
const OWNER = answers('refused', { visitor: 'sign in', suspended: 'suspended' });
const OWNER_OF_SCRIPTS = { ...OWNER, visitor: 'refused' } as const;
const OWNER_UNSEEN = answers('absent', { visitor: 'sign in', suspended: 'suspended' });
/** The person whom a decision or a story concerns, suspended or not. */
const CONCERNED = answers('refused', { visitor: 'sign in', suspended: 'refused' });
const MODERATORS: Record<Kind, Verdict> = { ...OWNER_UNSEEN, moderator: 'open', administrator: 'open' };
const ADMINISTRATORS: Record<Kind, Verdict> = { ...OWNER_UNSEEN, moderator: 'refused', administrator: 'open' };
/** A page that does not exist for others. */
const ADMINISTRATORS_UNSEEN: Record<Kind, Verdict> = { ...OWNER_UNSEEN, administrator: 'open' };

/** Who may send what: every form and JSON body of every route, by its address and what it is sent for. */
export const verdictsOf: Readonly<Record<string, Record<Kind, Verdict>>> = {
  'admin/:view? change-address': ADMINISTRATORS_UNSEEN,
  'admin/:view? erase': ADMINISTRATORS_UNSEEN,
  'admin/:view? find': ADMINISTRATORS_UNSEEN,
  'admin/:view? give-back': ADMINISTRATORS_UNSEEN,
  'admin/:view? remove-banner': ADMINISTRATORS_UNSEEN,
  'admin/:view? remove-factors': ADMINISTRATORS_UNSEEN,
  'admin/:view? send-recovery': ADMINISTRATORS_UNSEEN,
  'admin/:view? set-banner': ADMINISTRATORS_UNSEEN,
  'admin/:view? sign-out': ADMINISTRATORS_UNSEEN,
  'admin/:view? unbar': ADMINISTRATORS_UNSEEN,
  'creative-writing finish': OWNER_OF_SCRIPTS,
  'creative-writing prompt': PLAYERS_OF_SCRIPTS,
  'creative-writing save': OWNER_OF_SCRIPTS,
  'creative-writing start': NOT_BLOCKED_OF_SCRIPTS,
  'creative-writing/:storyId/history': OWNER_UNSEEN,
  'creative-writing/:storyId/recording': OWNER_OF_SCRIPTS,
  'creative-writing/:storyId/revise drop': PLAYERS_OF_SCRIPTS,
  'creative-writing/:storyId/revise save': PLAYERS_OF_SCRIPTS,
  'creative-writing/:storyId/revision save': OWNER_OF_SCRIPTS,
  'creative-writing/:storyId/save draft': OWNER_OF_SCRIPTS,
  'creative-writing/:storyId/save finish': OWNER_OF_SCRIPTS,
  'creative-writing/:storyId/save save': OWNER_OF_SCRIPTS,
  'creative-writing/:storyId/save time-up': OWNER_OF_SCRIPTS,
  'creative-writing/prompt': PLAYERS_OF_SCRIPTS,
  donate: ANYBODY,
  'fan-fiction/drafts/:draftId story': OWNER_OF_SCRIPTS,
  'fan-fiction/drafts/:draftId chapter': OWNER_OF_SCRIPTS,
  'fan-fiction/drafts/:draftId edit': OWNER_OF_SCRIPTS,
  'fan-fiction/genre/:genreId/title/:titleId discard-draft': PLAYERS,
  'fan-fiction/genre/:genreId/title/:titleId follow': PLAYERS,
  'fan-fiction/genre/:genreId/title/:titleId mark-read': PLAYERS,
  'fan-fiction/genre/:genreId/title/:titleId publish': PLAYERS_OF_SCRIPTS,
  'fan-fiction/genre/:genreId/title/:titleId unfollow': PLAYERS,
  'fan-fiction/history/:chapterId': OWNER_UNSEEN,
  'fan-fiction/story/:storyId add-chapter': OWNER,
  'fan-fiction/story/:storyId comment': NOT_BLOCKED_OF_SCRIPTS,
  'fan-fiction/story/:storyId comment-rule': OWNER,
  'fan-fiction/story/:storyId delete': OWNER,
  'fan-fiction/story/:storyId delete-chapter': OWNER,
  'fan-fiction/story/:storyId discard-draft': PLAYERS,
  'fan-fiction/story/:storyId edit-chapter': OWNER,
  'fan-fiction/story/:storyId title': OWNER,
  'fan-fiction/story/:storyId/chapters move': OWNER,
  'fan-fiction/story/:storyId/chapters publish': OWNER,
  'fan-fiction/story/:storyId/chapters publish-all': OWNER,
  'fan-fiction/story/:storyId/chapters schedule': OWNER,
  'fan-fiction/story/:storyId/chapters unschedule': OWNER,
  'fan-fiction/story/:storyId/comments approve': OWNER_OF_SCRIPTS,
  'fan-fiction/story/:storyId/comments edit': OWNER_OF_SCRIPTS,
  'fan-fiction/story/:storyId/comments post': NOT_BLOCKED_OF_SCRIPTS,
  'fan-fiction/story/:storyId/comments remove': OWNER_OF_SCRIPTS,
  'fan-fiction/story/:storyId/comments remove-all': {
    ...OWNER_OF_SCRIPTS,
    new: 'absent',
    member: 'absent',
    blocked: 'absent',
    moderator: 'absent',
    administrator: 'absent',
  },
  'fan-fiction/story/:storyId/reading like': NOT_BLOCKED_OF_SCRIPTS,
  'fan-fiction/story/:storyId/reading read': ANYBODY,
  'fan-fiction/story/:storyId/reading unlike': PLAYERS_OF_SCRIPTS,
  'fan-fiction/story/:storyId/split/:chapterId': OWNER,
  'forgot-password': ANYBODY,
  'forgot-password not-me': ANYBODY,
  'moderation/:view? decide': MODERATORS,
  'moderation/:view? name-moderator': ADMINISTRATORS,
  'moderation/:view? object': CONCERNED,
  'moderation/:view? remove-moderator': ADMINISTRATORS,
  'notifications read': ACCOUNTS,
  'notifications read-all': ACCOUNTS,
  'players/:playerId block': ACCOUNTS,
  'players/:playerId follow': NOT_BLOCKED,
  'players/:playerId mute': ACCOUNTS,
  'players/:playerId unblock': ACCOUNTS,
  'players/:playerId unfollow': PLAYERS,
  'profile bookmark': ACCOUNTS,
  'profile delete-account': ACCOUNTS,
  'profile delete-story': CONCERNED,
  'profile forget-word': ACCOUNTS,
  'profile hide-mature': ACCOUNTS,
  'profile more-time': ACCOUNTS,
  'profile notices': ACCOUNTS,
  'profile password': ACCOUNTS,
  'profile profile': PLAYERS,
  'profile remove-bookmark': ACCOUNTS,
  'profile rename': OWNER,
  'profile show-mature': ACCOUNTS,
  'profile unblock': ACCOUNTS,
  'report/:kind/:thingId': ANYBODY,
  'reset-password': ANYBODY,
  'profile/security add-passkey': CONCERNED,
  'profile/security begin-codes': ACCOUNTS,
  'profile/security confirm-codes': ACCOUNTS,
  'profile/security new-passkey': ACCOUNTS,
  'profile/security new-recovery-codes': ACCOUNTS,
  'profile/security remove-passkey': ACCOUNTS,
  'profile/security rename-passkey': answers('absent', { visitor: 'sign in', suspended: 'absent' }),
  'profile/security stop-codes': ACCOUNTS,
  signin: NOBODY,
  'signin passkey': NOBODY,
  signup: ANYBODY,
  'story/:storyId delete': OWNER,
  'story/:storyId publish': OWNER,
  'story/:storyId/content rate': OWNER,
  'story/:storyId/content show-mature': ACCOUNTS,
  'story/:storyId/follow follow': NOT_BLOCKED,
  'story/:storyId/follow unfollow': PLAYERS,
  'story/:storyId/rating': NOT_BLOCKED,
  'story/:storyId/read': ANYBODY,
  'story/:storyId/replay publish': PLAYERS,
  'story/:storyId/replay take-back': PLAYERS,
  'story/:storyId/replay watched': PLAYERS,
  storyweave: PLAYERS,
  'storyweave/:roomId': PLAYERS,
  'storyweave/:roomId invite': PLAYERS,
  'storyweave/new': PLAYERS,
  'verify-email code': ANYBODY,
  'verify-email link': ANYBODY,
  'word-games/:gameId': NOT_SUSPENDED,
  'word-games/:gameId/practice': NOT_SUSPENDED,
  'word-games/:gameId/practice my-words': NOT_SUSPENDED,
  'word-games/daily/:gameId': PLAYERS,
  'word-games/taster': NOT_SUSPENDED,
};
