import { type Fact, isPerson } from './story';

const slight = /^do:(?:speak|think|want|rest|hold|look|fear|change)$/;

/** What leaves a story as it was. */
export function isSlight({ answers }: Pick<Fact, 'answers'>): boolean {
  return slight.test(answers);
}

/** The facts of a turn, the last one first: a turn is handed over with it. Each knows what else its words name, and whether it is over. */
export function lastFirst(facts: readonly Fact[]): Fact[] {
  return facts
    .map((fact, index) => ({ ...fact, words: wordsOf(fact), ...(isOver(fact, facts.slice(index + 1)) ? { isOver: true } : {}) }))
    .toReversed();
}

/** What somebody did before doing something else: 'he opened the door and ran'; what happened before anything else did. */
function isOver({ answers, actor }: Fact, later: readonly Fact[]): boolean {
  const done = later.filter((fact) => /^(?:event|arrival|indirect|do:)/.test(fact.answers) && (!isSlight(fact) || fact.verb === 'stop'));
  if (answers === 'event') return done.length > 0;
  return answers.startsWith('do:') && done.some((fact) => /^(?:indirect|do:)/.test(fact.answers) && fact.actor?.name === actor?.name);
}

/** The words that a fact rests on, its object's with them. */
function wordsOf({ words, object }: Fact): readonly string[] {
  const noun = object && !isPerson(object) ? object.noun : undefined;
  return noun === undefined || words.includes(noun) ? words : [...words, noun];
}
