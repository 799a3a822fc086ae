import { rules } from './script/mutation-rules.ts';

/**
 * Breaks the rules of the product on purpose, one small piece at a time, and counts which breaks no test notices.
 * Outside script/test: it takes about ten minutes on two cores with nothing else to do.
 */
export default {
  testRunner: 'vitest',
  // The tests of a mutant follow from the coverage; finding the related ones again for each takes longer than running them.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [...rules.map((rule) => `${rule}.ts`), '!**/*.test.ts'],
  // Sentences that people read are held by the browser tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A loop without an end is found by its count of rounds; this much, in ms, is for a busy machine.
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: '.mutation/report.html' },
  jsonReporter: { fileName: '.mutation/report.json' },
  tempDirName: '.mutation/sandbox',
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  ignorePatterns: ['build', 'build.next', 'data', 'bench/results', 'test-results', '.runtime', 'docs'],
  // TypeScript 7 has no interface for the rewriting of this file, which vitest does not read.
  tsconfigFile: 'none',
  concurrency: 2,
};
