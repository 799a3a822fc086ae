import { writerModelContext } from '~/ai-writers/create-writer-model.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { storyWeavePersonalData } from './personal-data.server';
import { roomFigures } from './server/room-figures.server';
import { createStoryWeave, storyWeaveContext } from './story-weave.server';

export const storyWeaveFeature = defineFeature({
  name: 'story-weave',
  needs: { progress: progressContext, writerModel: writerModelContext },
  provides: { storyWeave: storyWeaveContext },
  personalData: storyWeavePersonalData,
  create({ database, clock, random, live, bus, limiter, log, metrics, progress, writerModel }) {
    const onTurn = () => metrics.deeds.inc({ deed: 'turn' });
    const storyWeave = createStoryWeave({ database, clock, random, live, bus, writerModel, progress, limiter, log, onTurn });
    return {
      services: { storyWeave },
      jobs: { 'old-weave-rooms': { cron: '23 3 * * *', work: storyWeave.removeOldRooms } },
      figures: roomFigures({ db: database.db, clock }),
      onPeer: storyWeave.onPeer,
      start: storyWeave.start,
      stop: storyWeave.stop,
    };
  },
});
