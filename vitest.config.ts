import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { importersOf } from './app/platform/testing/importers.ts';
import { PATIENCE_MS } from './app/platform/testing/patience.ts';
import { RETRIES, secondTries } from './app/platform/testing/second-tries.ts';
import { alias, threadAddresses } from './vite.config.ts';

const TEST = /\.test\.tsx?$/;

/** Tests that work on a test database; which they are follows from what they import. */
const onDatabase = [...importersOf('app/platform/testing/database/test-database.ts', import.meta.dirname, alias)].filter((file) =>
  TEST.test(file),
);

/**
 * Which of them run on the embedded database too, where there is a server: those whose result may differ. What else could
 * differ, a query past an open transaction, the tests on a server notice; and browser tests and people of script/chaos go
 * through the features on the embedded database.
 */
const ON_BOTH = [
  // Drivers, types, locks, migrations, jobs, backup; starting and operating a site, and all of its tables.
  'app/platform/**',
  'server/**',
  'app/admin/running/*',
  // Full-text search, and names in their order.
  'app/stories/search/**',
  'app/stories/listing/**',
  // Prepared changes.
  'app/arenas/word-games/referee/whole-runs.*',
  // Features that nobody else goes through there.
  ...['books', 'challenge', 'circles', 'collections', 'statistics', 'syndication'].map((feature) => `app/${feature}/*.server.test.ts`),
];
const onServer = Boolean(process.env.TEST_DATABASE_URL);
/** Of those: what does the same on both. */
const SERVER_ALONE = [
  'app/platform/mail/*',
  'app/stories/listing/filters/**',
  'server/demo/*',
  ...['blocked-people', 'coming-back', 'gated-stories', 'limits', 'personal-data', 'stopped-people'].map((subject) => `server/${subject}*`),
  ...['backup/finish-restore', 'hide', 'lexicon-disputes'].map((command) => `server/admin/${command}*`),
];
for (const pattern of [...ON_BOTH, ...SERVER_ALONE]) {
  if (!onDatabase.some((file) => matchesGlob(file, pattern))) throw new Error(`No test on a database is at ${pattern}.`);
}
const isOneOf = (file: string, patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(file, pattern));
const embedded = onServer ? onDatabase.filter((file) => isOneOf(file, ON_BOTH) && !isOneOf(file, SERVER_ALONE)) : onDatabase;
const globalSetup = ['app/platform/testing/database/migrated-database.ts'];

export default defineConfig({
  plugins: [threadAddresses()],
  resolve: { alias },
  test: {
    environment: 'node',
    // Threads would share V8's record of WebAssembly code, which rarely fails a check and ends the run (nodejs/node#64500).
    pool: 'forks',
    // Two more than there are cores: some wait for mails, jobs and other processes.
    maxWorkers: availableParallelism() + 2,
    // Files share what they import: loading it again for each takes longer than most of their tests.
    isolate: false,
    setupFiles: ['app/platform/testing/restore-time.ts', 'app/platform/testing/patient-waits.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    retry: RETRIES,
    reporters: ['default', secondTries],
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,server,content,tests}/**/*.test.{ts,tsx}'],
          // Those of tests/http need a started site: vitest.http.config.ts.
          exclude: [...onDatabase, 'tests/http/**'],
        },
      },
      { test: { name: 'embedded', include: embedded, globalSetup, env: { TEST_DATABASE_URL: '', TESTED_ON_SERVER: onServer ? '1' : '' } } },
      ...(onServer ? [{ test: { name: 'postgres', include: onDatabase, globalSetup } }] : []),
    ],
  },
});
