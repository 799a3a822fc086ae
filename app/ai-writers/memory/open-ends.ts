import { isEnded } from '../sentences';

/** The beginning of a question that is shown, in characters. */
const QUESTION_SHOWN = 150;
const MOST_OPEN = 5;
const QUESTIONS = 2;

/**
 * What the people's last turn leaves open: its questions, a sentence that it breaks off; then what people brought in and
 * nobody has taken up since, the oldest first.
 */
export function openEnds(last: string, planted: readonly { thing: { words: string }; age: number }[]): string[] {
  const questions = (last.match(/[^.!?…\n]*\?["”’]?/gu) ?? []).map((question) => question.trim()).filter(Boolean);
  const broken = isEnded(last) ? [] : ['the last sentence is broken off'];
  const things = [...planted].sort((one, other) => other.age - one.age).map(({ thing }) => `the ${thing.words}`);
  return [...questions.slice(-QUESTIONS).map(beginningOf), ...broken, ...new Set(things)].slice(0, MOST_OPEN);
}

function beginningOf(question: string): string {
  if (question.length <= QUESTION_SHOWN) return question;
  return `${question
    .slice(0, QUESTION_SHOWN)
    .toWellFormed()
    .replace(/\s\S*$/u, '')} …`;
}
