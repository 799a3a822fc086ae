import { defineFeature } from '~/platform/feature/define-feature.server';
import { createWriterModel, writerModelContext } from './create-writer-model.server';
import { createWriterModelSeconds } from './language-model/with-fallback.server';

export const aiWritersFeature = defineFeature({
  name: 'ai-writers',
  provides: { writerModel: writerModelContext },
  create({ config, clock, random, log, metrics, tracing }) {
    const seconds = createWriterModelSeconds(metrics.registry);
    return { services: { writerModel: createWriterModel({ settings: config.writerModel, clock, random, log, seconds, tracing }) } };
  },
});
