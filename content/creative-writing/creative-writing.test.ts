import { describe, expect, it } from 'vitest';
import { readNotShown } from '../../script/lexicon/not-shown.ts';
import { readWordNet } from '../../script/lexicon/sources/wordnet.ts';
import { continuations } from './continuations';
import { safeOpeners, storyOpeners } from './openers';
import { writingPrompts } from './prompts';

const openers = writingPrompts.flatMap((prompt) => prompt.openers.map(({ id, text }) => ({ id: `${prompt.id}/${id}`, text })));
/** Everything that a story may begin with. */
const beginnings = [...openers, ...continuations, ...storyOpeners];
const everything = [...beginnings, ...writingPrompts];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
const isKebab = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);

/** The items that fail a check. */
const failing = <T>(items: readonly T[], holds: (item: T) => boolean): T[] => items.filter((item) => !holds(item));

/** The pairs of texts to which `keysOf` gives a key in common. */
function alike(texts: readonly { id: string; text: string }[], keysOf: (text: string) => Iterable<string>): string[] {
  const first = new Map<string, string>();
  const found: string[] = [];
  for (const { id, text } of texts)
    for (const key of new Set(keysOf(text))) {
      const other = first.get(key);
      if (other === undefined) first.set(key, id);
      else found.push(`${other} and ${id}: ${key}`);
    }
  return found;
}

function* runsOfFive(text: string): Iterable<string> {
  const words = wordsOf(text);
  for (let at = 0; at + 5 <= words.length; at += 1) yield words.slice(at, at + 5).join(' ');
}

const FUNCTION_WORDS = new Set(
  `a an the and or but nor so if as at by for from in into of off on onto out over to up with without under than then that this these those
  it its he him his she her they them their we us our i me my you your who whom what which when where how there here not no nobody
  is was were are be been had has have did do does would could will can`.split(/\s+/),
);

/** A text with its other words left blank: its function words and punctuation, in order. */
const skeletonOf = (text: string) =>
  text.toLowerCase().replace(/[\p{L}\p{N}’]+/gu, (word) => (FUNCTION_WORDS.has(word) ? word : '_'));

describe('the prompts of Creative Writing', () => {
  it('are at least 120, each with an id and a text of its own', () => {
    expect(writingPrompts.length).toBeGreaterThanOrEqual(120);
    expect(new Set(writingPrompts.map(({ id }) => id)).size).toBe(writingPrompts.length);
    expect(new Set(writingPrompts.map(({ text }) => text)).size).toBe(writingPrompts.length);
    expect(failing(writingPrompts, ({ id, text }) => isKebab(id) && text.length >= 60 && text.length <= 260)).toEqual([]);
  });

  it('have four openers each, which begin with different words', () => {
    const ids = (prompt: (typeof writingPrompts)[number]) => new Set(prompt.openers.map(({ id }) => id));
    const starts = (prompt: (typeof writingPrompts)[number]) => new Set(prompt.openers.map(({ text }) => wordsOf(text)[0]));
    expect(failing(writingPrompts, (prompt) => ids(prompt).size === 4 && [...ids(prompt)].every(isKebab))).toEqual([]);
    expect(failing(writingPrompts, (prompt) => starts(prompt).size === 4).map(({ id }) => id)).toEqual([]);
  });

  it('have openers in several voices', () => {
    const voices = ({ openers }: (typeof writingPrompts)[number]) => new Set(openers.map(({ text }) => voiceOf(text)));
    expect(failing(writingPrompts, (prompt) => voices(prompt).size >= 2).map(({ id }) => id)).toEqual([]);
  });
});

/** Whether a text begins with speech, and who tells it. */
function voiceOf(text: string): string {
  const told = text.replace(/“[^”]*”/g, '');
  const person = /\b(I|me|my|we|us|our)\b/i.test(told) ? 'first' : /\byou\b|\byour\b/i.test(told) ? 'second' : 'third';
  return `${person}${text.startsWith('“') ? ', with speech' : ''}`;
}

describe('what a story may begin with', () => {
  it('is 60 to 200 characters long and ends its sentence', () => {
    expect(failing(beginnings, ({ text }) => text.length >= 60 && text.length <= 200)).toEqual([]);
    expect(failing(beginnings, ({ text }) => /[.?!]”?$/.test(text))).toEqual([]);
  });

  it('has typographic quotation marks, each of them closed', () => {
    const marks = (text: string, mark: string) => text.split(mark).length;
    expect(failing(everything, ({ text }) => !/["'`]| {2}/.test(text) && marks(text, '“') === marks(text, '”'))).toEqual([]);
  });

  it('shares no run of five words with another, nor with a prompt', () => {
    expect(alike(beginnings, runsOfFive)).toEqual([]);
    expect(alike([...openers, ...continuations, ...writingPrompts], runsOfFive)).toEqual([]);
  });

  it('is built unlike every other', () => {
    expect(alike(beginnings, (text) => [skeletonOf(text)])).toEqual([]);
    expect(alike(openers, (text) => [wordsOf(text).slice(0, 4).join(' ')])).toEqual([]);
  });

  it('includes no slur and nothing crude', () => {
    const notShown = readNotShown(readWordNet());
    // Too much for a word game, though not for a story.
    const allowed = new Set(['adultery', 'cursing', 'dike', 'fat', 'fatter', 'gallows', 'mistress', 'naked', 'whites']);
    const shown = ({ text }: { text: string }) => wordsOf(text).filter((word) => notShown.has(word) && !allowed.has(word));
    expect(everything.flatMap(shown)).toEqual([]);
  });
});

describe('openers without a prompt of their own', () => {
  it('lead on from any ending in at least 40 ways', () => {
    expect(continuations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(continuations.map(({ id }) => id)).size).toBe(continuations.length);
    expect(failing(continuations, ({ id }) => isKebab(id))).toEqual([]);
  });

  it('go with any prompt in several ways', () => {
    expect(safeOpeners.length).toBeGreaterThanOrEqual(6);
  });
});
