import type { BadgeDeclaration } from '~/progress/badges';
import { authorStats } from './author-stats.server';

/** Badges for stories that people have published, alone or with others. */
export const authorBadges: readonly BadgeDeclaration[] = [
  {
    ...{ id: 'storyteller', name: 'Storyteller', steps: [1, 10, 50], order: 2 },
    requirement: (step) => (step === '1' ? 'Publish a story' : `Publish ${step} stories`),
    count: ({ progress }) => progress.storiesPublished,
  },
  {
    ...{ id: 'crowd-pleaser', name: 'Crowd Pleaser', steps: [3, 10, 50], order: 3 },
    requirement: (step) => `Have ${step} readers rate one story 4.0 or better`,
    count: async ({ db, playerId }) => (await authorStats(db, playerId)).mostRatings,
  },
];
