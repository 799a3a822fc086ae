// Modules of the product for the benchmark of reads, loaded together so that they share instances.

export { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
export { openServerDatabase } from '~/platform/database/server-database.server';
export { migrate } from '~/platform/migrations/migrate.server';
export { storeReads } from '~/stories/reading/counting/store-reads.server';
