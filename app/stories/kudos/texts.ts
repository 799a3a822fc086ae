import { countText } from '~/platform/text/format';
import type { KudosOutcome, StoryKudos } from './kudos';

/** Texts of kudos. */
export const kudosTexts = {
  give: 'Kudos',
  given: 'Kudos left',
  thanks: 'You left kudos.',
  takenBack: 'You took your kudos back.',
  count: ({ people, visitors }: Pick<StoryKudos, 'people' | 'visitors'>) => {
    const readers = people > 0 && countText(people, { one: 'reader', other: 'readers' });
    const guests = visitors > 0 && countText(visitors, { one: 'visitor', other: 'visitors' });
    return [readers, guests].filter(Boolean).join(' and ');
  },
  missing: 'This story is no longer in the library, so it cannot be given kudos.',
  own: 'You cannot leave kudos on a story of your own.',
  failed: 'That did not work. Please try again.',
  outcomes: {
    given: 'Thank you. Your kudos count.',
    taken: 'You took your kudos back.',
    refused: 'Your kudos could not be left.',
    'too-many': 'You have left kudos too often in a short time. Please wait a few minutes and try again.',
  } satisfies Record<KudosOutcome, string>,
  notice: 'Kudos on my stories',
} as const;
