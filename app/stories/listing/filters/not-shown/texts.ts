import type { BlockKind } from '~/blocks/blocks';
import { countText, numberText, pluralText } from '~/platform/text/format';
import { MOST_NOT_SHOWN } from './not-shown';

const stories = (count: number) =>
  count > MOST_NOT_SHOWN ? `Over ${numberText(MOST_NOT_SHOWN)} stories` : countText(count, { one: 'story', other: 'stories' });

const ARE = { one: 'is', other: 'are' } as const;

/** Said of a player whom the reader mutes or blocks, where that alone leaves the stories out. */
const against = { mute: 'You muted', block: 'You blocked' } as const satisfies Record<BlockKind, string>;

/** Texts of what a list leaves out for its reader. The first does not say who blocked. */
export const notShownTexts = {
  leftOut: (count: number) =>
    `${stories(count)} ${pluralText(count, {
      one: 'is not shown: you hid it or one of its tags, or its author is muted or blocked.',
      other: 'are not shown: you hid them or their tags, or their authors are muted or blocked.',
    })}`,
  leftOutBy: ({ name, kind }: { name: string; kind: BlockKind }, count: number) =>
    `${against[kind]} ${name}: ${stories(count).toLowerCase()} ${pluralText(count, ARE)} not shown.`,
  show: (count: number) => pluralText(count, { one: 'Show it', other: 'Show them' }),
  showTheirs: 'Show their stories',
  shown: (count: number) => `${stories(count)} otherwise left out for you ${pluralText(count, ARE)} shown, too.`,
  leaveOut: (count: number) => pluralText(count, { one: 'Leave it out', other: 'Leave them out' }),
} as const;
