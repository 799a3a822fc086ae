import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnagramPuzzle,
  type AssociationPuzzle,
  createLexicon,
  type Lexicon,
  type LexiconWord,
  once,
  type PatternPuzzle,
} from './lexicon.ts';

/** A line of words.jsonl: `accepted` holds further synonyms with a space between them, as they are many and rarely asked for. */
interface WordLine extends LexiconWord {
  accepted: string;
}

const LINE_FEED = 10;

/**
 * Opens the lexicon that lies in a folder, as `script/build-lexicon` writes it. Nothing is read until a game asks for it.
 * @param folder usually 'content/lexicon', from the folder the server was started in
 * @throws at the first look-up when a file is missing
 * @see docs/product/word-games.md
 */
export function openLexicon(folder: string): Lexicon {
  const words = once(() => readWords(join(folder, 'words.jsonl')));
  const dictionary = once(() => readFileSync(join(folder, 'dictionary.txt')));
  return createLexicon({
    words: () => words().entries,
    furtherSynonyms: (word) => words().accepted.get(word)?.split(' ') ?? [],
    hasForm: (form) => /^[a-z]+$/.test(form) && holdsLine(dictionary(), Buffer.from(form)),
    associations: once(() => readJsonLines<AssociationPuzzle>(join(folder, 'associations.jsonl'))),
    anagrams: once(() => readJsonLines<AnagramPuzzle>(join(folder, 'anagrams.jsonl'))),
    patterns: once(() => readJsonLines<PatternPuzzle>(join(folder, 'patterns.jsonl'))),
    sentences: once(() => readTexts(join(folder, 'typing'), 'sentences-')),
    passages: once(() => readTexts(join(folder, 'typing'), 'passages-')),
  });
}

function readWords(path: string): { entries: LexiconWord[]; accepted: Map<string, string> } {
  const accepted = new Map<string, string>();
  const entries = readJsonLines<WordLine>(path).map(({ accepted: further, ...entry }) => {
    if (further) accepted.set(entry.word, further);
    return entry;
  });
  return { entries, accepted };
}

function readJsonLines<T>(path: string): T[] {
  return JSON.parse(`[${readLines(path).join(',')}]`);
}

function readTexts(folder: string, start: string): string[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(start));
  return files.sort().flatMap((file) => readLines(join(folder, file)));
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}

/** Whether a text of sorted lines has this line. It stays bytes: as texts in a set, the dictionary would take ten times the memory. */
function holdsLine(lines: Buffer, wanted: Buffer): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf(LINE_FEED, Math.floor((low + high - 1) / 2) - 1) + 1;
    const lineFeed = lines.indexOf(LINE_FEED, start);
    const end = lineFeed < 0 ? lines.length : lineFeed;
    const order = lines.compare(wanted, 0, wanted.length, start, end);
    if (order === 0) return true;
    if (order < 0) low = end + 1;
    else high = start;
  }
  return false;
}
