import { attention, list } from 'micromark-core-commonmark';
import { classifyCharacter } from 'micromark-util-classify-character';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

const ASTERISK = 42;
const PLUS = 43;
const ZERO = 48;
const NINE = 57;
const TILDE = 126;
const MOST_DIGITS = 3;
/** What the class of punctuation is called by the library. */
const PUNCTUATION = 2;

/**
 * Exactly two of a sign on each side of some words: `~~so~~` and `++so++`. Plus signs within a word are none, as in C++11.
 * The library makes strong emphasis of them, which `readTree` tells apart by their sign.
 */
const tokenizePair: Tokenizer = function (effects, ok, nok) {
  const { previous, events } = this;
  const before = classifyCharacter(previous);
  let marker: Code = null;
  let size = 0;
  const inside: State = (code) => {
    if (code === marker) {
      effects.consume(code);
      size += 1;
      return inside;
    }
    if (size !== 2) return nok(code);
    const token = effects.exit('attentionSequence');
    const after = classifyCharacter(code);
    const opens = !after || (after === PUNCTUATION && before !== undefined);
    const closes = !before || (before === PUNCTUATION && after !== undefined);
    const anywhere = marker === TILDE;
    token._open = opens && (anywhere || before !== undefined || !closes);
    token._close = closes && (anywhere || after !== undefined || !opens);
    return ok(code);
  };
  return (code) => {
    if (previous === code && events.at(-1)?.[1].type !== 'characterEscape') return nok(code);
    marker = code;
    effects.enter('attentionSequence');
    return inside(code);
  };
};

const pair: Construct = { ...attention, name: 'pair', tokenize: tokenizePair };

function isDigit(code: Code): boolean {
  return code !== null && code >= ZERO && code <= NINE;
}

/** What begins an item: an asterisk, or a number of at most three digits. */
const tokenizeShort: Tokenizer = (effects, ok, nok) => {
  let size = 0;
  const inside: State = (code) => {
    if (isDigit(code) && size < MOST_DIGITS) {
      effects.consume(code);
      size += 1;
      return inside;
    }
    effects.exit('data');
    return isDigit(code) ? nok(code) : ok(code);
  };
  return (code) => {
    if (code === ASTERISK) return ok(code);
    if (!isDigit(code)) return nok(code);
    effects.enter('data');
    return inside(code);
  };
};

/**
 * Lists of `*` and of numbers up to 999. A dash or a plus sign begins none, since dialogue begins with a dash, and neither does a
 * year.
 */
const storyList: Construct = {
  ...list,
  name: 'storyList',
  continuation: {
    tokenize(effects, ok, nok) {
      // The library's own tries its own construct for the next item, which is not read.
      const attempt: typeof effects.attempt = (construct, ...states) =>
        effects.attempt(construct === list ? storyList : construct, ...states);
      return list.continuation?.tokenize.call(this, { ...effects, attempt }, ok, nok) ?? nok;
    },
  },
  tokenize(effects, ok, nok) {
    return effects.check({ partial: true, tokenize: tokenizeShort }, list.tokenize.call(this, effects, ok, nok), nok);
  },
};
const digits = Object.fromEntries(Array.from({ length: NINE - ZERO + 1 }, (_, digit) => [ZERO + digit, storyList]));

/** What the second version of the markup adds to Markdown's own constructs. */
export const ADDED: Extension = {
  document: { [ASTERISK]: storyList, ...digits },
  text: { [TILDE]: pair, [PLUS]: pair },
};
