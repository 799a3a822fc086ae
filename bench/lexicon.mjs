// Measures what the lexicon costs: milliseconds to load every part, megabytes kept, and microseconds for a look-up.
// Run it with: node --expose-gc bench/lexicon.mjs
import { openLexicon } from '../app/word-games/lexicon.server.ts';

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
lexicon.anagramsOf('arena');
lexicon.associations();
lexicon.patterns();
lexicon.sentences();
lexicon.passages();
const loaded = performance.now();
const kept = megabytes() - before;

const words = lexicon.words();
const checkStart = performance.now();
for (const { word } of words) lexicon.isWord(word);
const perCheck = ((performance.now() - checkStart) * 1000) / words.length;

console.log(`load ${(loaded - start).toFixed(0)} ms, memory ${kept.toFixed(1)} MB, isWord ${perCheck.toFixed(1)} µs`);
