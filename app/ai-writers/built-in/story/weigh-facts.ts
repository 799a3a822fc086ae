import { strongVerbs } from '~content/story-writer/strong-verbs';
import { weightOf } from './clause-facts';
import { type Fact, isPerson } from './story';

/** What the last thing that a turn says is worth more than the first; half of it where that turns nothing. */
const LATE = 0.9;
const slight = /^(?:do:(?:speak|think|want|rest|hold|look|fear|change)|refrain|object|state)$/;

/** What leaves a story as it was. */
export function isSlight({ answers }: Pick<Fact, 'answers'>): boolean {
  return slight.test(answers);
}

/** What a strong event that ends a turn is worth more than what else it holds, and how many facts may come behind it. */
const CLIMAX = 0.7;
const BEHIND = 1;

/** 'She kicked the wedge out.': the turn is handed over with that. */
function isClimax({ answers, verb, act }: Omit<Fact, 'weight'>): boolean {
  return !/^(?:refrain|denied|question|speech)/.test(answers) && (strongVerbs.has(verb ?? '') || strongVerbs.has(act?.verb ?? ''));
}

/** The facts of a turn, in its order, with their weights. Later facts weigh more, and the last one most: a turn is handed over with it. */
export function weighed(facts: readonly Omit<Fact, 'weight'>[]): Fact[] {
  return facts.map((fact, index) => {
    const lateness = facts.length === 1 ? 1 : index / (facts.length - 1);
    const demands = isAnswered(fact, facts) ? -1 : /^(?:question|asked|ordered|broken)/.test(fact.answers) ? 0.5 : 0;
    const late = isSlight(fact) ? LATE / 2 : LATE;
    const climax = facts.length - 1 - index <= BEHIND && !fact.speaker && isClimax(fact) ? CLIMAX : 0;
    return {
      ...fact,
      words: wordsOf(fact),
      ...(isOver(fact, facts.slice(index + 1)) ? { isOver: true } : {}),
      weight: weightOf(fact) + lateness * late + demands + climax,
    };
  });
}

/** What somebody did before doing something else: 'he opened the door and ran'; what happened before anything else did. */
function isOver({ answers, actor }: Omit<Fact, 'weight'>, later: readonly Omit<Fact, 'weight'>[]): boolean {
  if (answers === 'event') return later.some((fact) => /^(?:event|arrival|do:)/.test(fact.answers) && !isSlight(fact));
  return (
    answers.startsWith('do:') && later.some((fact) => fact.answers.startsWith('do:') && fact.actor?.name === actor?.name && !isSlight(fact))
  );
}

/** The words that a fact rests on, its object's with them. */
function wordsOf({ words, object }: Omit<Fact, 'weight'>): readonly string[] {
  const noun = object && !isPerson(object) ? object.noun : undefined;
  return noun === undefined || words.includes(noun) ? words : [...words, noun];
}

const gestures = new Set(['point', 'gesture', 'nod']);

/** A question that who was asked answers in the same turn with a finger: Pell pointed at her badge. */
function isAnswered({ answers, addressed }: Omit<Fact, 'weight'>, facts: readonly Omit<Fact, 'weight'>[]): boolean {
  if (!addressed || answers !== 'question') return false;
  return facts.some(({ actor, verb, object }) => actor?.name === addressed.name && object !== undefined && gestures.has(verb ?? ''));
}
