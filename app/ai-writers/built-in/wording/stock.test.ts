import { describe, expect, it } from 'vitest';
import type { Person } from '../story/story';
import { parseLine, wordLine } from './line';
import { everyMoment } from './moments';

const lines = everyMoment.flatMap((moment) => moment.lines);
const person = (name: string, pronoun: Person['pronoun']): Person => ({
  ...{ name, pronoun, named: name !== pronoun, pronounKnown: true, plural: false },
});
const tom = person('Tom', 'he');
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
    for (const line of lines)
      expect(line.wording.test(wordLine(line, { first: tom, second: person('Mara', 'she') }, 'past').toLowerCase())).toBe(true);
    expect(parseLine('"Why?"').wording.test('"why not?" tom asked.')).toBe(false);
  });
});

describe('a line', () => {
  it.each([
    ['"Only me."', tom, undefined, 'past', '"Only me," Tom said.'],
    ['"Who else?" "Anyone else."', person('the clerk', 'she'), tom, 'present', '"Who else?" the clerk asks. "Anyone else," Tom says.'],
    ['"Who else?" "Anyone else."', tom, undefined, 'past', '"Who else?" "Anyone else."'],
    ['"Away." "Away isn\'t a place." "It is now."', tom, tom, 'past', '"Away." "Away isn\'t a place." "It is now."'],
    ['"I\'m going, I\'m going!"', person('I', 'I'), tom, 'present', '"I\'m going, I\'m going!" I say.'],
    ['"Not on me."', undefined, tom, 'past', '"Not on me."'],
  ] as const)('%j is said by those who are known to say it', (source, first, second, tense, text) =>
    expect(wordLine(parseLine(source), { first, second }, tense)).toBe(text),
  );
});
