import type { Token } from '../../language/tokens';
import { textOf } from '../../language/tokens';

/** Words of a sentence that can be said back whole. */
const MOST_WORDS = 4;
/** Words beyond which a sentence without 'I' or 'you' would be copied. */
const MOST_COPIED = 3;

const asSubject: Readonly<Record<string, string>> = {
  i: 'you',
  you: 'I',
  me: 'you',
  my: 'your',
  your: 'my',
  mine: 'yours',
  yours: 'mine',
  our: 'your',
  we: 'you',
  us: 'you',
  myself: 'yourself',
  yourself: 'myself',
};
const verbs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  you: { am: 'are', '’m': '’re', "'m": "'re", was: 'were' },
  i: { are: 'am', '’re': '’m', "'re": "'m", were: 'was' },
};

/** 'My name is Tom': nobody says that back to Tom. */
function isIntroduction(words: readonly Token[]): boolean {
  return words.at(-1)?.pos === 'PROPN' && words.some(({ lower, lemma }) => lemma === 'be' || /^[’'](?:s|m|re)$/.test(lower));
}

/** 'Dad, don't' waits for its verb; 'I did' does not. */
function isCutOff(words: readonly Token[]): boolean {
  const last = words.at(-1);
  const isHelper = last?.pos === 'AUX' || /^(?:n[’']t|not|to|don[’']t)$/.test(last?.lower ?? '');
  return isHelper && words[0]?.pos !== 'PRON';
}

/** A short sentence as its listener repeats it: 'I pressed it' is 'you pressed it'. */
export function saidBack(tokens: readonly Token[]): string | undefined {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT');
  const [first] = words;
  const swaps = words.some(({ lower }) => asSubject[lower] !== undefined);
  if (words.some(({ lower }) => /^(?:which|what|who|whose|where|why|how|when)$/.test(lower))) return undefined;
  const inner = tokens.slice(0, -1).some(({ pos }) => pos === 'PUNCT');
  if (!first || inner || words.length < 2 || words.length > (swaps ? MOST_WORDS : MOST_COPIED) || !/PRON|PROPN|DET|NOUN/.test(first.pos))
    return undefined;
  if (!words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return undefined;
  if (isIntroduction(words) || isCutOff(words)) return undefined;
  const back = words.map((token, index): Token => {
    const isObject = index > 0 && token.lower === 'you';
    const verb =
      verbs[asSubject[words[index - 1]?.lower ?? ''] === 'you' ? 'you' : words[index - 1]?.lower === 'you' ? 'i' : '']?.[token.lower];
    const text = isObject ? 'me' : (asSubject[token.lower] ?? verb ?? token.text);
    return { ...token, text };
  });
  const text = textOf(back);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
