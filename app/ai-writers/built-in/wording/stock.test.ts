import { describe, expect, it } from 'vitest';
import type { Person } from '../story/story';
import { parseLine, wordLine } from './line';
import { everyMoment } from './moments';

const lines = everyMoment.flatMap((moment) => moment.lines);
const person = (name: string, pronoun: Person['pronoun']): Person => ({
  ...{ name, pronoun, named: name !== pronoun, pronounKnown: true, plural: false },
});
/** What can only be said of a story that has these things in it, or tells of what was before. */
const CLAIMS =
  /\b(?:door|window|lamp|knife|table|chair|stairs|last time|yesterday|last night|this morning|your (?:mother|father|wife|husband))\b/iu;

describe('the stock of answers', () => {
  it('has no line twice in one moment', () => {
    for (const moment of everyMoment) expect(new Set(moment.lines.map(({ id }) => id)).size).toBe(moment.lines.length);
  });

  it('is speech alone, and claims nothing that a story may not have', () => {
    expect(lines.filter(({ source }) => CLAIMS.test(source)).map(({ source }) => source)).toEqual([]);
  });

  it('is found again in any wording, and only in its own', () => {
    for (const line of lines) expect(line.wording.test(wordLine(line, person('Tom', 'he'), 'past').toLowerCase())).toBe(true);
    expect(parseLine('"Why?"').wording.test('"why not?" tom asked.')).toBe(false);
  });
});

describe('a line', () => {
  it.each([
    ['"Only me."', person('Tom', 'he'), 'past', '"Only me," Tom said.'],
    ['"Who else?" "Anyone else."', person('the old clerk', 'she'), 'present', '"Who else?" the old clerk asks. "Anyone else."'],
    ['"I\'m going, I\'m going!"', person('I', 'I'), 'present', '"I\'m going, I\'m going!" I say.'],
    ['"Not on me."', undefined, 'past', '"Not on me."'],
  ] as const)('%j is said by who is known to say it', (source, by, tense, text) =>
    expect(wordLine(parseLine(source), by, tense)).toBe(text),
  );
});
