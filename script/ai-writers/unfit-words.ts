// Writes content/ai-writers/unfit-words.txt: crude and sexual words and slurs that no AI writer may use.
//   node script/ai-writers/unfit-words.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cuss } from 'cuss';
import { isListOfTexts, loadPackage } from '../lexicon/sources/packages.ts';
import { readWordNet } from '../lexicon/sources/wordnet.ts';
import { CRUDE_STEMS } from '../lexicon/unwelcome.ts';
import { STORY_WORDS, UNFIT_BESIDES } from './story-words.ts';

/** WordNet's labels for meanings that insult or are obscene. */
const MARKED = /slur|offensive|obscene|vulgar|derogatory|disparag|insulting|contemptuous|terms? of abuse/;
const OUTPUT = new URL('../../content/ai-writers/unfit-words.txt', import.meta.url);

const wordNet = readWordNet();
const sure = new Set(Object.keys(cuss).filter((word) => cuss[word] === 2));
const likely = new Set(Object.keys(cuss).filter((word) => (cuss[word] ?? 0) > 0));
const naughty = new Set(loadPackage('naughty-words/en.json', isListOfTexts).map((word) => word.toLowerCase()));
const { array } = loadPackage('badwords-list', (value): value is { array: string[] } =>
  isListOfTexts((value as { array?: unknown } | undefined)?.array),
);
const bad = new Set(array.map((word) => word.toLowerCase()));

const listed = [...likely, ...naughty, ...bad].filter((word) => /^[a-z][a-z' -]{2,}$/.test(word) && isUnfit(word));
const unfit = [...new Set([...listed, ...UNFIT_BESIDES].flatMap(withForms))].filter((word) => !STORY_WORDS.has(word)).sort();
mkdirSync(fileURLToPath(new URL('.', OUTPUT)), { recursive: true });
writeFileSync(OUTPUT, `${unfit.join('\n')}\n`);
console.log(`${unfit.length} words and phrases`);

/** One package alone calls too much crude: a word of its own right must be listed twice, or be marked by WordNet. */
function isUnfit(word: string): boolean {
  if (STORY_WORDS.has(word)) return false;
  if (CRUDE_STEMS.test(word)) return true;
  const lists = [likely, naughty, bad].filter((list) => list.has(word)).length;
  if (lists > 1) return true;
  const [main] = wordNet.senses(word);
  return main ? MARKED.test(main.synset.definition) : sure.has(word) || naughty.has(word) || bad.has(word);
}

/** A word with its plural, and with all its endings where it is crude whatever its ending. */
function withForms(word: string): string[] {
  if (word.includes(' ') || word.endsWith('s')) return [word];
  return CRUDE_STEMS.test(word) ? ['', 's', 'ed', 'ing', 'er', 'ers'].map((ending) => word + ending) : [word, `${word}s`];
}
