/** The id of the desk on a page that `awaitDesk` waits for. */
export const DESK_ID = 'desk';

/**
 * For the head of a page with a desk: nothing is drawn before the desk is there. On a phone it puts the navigation below
 * itself, which would be seen to move if the frame came first. Browsers that do not know the link draw as they always do.
 */
export const awaitDesk = { tagName: 'link', rel: 'expect', href: `#${DESK_ID}`, blocking: 'render' } as const;
