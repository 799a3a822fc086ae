import { describe, expect, it } from 'vitest';
import type { StoryPart } from '../writer-model';
import { withoutFiller } from './without-filler';

const person = (text: string): StoryPart => ({ by: 'person', text });
const ai = (text: string): StoryPart => ({ by: 'ai', text });
const filler = ai('“Don’t thank me yet.”');

describe('the story that a model is shown', () => {
  it('has no part of the built-in writer that nobody took up', () => {
    const parts = [person('Tom sighed.'), filler, person('Mara laughed.')];
    expect(withoutFiller(parts)).toEqual([parts[0], parts[2]]);
  });

  it('keeps one that a person took up, and those of the round that is not over', () => {
    const taken = [person('Tom sighed.'), filler, person('"I will thank nobody," said Tom.')];
    expect(withoutFiller(taken)).toEqual(taken);
    const now = [person('Tom sighed.'), filler];
    expect(withoutFiller(now)).toEqual(now);
  });

  it('keeps what people and models wrote', () => {
    const parts = [person('Tom sighed.'), ai('Gulls rose from the quay, all at once.'), person('Mara laughed.')];
    expect(withoutFiller(parts)).toEqual(parts);
  });
});
