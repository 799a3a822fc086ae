import { contentWords } from '../../built-in/language/content-words';
import { readSentences } from '../../built-in/language/tokens';

/** What a part takes up of the people's last turns by its own word; 'name' too where they hold hardly a word. */
export type TakenUp = 'word' | 'name' | 'nothing';

/** Turns with fewer content words ask for nothing in particular: 'No.', 'lol', 'He ran.' */
const FEWEST_WORDS = 2;
/** Turns with fewer may be answered in other words. */
const FEW_WORDS = 3;
/** Words whose beginnings are as long as this are forms of one: thunder and thundering. */
const STEM = 5;

/**
 * Whether a part names a content word of the people's last turns, or at least somebody of them.
 * @param last those turns.
 * @param names everybody whom the story names.
 */
export function takesUp(text: string, last: string, names: readonly string[]): TakenUp {
  const isName = nameTest(names);
  const theirs = contentOf(last, { withNames: true });
  const wanted = [...theirs].filter((word) => !isName(word));
  if (wanted.length < FEWEST_WORDS) return 'word';
  const own = [...contentOf(text, { withNames: true })];
  if (own.some((word) => !isName(word) && wanted.some((other) => isForm(word, other)))) return 'word';
  const namesSomebody = own.some((word) => isName(word) && theirs.has(word));
  return namesSomebody || wanted.length < FEW_WORDS ? 'name' : 'nothing';
}

/** The content words of a text, in their base forms, with its names or without. */
export function contentOf(text: string, { withNames }: { withNames: boolean }): ReadonlySet<string> {
  const tokens = readSentences(text).flat();
  return new Set(contentWords(withNames ? tokens : tokens.filter(({ pos }) => pos !== 'PROPN')));
}

/** A test for the parts of names, in lower case. */
function nameTest(names: readonly string[]): (word: string) => boolean {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().split(/[\s.]+/u)));
  return (word) => parts.has(word);
}

function isForm(word: string, other: string): boolean {
  return word === other || (word.length >= STEM && other.length >= STEM && word.slice(0, STEM) === other.slice(0, STEM));
}
