import { defineConfig } from '@playwright/test';

/** What happens when parts of a cluster die. It takes minutes and most of a machine, so that script/test does without it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
});
