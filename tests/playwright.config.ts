import { defineConfig } from '@playwright/test';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Many tests wait for a clock rather than work: three at a time keep two cores busy.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // On a busy machine a time limit may be missed; what fails twice is broken. The report names what needed a second try.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    locale: 'en-US',
  },
});
