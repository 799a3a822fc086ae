import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { importersOf } from './app/platform/testing/importers.ts';
import { alias, threadAddresses } from './vite.config.ts';

const TEST = /\.test\.tsx?$/;

/** Tests that work on a test database run once on each kind; which they are follows from what they import. */
const onDatabase = [...importersOf('app/platform/testing/test-database.ts', import.meta.dirname, alias)].filter((file) => TEST.test(file));
const globalSetup = ['app/platform/testing/migrated-database.ts'];

export default defineConfig({
  plugins: [threadAddresses()],
  resolve: { alias },
  test: {
    environment: 'node',
    // One more than there are cores: some wait for mails, jobs and other processes.
    maxWorkers: availableParallelism() + 1,
    // Files share what they import: loading it again for each takes longer than most of their tests.
    isolate: false,
    setupFiles: ['app/platform/testing/restore-time.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,server,content,tests}/**/*.test.{ts,tsx}'],
          exclude: onDatabase,
          pool: 'threads',
        },
      },
      { test: { name: 'embedded', include: onDatabase, globalSetup, env: { TEST_DATABASE_URL: '' } } },
      ...(process.env.TEST_DATABASE_URL ? [{ test: { name: 'postgres', include: onDatabase, globalSetup } }] : []),
    ],
  },
});
