import { cutAt } from '../../../../platform/text/printable.ts';

/** The text that a comment is about: how a paragraph begins, and what stands around it. */
export interface Passage {
  quote: string;
  before: string;
  after: string;
}

/** How much of a paragraph is kept, in characters: enough to tell it from others. */
export const MAX_QUOTE = 300;
/** How much of the text around it is kept, in characters. */
const AROUND = 120;
/** By how much of a neighbour's end or beginning it is known again, in characters. */
const EDGE = 40;
/** From which likeness on a paragraph is the one that was commented on, from 0 to 1; a neighbour that stands where it stood adds to it. */
const SAME = 0.6;
const NEIGHBOUR = 0.15;
/** Words in more paragraphs than this say little about one of them. */
const RARE = 8;
/** How many paragraphs with the same rare words are compared. */
const COMPARED = 5;
/** How many paragraphs with the same beginning are compared. */
const COMPARED_SAME = 20;
/** By how much of their beginnings paragraphs are compared, in characters. */
const LIKENESS = 160;

const HALF_CHARACTER_AT_START = /^[\uDC00-\uDFFF]/;

/** How a paragraph begins, as it is quoted and compared. */
export function quoteOf(text: string): string {
  return cutAt(text, MAX_QUOTE);
}

/**
 * What is kept of a paragraph, to find it again in a text that was changed.
 * @param texts the paragraphs of a chapter without markup, in order; '' for a scene break.
 * @returns undefined where no paragraph stands.
 */
export function passageAt(texts: readonly string[], at: number): Passage | undefined {
  const text = texts[at];
  if (!text) return undefined;
  let before = '';
  for (let index = at - 1; index >= 0 && before.length < AROUND; index -= 1) before = joined(texts[index], before);
  let after = '';
  for (let index = at + 1; index < texts.length && after.length < AROUND; index += 1) after = joined(after, texts[index]);
  return {
    quote: quoteOf(text),
    before: before.slice(-AROUND).replace(HALF_CHARACTER_AT_START, ''),
    after: cutAt(after, AROUND),
  };
}

function joined(one = '', other = ''): string {
  return one && other ? `${one}\n${other}` : one + other;
}

/**
 * Finds passages again in a text that may have been changed: the paragraph that begins with the same words; of several,
 * the one with the same surroundings; where there is none, the one most like it.
 * @returns the place of each; undefined where the passage is gone or has become another one.
 * @see docs/decisions/0149-comments-at-paragraphs.md
 */
export function findPassages(texts: readonly string[], passages: readonly Passage[]): (number | undefined)[] {
  const kept = texts.map((_, at) => passageAt(texts, at));
  const quotes = placesBy(kept.map((passage) => passage?.quote ?? ''));
  const unchanged = placesBy(kept.map((passage) => (passage ? keyOf(passage) : '')));
  const found = new Map<string, number | undefined>();
  let likeness: ((passage: Passage) => number | undefined) | undefined;
  const find = (passage: Passage, key: string) => {
    const same = unchanged.get(key) ?? quotes.get(passage.quote);
    if (same) return same.length === 1 ? same[0] : nearestIn(kept, passage, same);
    likeness ??= createLikeness(kept);
    return likeness(passage);
  };
  return passages.map((passage) => {
    const key = keyOf(passage);
    if (!found.has(key)) found.set(key, find(passage, key));
    return found.get(key);
  });
}

/** A passage with its surroundings; control characters stand in no text. */
function keyOf({ quote, before, after }: Passage): string {
  return [quote, before, after].join('\u0000');
}

/** Where each of some texts stands; empty ones stand nowhere. */
function placesBy(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const there = places.get(text);
    if (there) there.push(at);
    else places.set(text, [at]);
  }
  return places;
}

/** Of paragraphs with the same words, the one whose surroundings agree the longest; the first of equals. */
function nearestIn(kept: readonly (Passage | undefined)[], passage: Passage, places: readonly number[]): number | undefined {
  let nearest: { at: number; agreement: number } | undefined;
  for (const at of places.slice(0, COMPARED_SAME)) {
    const there = kept[at];
    if (!there) continue;
    const agreement = sharedEnd(there.before, passage.before) + sharedStart(there.after, passage.after);
    if (!nearest || agreement > nearest.agreement) nearest = { at, agreement };
  }
  return nearest?.at;
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  return shared;
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
}

/**
 * Prepares to find passages whose words were changed. Only paragraphs beside an old neighbour, and those with the same rare
 * words, are compared, so a passage costs the same in a long chapter.
 */
function createLikeness(kept: readonly (Passage | undefined)[]): (passage: Passage) => number | undefined {
  const before = placesBy(kept.map((passage) => (passage ? edgeBefore(passage) : '')));
  const after = placesBy(kept.map((passage) => (passage ? edgeAfter(passage) : '')));
  const words = new Map<string, number[]>();
  for (const [at, passage] of kept.entries()) {
    for (const word of passage ? wordsOf(passage.quote) : []) {
      const places = words.get(word);
      if (!places) words.set(word, [at]);
      else if (places.length <= RARE) places.push(at);
    }
  }
  const grams: Set<number>[] = [];
  return (passage) => {
    const own = gramsOf(passage.quote);
    const beside = [before.get(edgeBefore(passage)), after.get(edgeAfter(passage))].flatMap((places) => places?.slice(0, COMPARED) ?? []);
    let best: { at: number; score: number } | undefined;
    for (const at of new Set([...beside, ...withRareWords(words, passage.quote)])) {
      const there = kept[at];
      if (!there) continue;
      grams[at] ??= gramsOf(there.quote);
      const neighbours = Number(edgeBefore(there) === edgeBefore(passage)) + Number(edgeAfter(there) === edgeAfter(passage));
      const score = likenessOf(own, grams[at]) + NEIGHBOUR * neighbours;
      if (score >= SAME && (!best || score > best.score)) best = { at, score };
    }
    return best?.at;
  };
}

/** The end of the paragraph before; at the beginning of a text it is empty. */
function edgeBefore({ before }: Passage): string {
  return before.split('\n').at(-1)?.slice(-EDGE) ?? '';
}

function edgeAfter({ after }: Passage): string {
  return after.split('\n')[0]?.slice(0, EDGE) ?? '';
}

/** The paragraphs that share the most rare words with a quote. */
function withRareWords(words: ReadonlyMap<string, readonly number[]>, quote: string): number[] {
  const shared = new Map<number, number>();
  for (const word of wordsOf(quote)) {
    const places = words.get(word) ?? [];
    if (places.length <= RARE) for (const at of places) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return [...shared]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COMPARED)
    .map(([at]) => at);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .slice(0, LIKENESS)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
}

/** All runs of four characters at a text's beginning, which writing without spaces has too, as numbers. */
function gramsOf(text: string): Set<number> {
  const lower = text.slice(0, LIKENESS).toLowerCase();
  const grams = new Set<number>();
  let run = 0;
  for (let at = 0; at < lower.length; at += 1) {
    // The four last characters, each in a byte: others of the same byte seldom stand in the same run.
    run = ((run << 8) ^ lower.charCodeAt(at)) | 0;
    if (at >= Math.min(3, lower.length - 1)) grams.add(run);
  }
  return grams;
}

/** The share of common runs, from 0 to 1. */
function likenessOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
