import type { MarkedPiece } from '../reading/text/marked-text';
import { type TextToken, textTokens } from './text-tokens';

/** How much of a text to show before a match, and in the whole excerpt, in UTF-16 units. */
const BEFORE = 60;
const WHOLE = 180;
/** The most excerpts of one text. */
const MOST_PARTS = 2;
/** The most matches in a text to compare. */
const MOST_FOUND = 60;

/** Consecutive tokens to mark. Undefined matches any token: a word as common as 'the'. */
export type Pattern = readonly (string | undefined)[];

/** A match of a pattern in a text. */
interface Found {
  from: number;
  to: number;
  pattern: Pattern;
}

/** A text and its tokens for searching. */
export interface SearchedText {
  text: string;
  tokens: TextToken[];
}

export function searchedText(text: string): SearchedText {
  return { text, tokens: textTokens(text) };
}

/**
 * A whole text with its matches marked.
 * @param keyOf a token's key in patterns: the lexeme of a word, or the character.
 */
export function markedText(searched: SearchedText, patterns: readonly Pattern[], keyOf: (token: TextToken) => string): MarkedPiece[] {
  return pieces(searched.text, 0, searched.text.length, foundIn(searched, patterns, keyOf));
}

/**
 * One or two parts of a text around matches, those with most matches first.
 * @returns undefined when nothing is found. Takes time proportional to the text's length.
 */
export function excerptOf(
  searched: SearchedText,
  patterns: readonly Pattern[],
  keyOf: (token: TextToken) => string,
): MarkedPiece[] | undefined {
  const found = foundIn(searched, patterns, keyOf);
  if (found.length === 0) return undefined;
  const parts = chosenParts(searched, found.slice(0, MOST_FOUND));
  return parts.flatMap(({ from, to }, index) => [
    ...(index > 0 ? [{ text: ' … ', marked: false }] : []),
    ...pieces(searched.text, from, to, found),
  ]);
}

function foundIn({ tokens }: SearchedText, patterns: readonly Pattern[], keyOf: (token: TextToken) => string): Found[] {
  const keys = tokens.map(keyOf);
  return tokens.flatMap((token, start) =>
    patterns
      .filter((pattern) => pattern.every((key, index) => start + index < keys.length && (key === undefined || key === keys[start + index])))
      .map((pattern) => ({ from: token.from, to: tokens[start + pattern.length - 1]?.to ?? token.to, pattern })),
  );
}

interface Part {
  from: number;
  to: number;
}

function chosenParts(searched: SearchedText, found: readonly Found[]): Part[] {
  const chosen: (Part & { shown: Set<Pattern> })[] = [];
  while (chosen.length < MOST_PARTS) {
    const known = new Set(chosen.flatMap(({ shown }) => [...shown]));
    let best: { part: Part; shown: Set<Pattern>; added: number } | undefined;
    for (const one of found) {
      const part = partAround(searched, one);
      if (chosen.some(({ from, to }) => part.from < to && from < part.to)) continue;
      const shown = new Set(found.filter(({ from, to }) => from >= part.from && to <= part.to).map(({ pattern }) => pattern));
      const added = [...shown].filter((pattern) => !known.has(pattern)).length;
      if (!best || added > best.added) best = { part, shown, added };
    }
    if (!best) break;
    chosen.push({ ...best.part, shown: best.shown });
  }
  return chosen.sort((one, other) => one.from - other.from);
}

/** From the beginning of a nearby sentence, if any, to the end of a word. */
function partAround({ text }: SearchedText, { from, to }: Found): Part {
  const start = Math.max(0, from - BEFORE);
  const before = text.slice(start, from);
  const sentence = before.match(/[.!?…。！？]["'”’»)]*\s+(?=\S)|\n\s*(?=\S)/);
  const word = start === 0 ? 0 : (before.match(/\s(?=\S)/)?.index ?? -1) + 1;
  const begin = start + (start > 0 && sentence ? (sentence.index ?? 0) + sentence[0].length : word);
  const limit = Math.max(to, begin + WHOLE);
  if (limit >= text.length) return { from: begin, to: text.length };
  const last = text.slice(to, limit).search(/\s\S*$/);
  return { from: begin, to: whole(text, last < 0 ? limit : to + last) };
}

/** Avoids the middle of a surrogate pair. */
function whole(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index + 1 : index;
}

function pieces(text: string, from: number, to: number, found: readonly Found[]): MarkedPiece[] {
  const made: MarkedPiece[] = [];
  let at = from;
  for (const mark of found) {
    const [start, end] = [Math.max(at, mark.from), Math.min(to, mark.to)];
    if (start >= end) continue;
    if (start > at) made.push({ text: text.slice(at, start), marked: false });
    const last = made.at(-1);
    if (last?.marked && start === at) last.text += text.slice(start, end);
    else made.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < to) made.push({ text: text.slice(at, to), marked: false });
  return made;
}
