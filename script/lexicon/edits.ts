import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './sources/wordnet.ts';

/** What an editor has written about a word; it replaces what the packages say. */
export interface EditedEntry {
  word: string;
  part: PartOfSpeech;
  /** The meaning that Synonym Finder asks about. */
  sense: string;
  definition: string;
  hint: string;
  /** Exact synonyms in that meaning, the commonest first. */
  synonyms: string[];
  /** Near ones. */
  close: string[];
  /** Wrong answers to the definition, the most tempting first; none where Definition Match does not ask for the word. */
  wrong: string[];
}

/** An answer that counts for three words, or does not, whatever the packages say. */
export interface EditedAssociation {
  /** The three words in alphabetical order, with spaces between them. */
  words: string;
  answer: string;
  counts: boolean;
}

/** The part of the lexicon that is edited by hand. */
export interface Edits {
  entries: ReadonlyMap<string, EditedEntry>;
  /** Words that no game asks for. */
  dropped: ReadonlySet<string>;
  /** Forms that the packages lack. */
  newForms: readonly string[];
  /** Forms of the packages that are not words. */
  noForms: ReadonlySet<string>;
  associations: readonly EditedAssociation[];
}

/** The lines below an entry's first. */
const FIELDS: ReadonlySet<string> = new Set(['definition', 'hint', 'same', 'close', 'wrong']);

const folder = fileURLToPath(new URL('../../content/lexicon/edits/', import.meta.url));

/** Reads content/lexicon/edits/. @throws Error with file and word when something there cannot be read. */
export function readEdits(): Edits {
  const entries = new Map<string, EditedEntry>();
  const dropped = new Set<string>();
  for (const file of readdirSync(`${folder}entries`).sort()) {
    for (const block of blocksOf(`entries/${file}`)) {
      const [, word] = /^drop ([a-z]+)$/.exec(block) ?? [];
      const entry = word === undefined ? parseEntry(block, file) : undefined;
      const name = word ?? entry?.word ?? '';
      if (entries.has(name) || dropped.has(name)) throw new Error(`${file}: '${name}' stands there twice.`);
      if (entry) entries.set(name, entry);
      else dropped.add(name);
    }
  }
  const newForms = linesOf('new-words.txt').flatMap(wordsOf);
  const noForms = new Set(linesOf('no-words.txt').flatMap(wordsOf));
  return { entries, dropped, newForms, noForms, associations: linesOf('associations.txt').map(parseAssociation) };
}

function blocksOf(file: string): string[] {
  return readFileSync(`${folder}${file}`, 'utf8')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('#'));
}

/** Reads 'happy, adjective: feeling pleasure' and the lines below it. */
function parseEntry(block: string, file: string): EditedEntry {
  const [title = '', ...lines] = block.split('\n');
  const [, word, partText, sense] = /^([a-z]+), ([a-z]+): (.+)$/.exec(title) ?? [];
  const part = PARTS_OF_SPEECH.find((each) => each === partText);
  if (!word || !part || !sense) throw new Error(`${file}: '${title}' does not read 'word, part: sense'.`);
  const fields = new Map(lines.map((line) => pairOf(line)));
  const unknown = [...fields.keys()].filter((key) => !FIELDS.has(key));
  const definition = fields.get('definition');
  const hint = fields.get('hint');
  if (unknown.length > 0 || !definition || !hint) throw new Error(`${file}: '${word}' needs a definition and a hint, and no '${unknown}'.`);
  const listOf = (field: string) => wordsOf(fields.get(field));
  return { word, part, sense, definition, hint, synonyms: listOf('same'), close: listOf('close'), wrong: listOf('wrong') };
}

function pairOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, Math.max(colon, 0)), line.slice(colon + 2).trim()];
}

function wordsOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean);
}

/** Reads 'foot room snow: also bowl', or 'not bowl'. */
function parseAssociation(line: string): EditedAssociation {
  const [, words, verb, answer] = /^([a-z]+ [a-z]+ [a-z]+): (also|not) ([a-z]+)$/.exec(line) ?? [];
  if (!words || !answer) throw new Error(`associations.txt: '${line}' does not read 'word word word: also answer', or 'not answer'.`);
  return { words: words.split(' ').sort().join(' '), answer, counts: verb === 'also' };
}

function linesOf(file: string): string[] {
  return readFileSync(`${folder}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
