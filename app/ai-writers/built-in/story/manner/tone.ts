import { ordersIn } from '../../../cleaning/injected-orders';
import type { Tone } from '../story';

/** Characters beyond which a turn is more than a reply can take up. */
const WALL = 1_500;
/** Words up to which repetition is nonsense. */
const STAMMER = 60;
const common =
  /\b(?:the|a|an|and|of|to|in|on|at|was|is|are|were|it|i|you|he|she|they|we|my|your|his|her|that|this|with|for|not|no|had|has|have|but|said|what|who|there|me|him|be|do|did|from|by|as|so|up|out|all|one|just|then|into|like|dont|can|will)\b/giu;
const demands =
  /\b(?:ignore|disregard|forget)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules|story|above|everything|previous)\b|\b(?:you are|you're) (?:now )?an? (?:ai|assistant|bot|language model|chatbot)\b|\b(?:as an ai|chatgpt|system prompt|language model)\b|^(?:write|give|tell|generate|print|output|explain|translate|summari[sz]e|list|continue|make)\b(?: me| us)?(?: (?:a|an|the|my|this|some|ten|five|three))\b[^.!?\n]{0,80}\b(?:recipe|poem|essay|code|list|email|summary|joke|story|program|script|function|haiku|limerick|ending)\b|\b(?:every|each|your) (?:sentence|reply|answer|response|word)s? (?:you\b|must|has to|have to|should)/iu;

/** What sort of turn a text is. */
export function toneOf(text: string): Tone {
  const words = text.match(/\p{L}+/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters * 0.6) return 'foreign';
  if (demands.test(text) || ordersIn(text).length > 0) return 'demand';
  if (isNonsense(text, words)) return 'nonsense';
  const known = text.match(common)?.length ?? 0;
  if (words.length >= 5 && known * 9 < words.length) return 'foreign';
  return text.length > WALL ? 'wall' : 'story';
}

/** Keys hit at random, laughter, one shouted word, nothing but signs. */
function isNonsense(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const odd = words.filter((word) => isOdd(word.toLowerCase())).length;
  if (odd * 2 >= words.length) return true;
  const different = new Set(words.map((word) => word.toLowerCase())).size;
  // In a long text words come again; in a short one that is stammering.
  const stammers = words.length > 5 && words.length < STAMMER && different * 3 < words.length;
  return stammers || (words.length < 3 && text.length < 12 && !/[.!?"”]$/u.test(text.trim()));
}

function isOdd(word: string): boolean {
  return (
    /^(?:l+o+l+|x+d+|ha(?:ha)+h?|he(?:he)+|lmao|rofl|bruh|omg|idk|test|asd\w*|qwe\w*|meh|yolo|skibidi)$/u.test(word) ||
    (word.length > 4 && !/[aeiouy]/u.test(word)) ||
    /[bcdfghjklmnpqrstvwxz]{5}/u.test(word) ||
    /(.)\1{3}/u.test(word)
  );
}
