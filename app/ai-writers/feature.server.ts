import { defineFeature } from '~/platform/feature/define-feature.server';
import { createWriters, readStoryMemory, readStoryMemoryContext, writerModelContext } from './create-writers.server';
import { createWriterModelSeconds } from './language-model/with-fallback.server';
import { createWriterRecord, writerRecordContext } from './record/writer-record.server';
import { writerSamplesContext } from './trial/writer-samples.server';

export const aiWritersFeature = defineFeature({
  name: 'ai-writers',
  provides: {
    writerModel: writerModelContext,
    readStoryMemory: readStoryMemoryContext,
    samples: writerSamplesContext,
    record: writerRecordContext,
  },
  create({ config: { writerModel: settings }, db, clock, random, log, metrics, tracing }) {
    const seconds = createWriterModelSeconds(metrics.registry);
    const record = createWriterRecord({ db, clock, log, model: settings?.model ?? '' });
    const writers = createWriters({ settings, clock, random, log, seconds, tracing, note: record.note });
    return {
      services: { ...writers, readStoryMemory, record },
      jobs: { 'writer-answers-to-forget': { cron: '41 3 * * *', work: record.forget } },
    };
  },
});
