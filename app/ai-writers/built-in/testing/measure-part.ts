import type { ScriptedGame } from '../../../../tests/corpora/games/scripted-game';
import { lastTurns } from '../../story-parts';
import { wordRuns, wordsOf } from '../../words';
import { rolesIn } from '../story/people/roles';
import { withoutSpeech } from '../text-tools';
import type { PlayedPart } from './play-game';

/** What a part by an AI writer does with the people's last turns. */
export interface PartMeasure {
  game: string;
  kind: ScriptedGame['kind'];
  by: string;
  text: string;
  /** Runs of four words that stand in the last turns. */
  copiedRuns: string[];
  /** Faults of grammar and of who is who. */
  faults: string[];
}

/** Words in a row that stand in the last turns and count as copied. */
const COPIED_RUN = 4;

/** Measures one part against the turns it answers. */
export function measurePart(part: PlayedPart, game: ScriptedGame, turns = lastTurns(part.before).join('\n')): PartMeasure {
  return {
    ...{ game: game.id, kind: game.kind, by: part.by, text: part.text },
    copiedRuns: runsIn(part.text, turns),
    faults: faultsIn(part, game),
  };
}

function runsIn(text: string, turns: string): string[] {
  const theirs = new Set(wordRuns(wordsOf(turns), COPIED_RUN));
  return wordRuns(wordsOf(text), COPIED_RUN).filter((run) => theirs.has(run));
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
