import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { StoryOpener, WritingPrompt } from '~content/creative-writing/prompts/prompt';
import { lastMet, leastRecent, nextOpeners, nextPrompts, openerKey } from './opener-order';

const opener = (id: string): StoryOpener => ({ id, text: id });
const openers: WritingPrompt['openers'] = [opener('a'), opener('b'), opener('c'), opener('d')];
const prompts = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, text: id, openers }));
const PAIRS = prompts.length * openers.length;

/** A player who is dealt prompts with openers, and at times chooses another of a prompt's openers. */
function history(seed: number) {
  const random = seededRandom(seed);
  const met = new Map<string, Date>();
  let moment = 0;
  const meet = (key: string) => met.set(key, new Date(++moment));
  return {
    met,
    deal() {
      const prompt = random.pick(nextPrompts(prompts, met));
      const key = openerKey(prompt, random.pick(nextOpeners(prompt, met)));
      const before = new Map(met);
      meet(key);
      return { prompt, key, before };
    },
    choose: (prompt: WritingPrompt) => meet(openerKey(prompt, random.pick(prompt.openers))),
  };
}

const choices = fc.array(fc.boolean(), { minLength: 3 * PAIRS, maxLength: 3 * PAIRS });

describe('the order of prompts and openers', () => {
  it('repeats no pair before all were met, and then takes the one met longest ago', () => {
    fc.assert(
      fc.property(fc.integer(), choices, (seed, chooses) => {
        const player = history(seed);
        for (const chooseToo of chooses) {
          const { prompt, key, before } = player.deal();
          if (before.size < PAIRS) expect(before.has(key)).toBe(false);
          else expect(before.get(key)).toEqual(new Date(Math.min(...[...before.values()].map(Number))));
          if (chooseToo) player.choose(prompt);
        }
      }),
    );
  });

  it('shows every prompt once before any comes with another opener', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const player = history(seed);
        for (let round = 0; round < 8; round += 1) expect(new Set(prompts.map(() => player.deal().prompt.id)).size).toBe(prompts.length);
      }),
    );
  });

  it('differs between players', () => {
    const first = (seed: number) => prompts.map(() => history(seed).deal().key).join();
    expect(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size).toBeGreaterThan(10);
  });

  it('leaves a prompt alone that was met just now, while another has openers left', () => {
    fc.assert(
      fc.property(fc.integer(), choices, (seed, chooses) => {
        const player = history(seed);
        let previous = '';
        for (const chooseToo of chooses) {
          const { prompt, before } = player.deal();
          const othersLeft = PAIRS - before.size - openersLeft(prompt, before);
          if (othersLeft > 0) expect(prompt.id).not.toBe(previous);
          previous = prompt.id;
          if (chooseToo) player.choose(prompt);
        }
      }),
    );
  });
});

/** How many of a prompt's openers are not met. */
function openersLeft(prompt: WritingPrompt, met: ReadonlyMap<string, Date>): number {
  return prompt.openers.filter((one) => !met.has(openerKey(prompt, one))).length;
}

describe('the openers of one prompt', () => {
  const source = { id: 'one', openers };
  const met = new Map([
    ['one/a', new Date(3)],
    ['one/c', new Date(2)],
    ['two/b', new Date(9)],
  ]);

  it('are those never met, or the one met longest ago', () => {
    expect(nextOpeners(source, met).map(({ id }) => id)).toEqual(['b', 'd']);
    const all = new Map(met).set('one/b', new Date(4)).set('one/d', new Date(5));
    expect(nextOpeners(source, all).map(({ id }) => id)).toEqual(['c']);
  });

  it('are sorted by when they were met', () => {
    expect(leastRecent(source, met).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
    expect(lastMet(source, met)?.id).toBe('a');
    expect(lastMet({ id: 'three', openers }, met)).toBeUndefined();
  });
});
