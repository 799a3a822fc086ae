import { describe, expect, it } from 'vitest';
import type { Person, Thing } from '../story/story';
import type { Line } from './line';
import { everyMoment } from './moments';
import { type Referents, wordLine } from './word-line';

const person = (name: string, pronoun: Person['pronoun'], plural = false): Person => ({
  ...{ name, pronoun, plural, pronounKnown: true, named: /^\p{Lu}\p{Ll}/u.test(name) },
});
const thing = (words: string, kind: string, plural = false): Thing => ({
  determiner: 'the',
  words,
  noun: words.split(' ').at(-1) ?? '',
  plural,
  kind,
});
const answers = { known: 'Under the bed' };
const casts: readonly Referents[] = [
  {
    ...{ actor: person('I', 'I'), other: person('Hanna', 'she'), speaker: person('I', 'I'), addressed: person('Pell', 'he') },
    ...{ object: thing('green ropes', 'cord', true), planted: thing('old lamp', 'light') },
    ...{ recipient: person('Tom', 'he'), ...answers },
  },
  {
    ...{ actor: person('you', 'you'), other: person('the porter', 'he'), speaker: person('Ruiz', 'he'), addressed: person('you', 'you') },
    ...{ object: thing('third chair', 'furniture'), planted: thing('matches', 'light', true) },
    ...{ recipient: person('Mara', 'she'), ...answers },
  },
  {
    ...{
      actor: person('the boys', 'they', true),
      other: person('I', 'I'),
      speaker: person('Mara', 'she'),
      addressed: person('Bo', 'they'),
    },
    ...{ object: person('Aunt Bea', 'she'), planted: thing('letter', 'paper') },
    ...{ recipient: person('I', 'I'), ...answers },
  },
];
const faults = [
  /[[\]<>{}|]|undefined/,
  /\b(?!that\b|had\b|her\b|no\b|very\b|long\b|so\b|there\b|step\b|one\b|way\b|on\b|two\b|again\b|up\b)(\w{2,}) \1\b/i,
  /(?<!(?:[Ii]f|[Ss]uppose|and) )\bI (?:is|are|were|has|does)\b|\b(?:he|she|it) (?:am|are)\b|(?<!of )\byou (?:am|is|was|has)\b|\bthey (?:is|am|was|has)\b/,
  /\b(?:to|at|of|for|with|from|behind|beside|toward|past) (?:I|he|she|they) (?!\w+(?:ed|s)\b|never|had|have|was|were|would|could|am|are|is|did|do|said|say|knew|know|saw|see|left|leave|took|take|kept|keep|found|find|held|hold|stood|stand|put|went|go|thought|think|meant|mean|got|get|came|come|want|made|make|set|lay|lie|heard|hear)\b/,
  /\b(?:the|a|an) (?:the|a|an|my|your|his|our|their)\b/i,
  /[.!?] \p{Ll}/u,
  /(?<!\bof )\b(?:me|him|them|us) (?:could|would|should|might|must)\b/i,
];

const wordings = (line: Line): string[] =>
  casts.flatMap((referents) => (['past', 'present'] as const).map((tense) => wordLine(line, referents, tense)));

describe('the stock of answers', () => {
  it('has no line twice in one moment', () => {
    for (const { lines } of everyMoment) expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it.each(everyMoment.map((moment) => [moment.lines[0]?.source ?? moment.kind, moment] as const))(
    'is English for any cast in any tense: %s',
    (_, { lines }) => expect(lines.flatMap(wordings).filter((text) => faults.some((fault) => fault.test(text)))).toEqual([]),
  );
});
