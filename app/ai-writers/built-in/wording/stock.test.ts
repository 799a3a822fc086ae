import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { Person, Thing } from '../story/story';
import { parseGroup, type ReplyLine } from './reply-line';
import { everyGroup, everyLine } from './stock';
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
const answers = {
  yes: 'I did',
  no: "I didn't",
  known: 'Under the bed',
  claim: 'head of security',
  echo: 'the whole time',
  again: 'You pressed it',
  matter: 'the roof',
};
const casts: readonly Referents[] = [
  {
    ...{ actor: person('I', 'I'), other: person('Hanna', 'she'), speaker: person('I', 'I'), addressed: person('Pell', 'he') },
    ...{
      object: thing('green ropes', 'cord', true),
      about: thing('badge', 'paper'),
      planted: thing('old lamp', 'light'),
      place: thing('cellar', 'building'),
    },
    ...{
      deed: 'cutting the green ropes',
      ...answers,
      doer: person('Mara', 'she'),
      owner: person('Pell', 'he'),
      old: thing('red box', 'container'),
    },
    act: { doer: person('I', 'I'), verb: 'cut', particle: '', object: thing('green ropes', 'cord', true) },
  },
  {
    ...{ actor: person('you', 'you'), other: person('the porter', 'he'), speaker: person('Ruiz', 'he'), addressed: person('you', 'you') },
    ...{
      object: thing('third chair', 'furniture'),
      about: thing('boots', 'cloth', true),
      planted: thing('matches', 'light', true),
      place: thing('field', 'ground'),
    },
    ...{
      deed: 'moving the third chair',
      ...answers,
      doer: person('you', 'you'),
      owner: person('the boys', 'they', true),
      old: thing('knife', 'tool'),
    },
    act: { doer: person('you', 'you'), verb: 'pick', particle: 'up', object: 'it' },
  },
  {
    ...{
      actor: person('the boys', 'they', true),
      other: person('I', 'I'),
      speaker: person('Mara', 'she'),
      addressed: person('the boys', 'they', true),
    },
    ...{
      object: person('Aunt Bea', 'she'),
      about: thing('boat', 'boat'),
      planted: thing('letter', 'paper'),
      place: thing('kitchen', 'building'),
    },
    ...{
      deed: 'waking the neighbors',
      ...answers,
      doer: thing('tower', 'building'),
      owner: person('Ruiz', 'he'),
      old: thing('map', 'paper'),
    },
    act: {
      doer: person('the boys', 'they', true),
      verb: 'run',
      particle: '',
      oblique: { preposition: 'into', of: person('Aunt Bea', 'she') },
    },
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

const wordings = (line: ReplyLine): string[] =>
  casts.flatMap((referents, seed) =>
    (['past', 'present'] as const).map(
      (tense) => wordLine(line, { referents, tense, named: [], random: seededRandom(seed + line.id) }).text,
    ),
  );

describe('the stock of replies', () => {
  it('is large, and no line of it stands twice', () => {
    const lines = everyLine();
    expect(lines.length).toBeGreaterThan(800);
    expect(new Set(lines.map(({ source }) => source)).size).toBe(lines.length);
  });

  it.each(everyGroup.map((group) => [`${group.writer} on ${group.answers}`, group] as const))(
    '%s is English for any cast in any tense',
    (_, group) => {
      const found = parseGroup(group).flatMap((line) => {
        const texts = wordings(line);
        return texts.filter(
          (text) =>
            faults.some((fault) => fault.test(text)) &&
            !(group.answers.startsWith('broken') && /^\p{Ll}/u.test(text) && faults.slice(0, 5).every((fault) => !fault.test(text))),
        );
      });
      expect(found).toEqual([]);
    },
  );
});
