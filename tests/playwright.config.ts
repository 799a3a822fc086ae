import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/sites/make-site-templates.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Most tests wait for a clock, a mail or a process rather than work: four at a time keep two cores busy.
  workers: 4,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // On a machine that others use a time limit may be missed; what fails twice is broken. The report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    // What a failed test did, said and asked for, and how its page looked. Pictures of every step would cost all tests time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Without a graphics card every frame of an animation takes the processor. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
