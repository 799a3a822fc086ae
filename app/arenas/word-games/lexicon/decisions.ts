import type { TargetWord } from './lexicon';

/**
 * What an editor can decide on:
 * - synonym: whether `answer` is a synonym of `word`
 * - association: whether `answer` goes with the three words of `word`
 * - form: whether `word` is a word of the dictionary; `answer` is empty
 * - clue: whether games ask for `word` by its definition and hint; `answer` is empty
 */
export interface DecisionTarget {
  about: 'synonym' | 'association' | 'form' | 'clue';
  word: string;
  answer: string;
}

/** What is disputed. refused: it should count. unfair: it should not, or games should not ask so. */
export interface Disputed extends DecisionTarget {
  kind: 'refused' | 'unfair';
}

/** exact: it counts. close: it counts half, as a near synonym. remove: it does not count. keep: as the lexicon's files have it. */
export type Verb = 'exact' | 'close' | 'remove' | 'keep';

/** An editor's decision, which holds until the next one on the same target. */
export interface Decision extends DecisionTarget {
  decision: Verb;
}

const VERBS: Readonly<Record<DecisionTarget['about'], readonly Verb[]>> = {
  synonym: ['exact', 'close', 'remove', 'keep'],
  association: ['exact', 'remove', 'keep'],
  form: ['exact', 'remove', 'keep'],
  clue: ['remove', 'keep'],
};

/** Whether something can be decided so. */
export function canDecide({ about }: DecisionTarget, verb: Verb): boolean {
  return VERBS[about].includes(verb);
}

/** The decisions that hold. @param decisions in the order in which they were made. */
export function standingDecisions<Made extends Decision>(decisions: readonly Made[]): Made[] {
  const latest = new Map(decisions.map((made) => [targetKey(made), made]));
  return [...latest.values()].filter(({ decision }) => decision !== 'keep');
}

/** A text that is the same for the same target. */
export function targetKey({ about, word, answer }: DecisionTarget): string {
  return [about, word, answer].join('\n');
}

/** A word's synonyms with what was decided on them. */
export function decidedSynonyms(
  { synonyms, close }: Pick<TargetWord, 'synonyms' | 'close'>,
  decisions: readonly Decision[],
): Pick<TargetWord, 'synonyms' | 'close'> {
  return { synonyms: decidedList(synonyms, 'exact', decisions), close: decidedList(close, 'close', decisions) };
}

/** A list of answers that all count as `verb` says, with what was decided on them; what is added comes last. */
export function decidedList(list: readonly string[], verb: Verb, decisions: readonly Decision[]): string[] {
  const decided = new Map(decisions.map(({ answer, decision }) => [answer, decision]));
  const added = decisions.filter(({ decision }) => decision === verb).map(({ answer }) => answer);
  return [...new Set([...list.filter((answer) => (decided.get(answer) ?? verb) === verb), ...added])];
}
