import { capitalised, countedOnce, type TitleCandidate, tellsEnough } from './title-candidate';

/** The fewest and the most words of a title. */
const WORDS = { least: 2, most: 6 };
/** From how many letters on a word says something; the signs of scripts without capitals say more each. */
const TELLING_LETTERS = 4;
/** What the first and the last clauses of a text have over the others, and whole clauses over the beginnings of longer ones. */
const FOR = { first: 2, last: 1, whole: 2 };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Titles for a text whose grammar is not known, in any script: its short clauses, and how its longer ones begin, as they are
 * written.
 */
export function clauseTitles(text: string): TitleCandidate[] {
  const clauses = text.split(/[^\p{L}\p{M}\p{N}\p{Pd}\p{Zs}'’·・ー]+|[\p{Zs}]\p{Pd}+[\p{Zs}]/u).map(wordsOf);
  const weights = countedOnce(clauses.map((clause) => clause.map(({ word }) => word).filter(says)));
  return clauses.flatMap((clause, place) => {
    const length = lengthOf(clause);
    const last = clause[length - 1];
    const first = clause[0];
    if (!first || !last) return [];
    const telling = clause.slice(0, length).flatMap(({ word }) => (says(word) ? [word] : []));
    const weight = telling.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / Math.sqrt(telling.length || 1);
    const position = place === 0 ? FOR.first : place === clauses.length - 1 ? FOR.last : 0;
    const title = capitalised(first.text.slice(first.at, last.at + last.word.length));
    return [{ title, telling, score: weight + position + (length === clause.length ? FOR.whole : 0) }];
  });
}

interface Word {
  /** In small letters. */
  word: string;
  /** Its index in its clause. */
  at: number;
  /** The clause. */
  text: string;
}

function wordsOf(text: string): Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ word: segment.toLowerCase(), at: index, text }] : [],
  );
}

/** How many words of a clause make a title: all of them, or as many as may be and end with one that says something; 0 for none. */
function lengthOf(clause: readonly Word[]): number {
  const longest = Math.min(clause.length, WORDS.most);
  for (let length = longest; length >= WORDS.least; length--) {
    const words = clause.slice(0, length).map(({ word }) => word);
    const closes = length === clause.length || says(words.at(-1) ?? '');
    if (closes && tellsEnough(words.filter(says))) return length;
  }
  return 0;
}

function says(word: string): boolean {
  return /\p{Lo}/u.test(word) || (word.match(/\p{L}/gu) ?? []).length >= TELLING_LETTERS;
}
