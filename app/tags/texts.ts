import { countText } from '~/platform/text/format';

/** Texts of tags for readers. */
export const tagTexts = {
  tags: 'Tags',
  all: (count: number) => `All ${countText(count, { one: 'tag', other: 'tags' })}`,
  more: (count: number) => `and ${count} more`,
} as const;
