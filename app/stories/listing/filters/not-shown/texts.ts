import type { BlockKind } from '~/blocks/blocks';
import { countText, numberText } from '~/platform/text/format';
import { MOST_NOT_SHOWN } from './not-shown';

const stories = (count: number) =>
  count > MOST_NOT_SHOWN ? `Over ${numberText(MOST_NOT_SHOWN)} stories` : countText(count, { one: 'story', other: 'stories' });

/** Said of a player whom the reader mutes or blocks, where that alone leaves the stories out. */
const against = { mute: 'You muted', block: 'You blocked' } as const satisfies Record<BlockKind, string>;

/** Texts of what a list leaves out for its reader. The first does not say who blocked. */
export const notShownTexts = {
  leftOut: (count: number) =>
    count === 1
      ? `${stories(count)} is not shown: you hid it or one of its tags, or its author is muted or blocked.`
      : `${stories(count)} are not shown: you hid them or their tags, or their authors are muted or blocked.`,
  leftOutBy: ({ name, kind }: { name: string; kind: BlockKind }, count: number) =>
    `${against[kind]} ${name}: ${stories(count).toLowerCase()} ${count === 1 ? 'is' : 'are'} not shown.`,
  show: (count: number) => (count === 1 ? 'Show it' : 'Show them'),
  showTheirs: 'Show their stories',
  shown: (count: number) => `${stories(count)} otherwise left out for you ${count === 1 ? 'is' : 'are'} shown, too.`,
  leaveOut: (count: number) => (count === 1 ? 'Leave it out' : 'Leave them out'),
} as const;
