import type { ScriptedGame } from '../../../../tests/corpora/games/scripted-game';
import { lastTurns } from '../../story-parts';
import { wordRuns, wordsOf } from '../../words';
import { readSentences } from '../language/tokens';
import { createCast } from '../story/people/cast';
import { rolesIn } from '../story/people/roles';
import { contentWords, readTurn } from '../story/read-turn';
import type { Narrator } from '../story/story';
import { normalise, withoutSpeech } from '../text-tools';
import type { PlayedPart } from './play-game';

/** What a part by an AI writer does with the people's last turns. */
export interface PartMeasure {
  game: string;
  kind: ScriptedGame['kind'];
  by: string;
  text: string;
  /** Whether it holds a content word of the last turns. */
  namesWord: boolean;
  /** Whether it holds somebody of them. */
  namesName: boolean;
  /** The share of its content words that come from the last turns. */
  copied: number;
  /** Runs of four words that stand in the last turns. */
  copiedRuns: string[];
  /** Facts that the reader finds in it. */
  facts: number;
  /** Faults of grammar and of who is who. */
  faults: string[];
}

/** Words in a row that stand in the last turns and count as copied. */
const COPIED_RUN = 4;

const contentOf = (text: string) => new Set(contentWords(readSentences(text).flat()));

/** Measures one part against the turns it answers. */
export function measurePart(part: PlayedPart, game: ScriptedGame, turns = lastTurns(part.before).join('\n')): PartMeasure {
  const names = new Set(Object.keys(game.cast).map((name) => name.toLowerCase()));
  const [theirs, own] = [contentOf(turns), contentOf(part.text)];
  const isName = (word: string) => [...names].some((name) => name.split(' ').includes(word));
  const shared = [...own].filter((word) => theirs.has(word));
  return {
    ...{ game: game.id, kind: game.kind, by: part.by, text: part.text },
    namesWord: shared.some((word) => !isName(word)),
    namesName: [...names].some((name) => normalise(part.text).includes(name) && normalise(turns).includes(name)) || shared.some(isName),
    copied: own.size === 0 ? 0 : shared.filter((word) => !isName(word)).length / own.size,
    copiedRuns: runsIn(part.text, turns),
    facts: factsIn(part.text, game.person),
    faults: faultsIn(part, game),
  };
}

function runsIn(text: string, turns: string): string[] {
  const theirs = new Set(wordRuns(wordsOf(turns), COPIED_RUN));
  return wordRuns(wordsOf(text), COPIED_RUN).filter((run) => theirs.has(run));
}

function factsIn(text: string, person: Narrator): number {
  return readTurn(text, createCast(person, [])).facts.length;
}

const slips: readonly (readonly [string, RegExp])[] = [
  ['a slot left open', /[[\]<>{}|]|undefined/],
  ['a word twice', /\b(?!that|had|her|no|very|long|so|there|step|round|way|well|far|he|who|again)(\w{2,}) \1\b/i],
  ['an article before a vowel', /\ba (?:[aeio]|u(?!n[ia]|s[eu]|ti))\w/],
  ['an article before a consonant', /\ban (?![aeiou]|h(?:our|on|eir))\w/],
  [
    'a form of be',
    /\bI (?:is|are|were)\b|\b(?:he|she|it) (?:am|are|were)\b|\b(?:we|they) (?:am|is|was)\b|(?<!of )\byou (?:am|is|was|has)\b|\bI has\b/,
  ],
  [
    'a pronoun as object',
    /\b(?:to|at|of|for|with|from|behind|beside|toward|past|near) (?:I|he|she|we)\b(?! (?:\w+(?:ed|s)\b|would|could|had|has|was|were|is|said))/,
  ],
  ['two determiners', /\b(?:the|a|an) (?:the|a|an|my|your|his|our|their)\b/i],
  ['a sentence in lower case', /[.!?] \p{Ll}/u],
  ['no end', /[^.!?…"”’'»«]$/],
  ['quotation marks', /^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/],
];

function faultsIn({ text, before }: PlayedPart, game: ScriptedGame): string[] {
  const faults = slips.filter(([, pattern]) => pattern.test(text.replace(/[“”]/g, '"').replace(/^—/, '"'))).map(([name]) => name);
  const turn = before.filter(({ by }) => by === 'person').length - 1;
  // A speech that broke off goes on behind a dash.
  const narration = withoutSpeech(text.replace(/^—/, '"').replace(/[“”]/g, '"'));
  for (const { name, turn: from } of game.gone ?? []) {
    const acts = new RegExp(
      `\\b${name} (?:says?|said|asks?|asked|looks?|looked|nods?|nodded|takes?|took|picks?|turn(?:s|ed)|shakes?|shook|puts?|laughs?|laughed)\\b`,
      'i',
    );
    if (turn >= from && acts.test(narration)) faults.push(`${name} is gone`);
  }
  for (const [name, pronoun] of Object.entries(game.cast)) {
    const wrong = pronoun === 'she' ? 'he|his|him|himself' : pronoun === 'he' ? 'she|her|herself' : undefined;
    // Only where nobody else has been named can a pronoun be told to be wrong.
    const sentences = narration.split(/(?<=[.!?])\s/);
    const alone = sentences.filter(
      (sentence, index) => sentence.includes(name) && !otherIn(sentences.slice(0, index + 1).join(' '), name, game),
    );
    if (wrong && alone.some((sentence) => new RegExp(`\\b${name}\\b[^.!?]*\\b(?:${wrong})\\b`).test(sentence)))
      faults.push(`${name} is ${pronoun}`);
  }
  if (/\b(?:I|me|my)\b/.test(narration) && game.person !== 'first' && game.person !== 'we') faults.push('a narrator');
  return faults;
}

function otherIn(sentence: string, name: string, { cast }: ScriptedGame): boolean {
  const rest = sentence.replaceAll(name, '');
  return (
    Object.keys(cast).some((other) => other !== name && rest.includes(other)) ||
    rolesIn(rest).length > 0 ||
    /\bthe \w+(?:er|or)\b|(?<!^)\b\p{Lu}\p{Ll}+/u.test(rest)
  );
}
