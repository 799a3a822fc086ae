/** Whose comments appear under a story, as its author chooses, in the order of the form. */
export const commentRules = {
  open: { label: 'Everyone', hint: 'What readers write appears at once.' },
  known: {
    label: 'Everyone but newcomers',
    hint: 'Newcomers can comment after a day, once they have finished a game or published a story.',
  },
  followed: { label: 'People I follow', hint: 'Nobody else can comment or answer.' },
  approved: {
    label: 'After my approval',
    hint: 'Until you approve a comment, only you and its writer see it. Your own comments appear at once.',
  },
  none: { label: 'Nobody', hint: 'Nobody can comment. Existing comments stay until you remove them.' },
} as const;

/** Whether people without an account may comment, besides. */
export const letVisitors = {
  label: 'Visitors without an account, too',
  hint: 'They give a name, which is marked as a visitor’s. What they write always waits for your approval, and ‘Nobody’ includes them.',
} as const;

export type CommentRule = keyof typeof commentRules;

export const commentRuleNames = Object.keys(commentRules) as [CommentRule, ...CommentRule[]];

/** For how long an author holds everything for their approval, in hours. */
export const SHIELD_HOURS = 24;

/** Shown to everybody, or waiting, which its writer and the story's author see. */
export type SeenState = 'shown' | 'waiting';

/** A removed comment is a gap above its answers. */
export type CommentState = SeenState | 'removed';

/** What becomes of what a reader writes: it appears, waits for the story's author, or is not taken, and from whom not. */
export type Taking = SeenState | 'closed' | 'newcomers' | 'strangers';

/** What an author has chosen. */
interface ChosenRules {
  rule: CommentRule;
  /** Whether the author holds it for their approval: everything at the moment, or words that are in it. */
  shielded: boolean;
}

/** What the choice asks of a person. A visitor is a newcomer whom nobody follows. */
export interface Commenter {
  isStoryAuthor: boolean;
  isNewcomer: boolean;
  /** Whether the story's author follows them. */
  isFollowed: boolean;
}

/**
 * What becomes of a person's comment under a story. It alone decides this: pages offer a box, and the server takes what is sent, by it.
 * @see docs/product/fan-fiction.md
 */
export function takingOf({ rule, shielded }: ChosenRules, { isStoryAuthor, isNewcomer, isFollowed }: Commenter): Taking {
  if (rule === 'none') return 'closed';
  if (isStoryAuthor) return 'shown';
  if (rule === 'known' && isNewcomer) return 'newcomers';
  if (rule === 'followed' && !isFollowed) return 'strangers';
  return shielded || rule === 'approved' ? 'waiting' : 'shown';
}

/** Whether a story takes comments of people without an account, which always wait: where its author lets them, unless nobody may comment. */
export function takesVisitors(rule: CommentRule, allowed: boolean): boolean {
  return allowed && rule !== 'none';
}

/** Whether a comment is taken at all. */
export function isTaken(taking: Taking): taking is SeenState {
  return taking === 'shown' || taking === 'waiting';
}

/**
 * What becomes of a comment whose words are changed: what was approved waits again, because other words were, and so does what
 * its writer could not write today; what waits keeps waiting, whatever the author has chosen since. The author's own stays as it is.
 */
export function stateOfChanged(before: SeenState, taking: Taking, isStoryAuthor: boolean): SeenState {
  return isStoryAuthor || taking === 'shown' ? before : 'waiting';
}
