import { countText, pluralText } from '~/platform/text/format';

/** Texts of Word Chain. */
export const wordChainTexts = {
  endChain: 'End the chain',
  startsWith: 'The next word starts with <letter/>',
  goal: (words: number) =>
    `Reach a word that ends with <letter/> in ${pluralText(words, { one: 'one word', other: `at most ${words} words` })} of four letters or more`,
  goalSpoken: (letter: string, words: number) =>
    `Reach a word that ends with ${letter} in at most ${countText(words, { one: 'word', other: 'words' })} of four letters or more.`,
  task: (letter: string) => `A word that starts with “${letter}”`,
  spoken: (last: string, letter: string) => `The last word is ${last}. The next word starts with ${letter}.`,
  bonusAfter: (missing: number) =>
    `${countText(missing, { one: 'more word', other: 'more words' })}, and the chain gives 1.2 times the XP.`,
  bonus: 'The chain gives 1.2 times the XP, however the run ends.',
  chainSoFar: (words: number) => `The chain so far, ${countText(words, { one: 'word', other: 'words' })} before the last`,
} as const;
