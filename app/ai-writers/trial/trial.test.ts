import { describe, expect, it } from 'vitest';
import { bestOf, reportOf, settingsFor } from './report';
import { contextFor, fitFor, type Reading, speedsOf, type Trial } from './trial';

const reading = (firstWordMs: number, totalMs: number, readTokens = 600): Reading => ({
  ...{ firstWordMs, totalMs, readTokens, writtenTokens: 41, isCounted: true },
});
const trial = (changed: Partial<Trial> = {}): Trial => ({
  ...{ baseUrl: 'http://127.0.0.1:11434/v1', model: 'small:3b', loadMs: 4000 },
  first: { text: 'The lamp went out.', reading: reading(12_000, 14_400) },
  later: { text: 'Nobody moved.', reading: reading(3000, 5400, 900), newTokens: 300 },
  prompt: { text: 'A door that opens on Tuesdays.', reading: reading(2000, 4000, 120) },
  ...changed,
});

describe('a model is fit', () => {
  it('for rooms when a later part comes in time, however long the first one takes', () => {
    expect(fitFor(trial())).toBe('rooms');
  });

  it.each<[string, Partial<Trial>]>([
    ['begins too late', { later: { text: 'Late.', reading: reading(10_500, 12_000) } }],
    ['ends too late', { later: { text: 'Late.', reading: reading(4000, 15_500) } }],
    ['is refused', { later: { fault: 'other tense', reading: reading(400, 900) } }],
  ])('for prompts alone when its part %s', (_, changed) => {
    expect(fitFor(trial(changed))).toBe('prompts');
  });

  it('for nothing when its prompts come too late as well, or it gave no answer', () => {
    const late = { text: 'Late.', reading: reading(20_000, 40_000) };
    expect(fitFor(trial({ later: late, prompt: late }))).toBe('nothing');
    expect(fitFor({ baseUrl: 'x', model: 'y', fault: 'no answer in time' })).toBe('nothing');
  });
});

describe('its speeds', () => {
  it('are tokens a second read, read with what is kept, and written', () => {
    expect(speedsOf(trial())).toEqual({ reads: 50, readsKept: 300, writes: 40 / 2.4, keepsPrefix: true });
  });

  it('say when it reads everything again', () => {
    expect(speedsOf(trial({ later: { text: 'a', reading: reading(18_000, 20_000, 900) } })).keepsPrefix).toBe(false);
  });

  it('cannot be told of an answer that comes in one piece', () => {
    expect(speedsOf(trial({ later: { text: 'a', reading: reading(4000, 4000) } })).writes).toBeUndefined();
  });
});

describe('as much of a story as a model reads in time', () => {
  const reads = (tokensPerSecond: number, keeps = true): Partial<Trial> => ({
    first: { text: 'a', reading: reading(1000, 2000, tokensPerSecond) },
    later: { text: 'a', reading: reading(1000, 2000, keeps ? tokensPerSecond * 3 : tokensPerSecond) },
  });
  it.each<[string, Partial<Trial>, number]>([
    ['as its server says', { ...reads(2_000), contextTokens: 8_192 }, 8_000],
    ['as usual where its server does not say', reads(2_000), 4_000],
    ['as it reads in ten seconds where it keeps what it has read', { ...reads(650), contextTokens: 32_768 }, 6_500],
    ['as it reads in five where it does not', { ...reads(1_400, false), contextTokens: 32_768 }, 7_000],
    ['never too little for a story', { ...reads(50), contextTokens: 2_048 }, 3_000],
    ['never more than anybody needs', { ...reads(90_000), contextTokens: 1_000_000 }, 32_000],
  ])('is %s', (_, changed, tokens) => expect(contextFor(trial(changed))).toBe(tokens));
});

describe('what is printed', () => {
  it('holds speeds, samples, the verdict and the lines to set', () => {
    expect(reportOf(trial()).join('\n')).toMatch(
      /reads 50 tokens\/s, writes 17 tokens\/s\n {2}reads a later question \(900 tokens, 300 of them new\) at 300 tokens\/s: what it has read is kept[\s\S]*Nobody moved\.[\s\S]*live turns/,
    );
    expect(settingsFor(trial(), undefined)).toEqual([
      'AI_BASE_URL=http://127.0.0.1:11434/v1',
      'AI_MODEL=small:3b',
      'AI_FOR=rooms',
      'AI_CONTEXT=3000',
    ]);
    expect(settingsFor(trial(), 'secret').join()).not.toContain('secret');
  });

  it('recommends the quickest that is good for rooms, then one for prompts, and nothing else', () => {
    const slow = trial({ model: 'slow', later: { text: 'a', reading: reading(5000, 14_000) } });
    const prompts = trial({ model: 'prompts', later: { fault: 'garbage' } });
    const dead: Trial = { baseUrl: 'x', model: 'dead', fault: 'connection failed' };
    expect(bestOf([dead, prompts, slow, trial()])?.model).toBe('small:3b');
    expect(bestOf([dead, prompts])?.model).toBe('prompts');
    expect(bestOf([dead])).toBeUndefined();
    expect(settingsFor(dead, undefined)).toEqual([]);
  });
});
