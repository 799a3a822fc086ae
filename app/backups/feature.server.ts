import { defineFeature } from '~/platform/feature/define-feature.server';
import { createBackups } from './backups.server';

/** How long a large database may take, in seconds. */
const LIMIT_SECONDS = 6 * 60 * 60;

export const backupsFeature = defineFeature({
  name: 'backups',
  provides: {},
  create({ config, database, clock, secret, log }) {
    if (!config.backups) return { services: {} };
    const { backups: settings, dataDir } = config;
    const backups = createBackups({ database, clock, settings, dataDir, secret: config.secret ? undefined : secret, log });
    return {
      services: {},
      jobs: { backup: { cron: '*/10 * * * *', limitSeconds: LIMIT_SECONDS, work: backups.makeDue } },
      figures: backups.figures,
      start: backups.endAbandoned,
      stop: backups.stop,
    };
  },
});
