import { defineConfig } from 'vitest/config';
import { rules } from './script/mutation-rules.ts';
import { alias } from './vite.config.ts';

/** The tests of pure rules alone, for script/mutation. */
export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    // The first two test rules of other files.
    include: [
      'app/arenas/story-weave/**/room-view.test.ts',
      'app/stories/saving/save-machine.*.test.ts',
      ...rules.map((rule) => `${rule}.test.ts`),
    ],
    setupFiles: ['app/platform/testing/restore-time.ts', 'app/platform/testing/few-runs.ts'],
    // A run on a busy machine takes many times as long.
    testTimeout: 120_000,
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
  },
});
