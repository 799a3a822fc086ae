import { data } from 'react-router';
import type { ProfileSection } from '~/accounts/profile/profile-section.server';
import { periodOf } from '../rules/periods';
import { statisticsContext } from '../statistics.server';
import { statisticsData } from './statistics-data.server';

/** The figures that an address asks for; null while nothing of theirs is published. @see docs/product/statistics.md */
export const statisticsSection = {
  tab: 'statistics',
  load: async ({ context, player, query }) => {
    const storyId = query.get('story') ?? undefined;
    const statistics = await context.get(statisticsContext).of({ playerId: player.id, storyId, period: periodOf(query) });
    if (!statistics && storyId !== undefined) throw data(null, { status: 404 });
    return { data: statistics ? statisticsData(statistics) : null };
  },
} satisfies ProfileSection;
