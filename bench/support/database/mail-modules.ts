// Modules of the product for the mail benchmark, loaded together so that they share instances.

export { systemClock } from '~/platform/clock/clock';
export { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
export { openServerDatabase } from '~/platform/database/server-database.server';
export { createJobs } from '~/platform/jobs/jobs.server';
export { createLog } from '~/platform/log/log.server';
export { createMetrics } from '~/platform/log/metrics.server';
export { createMailer } from '~/platform/mail/mail.server';
export { smtpTransport } from '~/platform/mail/smtp-transport.server';
export { migrate } from '~/platform/migrations/migrate.server';
export { createSeal } from '~/platform/sealing/seal.server';
export { openMailServer } from '~/platform/testing/servers/mail-server';
