/** A row of tabs over a hairline; wraps rather than scrolls. */
export const tabListStyle = 'flex flex-wrap gap-x-1 border-b border-line';

/** One tab; the current one has a gold underline. */
export const tabStyle =
  '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium text-muted no-underline transition-colors ' +
  'hover:text-text data-[state=active]:border-gold data-[state=active]:text-text aria-[current=page]:border-gold aria-[current=page]:text-text';
