import { withoutSpeech } from '../../built-in/text-tools';

/** Characters of a text read with the wrong code, and pieces of a model's own alphabet. */
const BROKEN_CHARACTERS = /\uFFFD|Ã[\u0080-\u00BF]|â€|[▁Ġ]|<0x[0-9A-F]{2}>|\\u[0-9a-f]{4}|\\[nt](?=\s|\p{Lu})/u;
/** Marks of a conversation's frame, and places that were to be filled in. */
const FRAME =
  /<\|\w+\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:bos|eos|pad|unk|start_of_turn|end_of_turn)>|\{\{?\s*\w+\s*\}?\}|\[(?:insert|your|name|character|object|place|redacted)\b[^\]]*\]|\blorem ipsum\b/iu;
/** A sentence without a word. */
const LONE_END = /[.!?…]\s+[.!?]\s/u;
const KEYS = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl;|qwer(?!ty)|wert[yz]u|[yz]uio|uiop|zxcv|xcvb|cvbn/iu;
/** Signs in a row that no sentence has. */
const SIGNS = /[^\p{L}\p{N}\s.!?…"“”‘’'—–,;:()-]{3,}|[!?]{5,}|[,;:]{2,}|(?:[.…]\s?){6,}/u;
const LETTERS_APART = /(?:(?<!\p{L})\p{L}\s+){6,}/u;
const LETTERS_AND_DIGITS = /\b(?=\w*\d\w*\d)(?=\w*[a-z]\w*[a-z])\w{6,}\b/giu;
const INNER_CAPITAL = /\b(?!Mc|Mac|De|La|Le|Di|Van|Fitz)\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;
/** What people type to each other; in a story only somebody's words are like that. */
const CHAT = /\b(?:lol|omg|lmao|rofl|wtf|idk|tbh|imo|imho|smh|brb|u r)(?!\p{L})/iu;
/** Calls that hold no vowel, or one letter for long: Shhhh, brrr. */
const CALL = /^(?:s+h+|b+r+|z+|h+m+|m+|p+s+t+|t+s+k*|g+r+|n+g+h*|p+f+t*|r+)$/iu;

/** Whether an answer, its markup included, holds marks of a conversation's frame or places that were to be filled in. */
export function holdsFrame(answer: string): boolean {
  return FRAME.test(answer);
}

/** Whether a text is what falls out of a keyboard or a broken machine rather than words. */
export function isGarbage(text: string): boolean {
  if ([BROKEN_CHARACTERS, LONE_END, KEYS, SIGNS, LETTERS_APART].some((pattern) => pattern.test(text))) return true;
  if (CHAT.test(withoutSpeech(text))) return true;
  if ((text.match(INNER_CAPITAL)?.length ?? 0) > 1 || (text.match(LETTERS_AND_DIGITS)?.length ?? 0) > 0) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const odd = words.filter(isOdd).length;
  return odd > 1 || (odd > 0 && words.length < 12) || isMostlySigns(text);
}

function isOdd(word: string): boolean {
  if (CALL.test(word) || /[^\p{Script=Latin}]/u.test(word)) return false;
  const bare = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (bare.length > 4 && !/[aeiouy]/u.test(bare)) || /[bcdfghjklmnpqrstvwxz]{6}/u.test(bare) || /(.)\1{9}/u.test(bare);
}

function isMostlySigns(text: string): boolean {
  const plain = text.match(/[\p{L}\p{M}\p{N}\s.,;:!?…"“”‘’'—–-]/gu)?.length ?? 0;
  return plain < text.length * 0.85;
}
