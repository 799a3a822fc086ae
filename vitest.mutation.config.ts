import { defineConfig } from 'vitest/config';
import { alias } from './vite.config.ts';

/** The tests of pure rules alone, for script/mutation. */
export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    include: [
      'app/arenas/story-weave/rules/**/*.test.ts',
      'app/arenas/story-weave/**/room-view.test.ts',
      'app/arenas/word-games/{games,fair-play}/**/*.test.ts',
      'app/arenas/creative-writing/session/prompts/opener-order.test.ts',
      'app/stories/saving/save-machine*.test.ts',
      'app/stories/ratings/{standing,xp/xp-allowance}.test.ts',
      'app/stories/xp-shares.test.ts',
      'app/{stories,arenas/fan-fiction/stories}/policy.test.ts',
      'app/progress/{level,streak}.test.ts',
      'app/progress/ratings/skill.test.ts',
      'app/{duels,days-line}/rules/**/*.test.ts',
    ],
    setupFiles: ['app/platform/testing/restore-time.ts', 'app/platform/testing/few-runs.ts'],
    // A run on a busy machine takes many times as long.
    testTimeout: 120_000,
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
  },
});
