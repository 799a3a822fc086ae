// Prints what the lexicon costs: ms to load each part, MB of memory, and µs to look up a word.
//   npm run bench:lexicon
import { openLexicon } from '../../app/arenas/word-games/lexicon/lexicon.server.ts';

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

const before = megabytes();
const start = performance.now();
const lexicon = openLexicon('content/lexicon');
lexicon.isWord('arena');
lexicon.entry('arena');
const parts = [lexicon.anagrams, lexicon.associations, lexicon.patterns, lexicon.sentences, lexicon.passages];
const loaded = performance.now();
const kept = megabytes() - before;

const checkStart = performance.now();
for (const { word } of lexicon.words) lexicon.isWord(word);
const perCheck = ((performance.now() - checkStart) * 1000) / lexicon.words.length;

console.table({
  'load ms': Math.round(loaded - start),
  'memory MB': Number(kept.toFixed(1)),
  'look-up µs': Number(perCheck.toFixed(1)),
  words: lexicon.words.length,
  'puzzles and texts': parts.reduce((sum, part) => sum + part.length, 0),
});
