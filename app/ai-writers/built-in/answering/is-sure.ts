import type { Story } from '../story/story';
import type { ReplyLine } from '../wording/reply-line';
import type { Task } from './plan';

/** A reading as sure as this may be answered; a less sure one is passed. */
const CERTAIN = 0.85;
/** Who arrives and what is heard is read a little less surely than it is right. */
const NEARLY = 0.8;
/** The share of a fact's words in the part of another writer from which it is answered already. */
const ANSWERED = 0.3;
/** Replies to speech, by what it is: each meets its like. */
const speech = /^(?:answer:|question:|bare:|told:|claim$|greeting|request|order|offer|threat|accusation|thanks|apology|denied|insult)/;
/** A writer of the round who comes after others leaves a death or an ending to them. */
const MOST_VOICES = 2;

interface Answer {
  text: string;
  line: ReplyLine;
  task: Task;
}

/**
 * Whether a part is an answer that can hardly have misread: to a fact that is certain, that nobody of the round has answered,
 * by a line that knows this deed, this thing or this kind of speech. What is not sure is passed.
 * @param earlier what the earlier writers of the round wrote.
 */
export function isSure({ text, line, task }: Answer, { tone }: Pick<Story, 'tone'>, earlier: readonly string[]): boolean {
  const { answers, fact } = task;
  if (answers.startsWith('broken:')) return true;
  if (answers.startsWith('foreign:')) return earlier.length === 0;
  if (tone !== 'story') return false;
  if (/^(?:grave:|end$|epilogue$)/.test(answers)) return earlier.length < MOST_VOICES;
  if (!fact || fact.sure < NEARLY || isAnswered(task, earlier)) return false;
  const key = line.answers.split(' ')[0] ?? '';
  if (speech.test(key)) return namesOne(text, fact.words) || key.startsWith('answer:');
  if (fact.sure < CERTAIN && !/^(?:arrival|sound|smell|weather)$/.test(answers)) return false;
  if (key.startsWith('deed:')) return true;
  // A thing that the turn does something to; one that somebody only speaks of may be anything.
  if (key.startsWith('thing:')) return fact.speaker === undefined;
  return line.kinds.length > 0 && !line.kinds.includes('none') && namesOne(text, fact.words);
}

/** Whether an earlier writer of the round has taken up the same: two who answer one thing contradict each other. */
function isAnswered({ fact, follows }: Task, earlier: readonly string[]): boolean {
  const words = fact?.words ?? [];
  if (follows || words.length === 0) return false;
  return earlier.some((text) => words.filter((word) => text.toLowerCase().includes(word)).length / words.length >= ANSWERED);
}

function namesOne(text: string, words: readonly string[]): boolean {
  const told = text.toLowerCase();
  return words.some((word) => told.includes(word));
}
