/** A row of tabs over a hairline; on a phone more than a row’s worth become a grid, each row over its own line. */
export const tabListStyle = 'tabs';

/** One tab; the current one has a gold underline. */
export const tabStyle = 'tab';
