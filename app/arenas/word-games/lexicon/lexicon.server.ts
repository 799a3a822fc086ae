import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnagramPuzzle, AssociationPuzzle, Band, Lexicon, PatternPuzzle, TargetWord } from './lexicon';
import { once } from './once';
import { isDerived } from './word-forms';

/** A line of words.jsonl: the longer lists are texts with spaces, which take less room and are split when they are needed. */
interface WordLine extends Omit<TargetWord, 'close' | 'nearMisses'> {
  close: string;
  nearMisses: string;
}

const LINE_FEED = 10;

/**
 * Opens the lexicon in a folder written by `script/build-lexicon`. Nothing is read until a game needs it.
 * @param folder usually 'content/lexicon', relative to the server's working directory
 * @throws at the first look-up when a file is missing
 * @see docs/product/word-games.md
 */
export function openLexicon(folder: string): Lexicon {
  const words = once(() => readJsonLines<WordLine>(join(folder, 'words.jsonl')).map(targetWord));
  const byWord = once(() => new Map(words().map((entry) => [entry.word, entry])));
  const byBand = once(() => Map.groupBy(words(), ({ band }) => band));
  const dictionary = once(() => readFileSync(join(folder, 'dictionary.txt')));
  const otherForms = once(() => readFileSync(join(folder, 'other-forms.txt')));
  const isWord = (text: string) => holdsForm(dictionary(), text);
  const isListed = (text: string) => isWord(text) || holdsForm(otherForms(), text);
  const anagrams = once(() => readJsonLines<AnagramPuzzle>(join(folder, 'anagrams.jsonl')));
  const associations = once(() => readJsonLines<AssociationPuzzle>(join(folder, 'associations.jsonl')));
  const patterns = once(() => readJsonLines<PatternPuzzle>(join(folder, 'patterns.jsonl')));
  const sentences = once(() => readTexts(join(folder, 'typing'), 'sentences-'));
  const passages = once(() => readTexts(join(folder, 'typing'), 'passages-'));
  return {
    get words() {
      return words();
    },
    wordsOfBand: (band: Band) => byBand().get(band) ?? [],
    entry: (word) => byWord().get(word),
    isWord,
    isKnown: (text) => isListed(text) || isDerived(text.trim().toLowerCase(), isListed),
    get anagrams() {
      return anagrams();
    },
    get associations() {
      return associations();
    },
    get patterns() {
      return patterns();
    },
    get sentences() {
      return sentences();
    },
    get passages() {
      return passages();
    },
  };
}

function targetWord({ close, nearMisses, ...entry }: WordLine): TargetWord {
  return {
    ...entry,
    get close() {
      return wordsOf(close);
    },
    get nearMisses() {
      return wordsOf(nearMisses);
    },
  };
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
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

/** Whether a sorted list has a form, in any case. */
function holdsForm(list: Buffer, text: string): boolean {
  const form = text.trim().toLowerCase();
  return /^[a-z]+$/.test(form) && holdsLine(list, form);
}

/**
 * Whether sorted text contains this line of ASCII letters. It stays bytes: as strings in a set, the dictionary would take ten
 * times the memory. They are compared one by one: what Buffer does with so few takes many times as long to call.
 */
function holdsLine(lines: Buffer, wanted: string): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    let start = Math.floor((low + high - 1) / 2);
    while (start > low && lines[start - 1] !== LINE_FEED) start -= 1;
    let at = 0;
    while (at < wanted.length && lines[start + at] === wanted.charCodeAt(at)) at += 1;
    // Where the line is over, a line feed, which comes before all letters.
    const next = lines[start + at] ?? LINE_FEED;
    if (at === wanted.length && next === LINE_FEED) return true;
    if (at === wanted.length || next > wanted.charCodeAt(at)) high = start;
    else low = endOfLine(lines, start + at) + 1;
  }
  return false;
}

function endOfLine(lines: Buffer, from: number): number {
  let end = from;
  while (end < lines.length && lines[end] !== LINE_FEED) end += 1;
  return end;
}
