import { DAY_MS } from '~/platform/clock/durations';
import { clockContext } from '~/platform/requests/request-context.server';
import type { AskedToday, TodayPart } from '~/site/today';
import { storyAddress } from '../sharing/story-address';
import { storiesContext } from '../stories.server';
import { firstReadersContext } from './first-readers.server';
import type { StoryToRead } from './offer.server';
import { firstReaderTexts } from './texts';

/** Among how many of the best stories the one of the day is. */
const GOOD_STORIES = 12;

/** One of the best by others that a player has not rated, another one each day. */
async function goodStory({ context, playerId }: AskedToday): Promise<StoryToRead | undefined> {
  const { cards } = await context.get(storiesContext).listStories({ sort: 'rating', viewerId: playerId, limit: GOOD_STORIES });
  const others = cards.filter(({ own, ownRating }) => !own && ownRating === undefined);
  return others[Math.floor(context.get(clockContext).now().getTime() / DAY_MS) % others.length];
}

/** A story that waits for readers, otherwise a good one. It counts as offered, so it is read only where it is shown. */
export const todaysStory: TodayPart = {
  order: 4,
  proposes: true,
  async read(asked) {
    const story = (await asked.context.get(firstReadersContext).oneToRead({ id: asked.playerId })) ?? (await goodStory(asked));
    if (!story) return {};
    const { id, arena, title, author, cover } = story;
    return { card: { kind: 'story', card: { heading: firstReaderTexts.oneToRead, title, author, cover, to: storyAddress(arena, id) } } };
  },
};
