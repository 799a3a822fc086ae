import { defineConfig } from 'vitest/config';
import { alias, threadAddresses } from './vite.config.ts';

export default defineConfig({
  plugins: [threadAddresses()],
  resolve: { alias },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'content/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['app/platform/testing/migrated-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
