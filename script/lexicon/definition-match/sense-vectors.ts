import { tellingWords } from './descriptions.ts';

/** How many numbers a vector has. */
const DIMENSIONS = 128;
/** A word of fewer texts says nothing of the company it keeps. */
const FEWEST_TEXTS = 4;
/** A word of so large a share of all texts says nothing either. */
const COMMONEST = 0.02;
/** Longer texts are lists, of which the first words say enough. */
const LONGEST_TEXT = 40;
const ROUNDS = 3;

/** Compares texts by what their words mean, though they may have none in common. */
export interface SenseVectors {
  /** @returns a vector of length 1 for words; of length 0 where none of them is known. */
  of(words: Iterable<string>): Float64Array;
}

/** How alike two vectors are, from −1 to 1. */
export function cosine(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/**
 * Learns what words mean from the company they keep in the texts of dictionaries: how much oftener two words share a text than
 * chance would have it, brought down to few dimensions (latent semantic analysis; Deerwester and others, 1990).
 * @param isWord keeps out what only looks like the stem of a word.
 */
export function createSenseVectors(texts: Iterable<string>, isWord: (word: string) => boolean): SenseVectors {
  const documents = [...texts].map((text) => [...tellingWords(text)].filter(isWord).slice(0, LONGEST_TEXT));
  const counts = new Map<string, number>();
  for (const words of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= FEWEST_TEXTS && count <= COMMONEST * documents.length);
  const ids = new Map(known.map(([word], index) => [word, index]));
  const weights = known.map(([, count]) => Math.log(documents.length / count));
  const columns = reduce(together(documents, ids));
  return {
    of(words) {
      const found = [...words].flatMap((word) => ids.get(word) ?? []);
      const vector = Float64Array.from(columns, (column) => found.reduce((sum, id) => sum + (weights[id] ?? 0) * (column[id] ?? 0), 0));
      const length = Math.sqrt(cosine(vector, vector)) || 1;
      return vector.map((value) => value / length);
    },
  };
}

/** Numbers of a large table most of which are 0: for each row the columns that have one, and what it is. */
type Row = readonly [columns: Int32Array, values: Float64Array];

/** For each word the others of its texts, with how much oftener they meet than by chance, in logarithms. */
function together(documents: readonly string[][], ids: ReadonlyMap<string, number>): Row[] {
  const met = [...ids].map(() => new Map<number, number>());
  for (const words of documents) {
    const present = words.flatMap((word) => ids.get(word) ?? []);
    const share = 1 / Math.max(1, Math.sqrt(present.length));
    for (const one of present) {
      const others = met[one];
      for (const other of present) others?.set(other, (others.get(other) ?? 0) + share);
    }
  }
  const totals = met.map((others) => [...others.values()].reduce((sum, count) => sum + count, 0));
  const all = totals.reduce((sum, total) => sum + total, 0);
  return met.map((others, one): Row => {
    const telling = [...others].flatMap(([other, count]): [number, number][] => {
      const expected = ((totals[one] ?? 0) * (totals[other] ?? 0)) / all;
      return count > expected ? [[other, Math.log(count / expected) * Math.min(1, count)]] : [];
    });
    return [Int32Array.from(telling, ([other]) => other), Float64Array.from(telling, ([, value]) => value)];
  });
}

/** The table in few columns, by subspace iteration from a fixed start. */
function reduce(table: readonly Row[]): Float64Array[] {
  let columns: Float64Array[] = Array.from({ length: DIMENSIONS }, (_, column) =>
    Float64Array.from(table, (_, row) => noise(row * DIMENSIONS + column)),
  );
  for (let round = 0; round < ROUNDS; round += 1) columns = orthonormal(columns.map((column) => times(table, column)));
  return columns.map((column) => times(table, column));
}

/** A fixed number from −1 to 1 (the last steps of MurmurHash3). */
function noise(index: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x80000000 - 1;
}

function times(table: readonly Row[], column: Float64Array): Float64Array {
  return Float64Array.from(table, ([places, values]) => {
    let sum = 0;
    for (let index = 0; index < places.length; index += 1) sum += (values[index] ?? 0) * (column[places[index] ?? 0] ?? 0);
    return sum;
  });
}

/** The columns made orthogonal, of length 1 (Gram and Schmidt). */
function orthonormal(columns: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const column of columns) {
    const rest = Float64Array.from(column);
    for (const before of done) {
      const shared = cosine(rest, before);
      for (let index = 0; index < rest.length; index += 1) rest[index] = (rest[index] ?? 0) - shared * (before[index] ?? 0);
    }
    const length = Math.sqrt(cosine(rest, rest)) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}
