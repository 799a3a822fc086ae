import { writerModelContext } from '~/ai-writers/create-writer-model.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { storyWeavePersonalData } from './personal-data.server';
import { createStoryWeave, storyWeaveContext } from './story-weave.server';

export const storyWeaveFeature = defineFeature({
  name: 'story-weave',
  needs: { progress: progressContext, writerModel: writerModelContext },
  provides: { storyWeave: storyWeaveContext },
  personalData: storyWeavePersonalData,
  create({ database, clock, random, live, bus, limiter, log, progress, writerModel }) {
    const storyWeave = createStoryWeave({ database, clock, random, live, bus, writerModel, progress, limiter, log });
    return {
      services: { storyWeave },
      jobs: { 'old-weave-rooms': { cron: '23 3 * * *', work: storyWeave.removeOldRooms } },
      onPeer: storyWeave.onPeer,
      start: storyWeave.start,
      stop: storyWeave.stop,
    };
  },
});
