import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './app/platform/testing/patience.ts';
import { RETRIES, secondTries } from './app/platform/testing/second-tries.ts';
import { alias } from './vite.config.ts';

/** Tests of responses: they send requests to one site of the production build, and need no browser. */
export default defineConfig({
  resolve: { alias },
  test: {
    name: 'http',
    include: ['tests/http/*.test.ts'],
    globalSetup: ['tests/support/http/start-site.ts'],
    // One after the other: the site's process, which renders, takes the other core. So a file may also stop the database.
    fileParallelism: false,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    setupFiles: ['app/platform/testing/patient-waits.ts'],
    expect: { poll: { timeout: PATIENCE_MS } },
    retry: RETRIES,
    reporters: ['default', secondTries],
  },
});
