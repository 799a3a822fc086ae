import { holdsContact } from '../checks/unfit/contacts';
import { holdsCrudeWords, holdsMaskedWords } from '../checks/unfit/crude-words';
import { holdsFrame, isGarbage } from '../checks/unfit/garbage';
import { isInOtherLanguage } from '../checks/unfit/languages';
import { holdsSpeakerLabels } from '../checks/unfit/speaker-labels';
import { cutToLength, isEnded } from '../sentences';
import type { LengthRange } from '../target-length';
import { wordRuns, wordsOf } from '../words';
import { firstTurn } from './first-turn';
import { obeysOrder, ordersIn } from './injected-orders';
import { holdsCode, unwrap, visibleText, withoutMarkup } from './markup';
import { isOutOfCharacter, withoutMetaTalk } from './meta-talk';
import { balanced, withoutOuterQuotes } from './quotes';
import { freshSentences } from './repetition';

/** What a model's answer is checked against. */
export interface CleaningRules {
  /** The text so far, none of which may be repeated. '' for a beginning. */
  before: string;
  /** The model's instructions, none of which may be repeated. */
  instructions: string;
  /** The name that the model writes under and may put before its words; '' for none. */
  writer: string;
  length: LengthRange;
  /** Those whom the story names, none of whom may be labelled as a speaker. */
  people?: readonly string[];
  /** Texts in the language that the answer must have; where there are none, `before`, or the instructions at a beginning. */
  room?: readonly string[];
}

export type Fault =
  | 'No content generated'
  | 'address'
  | 'code'
  | 'out of character'
  | 'leak'
  | 'order obeyed'
  | 'too short'
  | 'other script'
  | 'other language'
  | 'crude words'
  | 'garbage'
  | 'speaker label';

export type Cleaned = { text: string; fault?: undefined } | { text?: undefined; fault: Fault };

/** A run of this many words from the instructions is a leak. */
const LEAK_RUN = 6;
/** A text shorter than this share of the shortest length asked for says next to nothing. */
const LEAST_SHARE = 0.4;

/**
 * Extracts the prose from a language model's answer: plain characters in whole sentences, no markup, no talk about itself
 * or its task, no repetition, no longer than allowed. Or returns the fault that makes the whole answer unusable.
 * @see docs/product/ai-writers.md
 */
export function cleanText(answer: string, rules: CleaningRules): Cleaned {
  const spoken = visibleText(unwrap(answer));
  const fault = faultIn(spoken, rules);
  if (fault) return { fault };
  if (holdsFrame(spoken)) return { fault: 'garbage' };
  if (holdsMaskedWords(spoken)) return { fault: 'crude words' };
  const turn = firstTurn(withoutMarkup(spoken), rules.people ?? []);
  if (holdsSpeakerLabels(turn, rules.people ?? [])) return { fault: 'speaker label' };
  const prose = withoutOuterQuotes(onOneLine(withoutMetaTalk(turn, rules.writer)));
  if (isOutOfCharacter(prose)) return { fault: 'out of character' };
  const fresh = freshSentences(prose, rules.before, rules.length.max).join(' ');
  const text = finished(fresh, rules);
  if (text === '') return { fault: 'No content generated' };
  if (text.length < rules.length.min * LEAST_SHARE) return { fault: 'too short' };
  // Removing markup and remarks may have exposed more.
  const late = faultIn(text, rules) ?? unfitnessOf(text, rules);
  return late ? { fault: late } : { text };
}

/** What makes plain prose unfit for a story that anybody may read. */
function unfitnessOf(text: string, { before, instructions, room = [before || instructions] }: CleaningRules): Fault | undefined {
  if (isGarbage(text)) return 'garbage';
  if (holdsCrudeWords(text, before)) return 'crude words';
  if (isInOtherLanguage(text, room)) return 'other language';
  return undefined;
}

function faultIn(text: string, { before, instructions }: CleaningRules): Fault | undefined {
  if (text.trim() === '') return 'No content generated';
  if (holdsContact(text)) return 'address';
  if (holdsCode(text)) return 'code';
  if (leaks(text, instructions)) return 'leak';
  if (obeysOrder(text, ordersIn(before))) return 'order obeyed';
  if (isLatin(before) && !isLatin(text)) return 'other script';
  return undefined;
}

function leaks(text: string, instructions: string): boolean {
  const told = new Set(wordRuns(wordsOf(instructions), LEAK_RUN));
  return wordRuns(wordsOf(text), LEAK_RUN).some((run) => told.has(run));
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 || (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * 0.8;
}

/** Whole sentences with paired quotes, within the length, capitalised where a sentence begins. */
function finished(prose: string, { before, length }: CleaningRules): string {
  for (let room = length.max; room > 0; room -= 1) {
    const text = onOneLine(balanced(cutToLength(prose, room)));
    if (text.length <= length.max) return begun(text, before);
  }
  return '';
}

function begun(text: string, before: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}"“‘’'(]+/u, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return '';
  return before === '' || isEnded(before)
    ? bare.replace(/^(["“‘(]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    : bare;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
