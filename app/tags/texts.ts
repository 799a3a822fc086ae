import { countText } from '~/platform/text/format';

/** Texts of tags for readers. */
export const tagTexts = {
  tags: 'Tags',
  all: (count: number) => `All ${countText(count, { one: 'tag', other: 'tags' })}`,
  /** Where a story was before. */
  from: (hasArchive: boolean, hasName: boolean) => {
    if (!hasArchive) return 'First published elsewhere, by <name/>';
    return hasName ? 'From <archive/>, by <name/>' : 'From <archive/>';
  },
  more: (count: number) => `and ${count} more`,
} as const;
