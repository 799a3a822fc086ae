import { writerModelContext } from '~/ai-writers/create-writer-model.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { progressContext } from '~/progress/progress.server';
import { createWritingService, writingContext } from './creative-writing.server';

/** Writing sessions; deleted with their story or their writer. */
const personalData: PersonalData = {
  tables: [
    personalTable('writing_session', {
      person: 'player_id',
      file: 'writing-sessions',
      columns: ['story_id', 'default_title', 'started_at', 'ends_at', 'settled_at'],
      key: 'story_id',
    }),
  ],
};

export const creativeWritingFeature = defineFeature({
  name: 'creative-writing',
  needs: { progress: progressContext, writerModel: writerModelContext },
  provides: { writing: writingContext },
  personalData,
  create({ db, clock, limiter, log, progress, writerModel }) {
    const writing = createWritingService({ db, clock, writerModel, progress, limiter, log });
    return {
      services: { writing },
      jobs: { 'writing-sessions-due': { cron: '* * * * *', work: writing.settleDueSessions } },
    };
  },
});
