import { defineFeature } from '~/platform/feature/define-feature.server';
import { createStatistics, statisticsContext } from './statistics.server';

export const statisticsFeature = defineFeature({
  name: 'statistics',
  provides: { statistics: statisticsContext },
  create: ({ db, clock }) => ({ services: { statistics: createStatistics({ db, clock }) } }),
});
