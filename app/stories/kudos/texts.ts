import { countText } from '~/platform/text/format';
import { listText } from '~/platform/text/format-numbers';
import type { StoryKudos } from './kudos';

/** Texts of kudos on pages. */
export const kudosTexts = {
  give: 'Kudos',
  given: 'Kudos left',
  thanks: 'You left kudos.',
  takenBack: 'You took your kudos back.',
  count: ({ people, visitors }: Pick<StoryKudos, 'people' | 'visitors'>) => {
    const readers = people > 0 && countText(people, { one: 'reader', other: 'readers' });
    const guests = visitors > 0 && countText(visitors, { one: 'visitor', other: 'visitors' });
    return listText([readers, guests].filter((some) => some !== false));
  },
} as const;
