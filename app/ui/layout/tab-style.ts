/** A row of tabs over a hairline; wraps rather than scrolls. */
export const tabListStyle = 'flex flex-wrap gap-x-1 border-b border-line';

/** One tab; the current one has a gold underline. */
export const tabStyle = 'tab';
