/** The kinds of people who ask. None of them owns what the actions are about; the blocked one is blocked by its owner. */
export const kinds = ['visitor', 'new', 'member', 'blocked', 'suspended', 'moderator', 'administrator'] as const;

export type Kind = (typeof kinds)[number];

/**
 * What an address answers: 'open' whatever comes of it, 'sign in' by leading there, 'suspended' by saying so, 'refused' by 401
 * or 403, 'absent' by 404, 'posts only' by 405.
 */
export type Answer = 'open' | 'sign in' | 'suspended' | 'refused' | 'absent' | 'posts only';

/** The same answer for all who may act, with those of a visitor and of a suspended player. */
export function answers(acting: Answer, { visitor, suspended }: { visitor: Answer; suspended: Answer }): Record<Kind, Answer> {
  return { visitor, suspended, new: acting, member: acting, blocked: acting, moderator: acting, administrator: acting };
}

export const ANYBODY = answers('open', { visitor: 'open', suspended: 'open' });
export const NOBODY = answers('refused', { visitor: 'refused', suspended: 'refused' });
export const NOT_SUSPENDED = answers('open', { visitor: 'open', suspended: 'suspended' });
/** Nobody who has no seat in a room. */
export const WITHOUT_SEAT = answers('refused', { visitor: 'refused', suspended: 'suspended' });
/** Signed-in people who are not suspended; a script is told so instead of being led to sign in. */
export const PLAYERS = answers('open', { visitor: 'sign in', suspended: 'suspended' });
export const PLAYERS_OF_SCRIPTS = { ...PLAYERS, visitor: 'refused' } as const;
/** What reaches another person: nobody between whom and them there is a block. */
export const NOT_BLOCKED = { ...PLAYERS, blocked: 'refused' } as const;
export const NOT_BLOCKED_OF_SCRIPTS = { ...PLAYERS_OF_SCRIPTS, blocked: 'refused' } as const;
/** Everybody with an account, for what is about the account itself. */
export const ACCOUNTS = answers('open', { visitor: 'sign in', suspended: 'open' });
/** The owner alone, who is none of these people; 'absent' where others do not even learn that there is something. */
export const OWNER = answers('refused', { visitor: 'sign in', suspended: 'suspended' });
export const OWNER_OF_SCRIPTS = { ...OWNER, visitor: 'refused' } as const;
export const OWNER_UNSEEN = answers('absent', { visitor: 'sign in', suspended: 'suspended' });
export const OWNER_UNSEEN_OF_SCRIPTS = { ...OWNER_UNSEEN, visitor: 'refused' } as const;
/** The person whom a decision or a story concerns, suspended or not. */
export const CONCERNED = answers('refused', { visitor: 'sign in', suspended: 'refused' });
export const MODERATORS: Record<Kind, Answer> = { ...OWNER_UNSEEN, moderator: 'open', administrator: 'open' };
export const ADMINISTRATORS: Record<Kind, Answer> = { ...OWNER_UNSEEN, moderator: 'refused', administrator: 'open' };
/** A page that does not exist for others. */
export const ADMINISTRATORS_UNSEEN: Record<Kind, Answer> = { ...OWNER_UNSEEN, administrator: 'open' };

/** Who may do what: an answer for each kind of person, by what is asked for. */
export type AnswersOf = Readonly<Record<string, Record<Kind, Answer>>>;
