/**
 * Breaks the rules of the product on purpose, one small piece at a time, and counts which breaks no test notices.
 * Outside script/test: it takes most of an hour on two cores.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [
    'app/arenas/story-weave/rules/*.ts',
    'app/arenas/word-games/games/*.ts',
    'app/arenas/word-games/daily/streak.ts',
    'app/arenas/creative-writing/saving/save-machine.ts',
    'app/stories/xp-shares.ts',
    'app/progress/level.ts',
    '!**/*.test.ts',
  ],
  // Sentences that people read are held by the browser tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.mutation/report.html' },
  tempDirName: '.mutation/sandbox',
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  ignorePatterns: ['build', 'build.next', 'data', 'bench/results', 'test-results', '.runtime', 'docs'],
  // TypeScript 7 has no interface for the rewriting of this file, which vitest does not read.
  tsconfigFile: 'none',
  concurrency: 2,
};
