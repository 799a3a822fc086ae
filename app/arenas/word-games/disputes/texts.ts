import type { Decision, DecisionTarget, Disputed } from '../lexicon/decisions';

/** Texts about disputes. */
export const disputeTexts = {
  refused: 'Should this count?',
  unfairClue: 'Unfair clue?',
  unfairAnswer: 'Should it not count?',
  thanks: 'Thank you. An editor will look at it.',
  notSent: 'That could not be sent. Please try again.',
  forbidden: 'This run belongs to someone else.',
  unknown: 'There is nothing to dispute here.',
  noWord: 'Only words can be disputed, and no dictionary knows this one.',
  wordsAlone: 'Answers that no dictionary knows are not listed: only words can be disputed.',
  atEnd: 'Do you disagree?',
  loading: 'Loading your answers…',
  refusedAnswers: 'Your answers that did not count',
  missedAnswers: 'Answers you missed',
  listFailed: 'Your answers cannot be shown right now. Please close this and open it again.',
  nothing: 'All your answers counted, and you missed none.',
} as const;

/** What a button that disputes says. */
export function askText(kind: Disputed['kind'], about: DecisionTarget['about']): string {
  if (kind === 'refused') return disputeTexts.refused;
  return about === 'clue' ? disputeTexts.unfairClue : disputeTexts.unfairAnswer;
}

/** What a dispute is about: “pal” for “friend”, or “selfie”. */
export function targetText({ about, word, answer }: DecisionTarget): string {
  if (about === 'synonym') return `“${answer}” for “${word}”`;
  return about === 'association' ? `“${answer}” for “${threeWords(word)}”` : `“${word}”`;
}

/** What a player who disputes wishes: “pal” for “friend” should count. */
export function wishText({ kind, about }: Disputed): string {
  if (kind === 'refused') return 'should count';
  return about === 'clue' ? 'has an unfair clue' : 'should not count';
}

/** What a player reads once an editor has agreed. */
export function thanksText(decision: Decision): string {
  return `Thank you: ${outcomeText(decision)}`;
}

/** What a decision means, as a sentence. */
export function outcomeText({ about, word, answer, decision }: Decision): string {
  const counts = { exact: 'now counts', close: 'now counts half', remove: 'no longer counts', keep: 'counts as it did' }[decision];
  if (about === 'synonym') return `“${answer}” ${counts} for “${word}”.`;
  if (about === 'association') return `“${answer}” ${counts} for “${threeWords(word)}”.`;
  if (about === 'form') return `“${word}” ${counts} as a word.`;
  return decision === 'remove' ? `“${word}” is no longer asked with that clue.` : `“${word}” is asked as before.`;
}

function threeWords(key: string): string {
  return key.split(' ').join(', ');
}
