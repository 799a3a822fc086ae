import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium';

/** Files whose tests mostly wait: for sites of their own, which they start and kill, and for games at a person's pace. */
const PATIENT = [
  'operation/*.spec.ts',
  'people/{donation,leaderboard-figures}.spec.ts',
  'story-weave/*.spec.ts',
  'word-games/{daily-set,ten-games,word-boards}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  globalSetup: './support/sites/prepare-run.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // The longest begin first. While most of the workers wait, the others keep two cores busy.
  projects: [
    { name: 'patient', testMatch: PATIENT, workers: 4 },
    { name: 'busy', testMatch: '*.spec.ts', testIgnore: [...PATIENT, 'failover/*'] },
  ],
  workers: 5,
  // For what hangs: nothing that works takes half as long, on a machine a quarter as fast either.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // On a machine that others use a time limit may be missed; what fails twice is broken. The report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 120_000,
    // What a failed test did, said and asked for, and how its page looked. Pictures of every step would cost all tests time;
    // where there is a second try, recording that one is enough.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // They would answer what tests hold back. Tests about them allow them.
    serviceWorkers: 'block',
    // Without a graphics card every frame of an animation takes the processor. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
