import type { PartOfSpeech } from '../sources/wordnet.ts';
import { tells } from './telling-words.ts';

/** Where a question is left with fewer words that tell something, it keeps what would have been cut. */
const LEAST_TELLING = 2;
/** A second sense, and what is usual, tell more of a thing than an example does. */
const LEAST_TELLING_OF_SENSES = 3;
const LEAST_TELLING_OF_HABITS = 4;

/** 'a formal word for', 'slang for', 'the American word for', 'a lawyer's word for'. */
const LABEL = /^(?:(?:an?|the|old|formal|jokey|friendly) )?(?:[a-z'-]+(?: or |, | )){0,4}?(?:word|slang|term|name) (?:for|meaning) /i;
/** Up to a clause that goes on with the definition, or to its end. */
const TO_ITS_END = `.*?(?=, (?:to|that|which|who|whose|when|where|so|but|by|without|until|after|before) |$)`;
const EXAMPLES = new RegExp(
  `,? such as ${TO_ITS_END}|,? as in ${TO_ITS_END}|, (?:as|like|say|for example|for instance|unlike) ${TO_ITS_END}`,
  'g',
);
const HABITS = new RegExp(`, (?:often|usually|sometimes|especially|above all|perhaps) ${TO_ITS_END}`, 'g');
/** A second sense, or a second way to say the first. */
const OTHER_SENSE = /, or [^,]*$/;
/** How the word is used: ', with to', ', in slang', ', spelled as in Britain'. */
const USAGE =
  /, (?:usually |often )?(?:with|followed by) (?:[a-z]+ )?(?:to|of|in|on|for|with|from|by|over|run)$|, (?:in|spelled as in|for) (?:[a-z]+ ){0,3}(?:slang|talk|words?|writing|texts?|Britain|America|short)$/;

/**
 * What Definition Match asks: the definition without its examples, a second sense, and what sort of word it is for, which rule out
 * the wrong answers by themselves; with them where too little would be left.
 */
export function questionOf({ definition, part }: { definition: string; part: PartOfSpeech }): string {
  const unlabelled = part === 'verb' ? definition : definition.replace(LABEL, '');
  const shorter = [
    { cut: USAGE, least: 1 },
    { cut: EXAMPLES, least: LEAST_TELLING },
    { cut: OTHER_SENSE, least: LEAST_TELLING_OF_SENSES },
    { cut: HABITS, least: LEAST_TELLING_OF_HABITS },
  ];
  return shorter.reduce((text, { cut, least }) => {
    const rest = text.replace(cut, '').trim();
    return tellsOf(rest) >= least ? rest : text;
  }, unlabelled);
}

/** How many words of a text tell what it is about. */
function tellsOf(text: string): number {
  return text.split(' ').filter(tells).length;
}
