/** Whose comments appear under a story, as its author chooses, in the order of the form. */
export const commentRules = {
  open: { label: 'Open', hint: 'What readers write appears at once.' },
  approved: {
    label: 'After my approval',
    hint: 'Until you approve a comment, only you and its writer see it. Your own comments appear at once.',
  },
  none: { label: 'None', hint: 'Nobody can comment. Existing comments stay until you remove them.' },
} as const;

export type CommentRule = keyof typeof commentRules;

export const commentRuleNames = Object.keys(commentRules) as [CommentRule, ...CommentRule[]];

/** Shown to everybody, or waiting, which its writer and the story's author see. */
export type SeenState = 'shown' | 'waiting';

/** A removed comment is a gap above its answers. */
export type CommentState = SeenState | 'removed';

/**
 * What becomes of a comment that is written or changed.
 * @param now its state so far.
 * @returns 'waiting' also for a change of what was approved, because other words were: and what waits keeps waiting, whatever
 * the rule has become.
 * @see docs/product/fan-fiction.md
 */
export function stateOfWritten(rule: CommentRule, isStoryAuthor: boolean, now: SeenState = 'shown'): SeenState {
  return isStoryAuthor || rule === 'open' ? now : 'waiting';
}
