import { describe, expect, it } from 'vitest';
import { bylineOf, creditsOf, type StoryWriter } from './writers';

const person = (name: string): StoryWriter => ({ playerId: name, name, isAi: false, hidden: false, characters: 10 });
const ai = (name: string): StoryWriter => ({ playerId: null, name, isAi: true, hidden: false, characters: 10 });

describe('the byline of a story', () => {
  it('is its author, or Anonymous', () => {
    expect(bylineOf('Ada', [])).toBe('Ada');
    expect(bylineOf(null, [])).toBe('Anonymous');
  });

  it('lists everybody who wrote it, and the AI writers together', () => {
    expect(bylineOf(null, [person('Ada')])).toBe('Ada');
    expect(bylineOf(null, [person('Ada'), ai('Emma'), ai('Noah')])).toBe('Ada and AI writers');
    expect(bylineOf(null, [ai('Emma'), person('Ada'), person('Ben')])).toBe('Ada, Ben and AI writers');
    expect(bylineOf(null, [person('Ada'), person('Ben'), person('Cleo'), person('Dan')])).toBe('Ada, Ben, Cleo and Dan');
  });
});

describe('the credits of a story', () => {
  it('link to the pages of those who have one', () => {
    const hidden = { ...person('ada'), name: 'Anonymous', hidden: true };
    expect(creditsOf({ name: null, id: null }, [hidden, person('Ben'), ai('Emma')])).toEqual([
      { name: 'Anonymous', playerId: null, isAi: false },
      { name: 'Ben', playerId: 'Ben', isAi: false },
      { name: 'Emma', playerId: null, isAi: true },
    ]);
    expect(creditsOf({ name: 'Ada', id: 'ada' }, [])).toEqual([{ name: 'Ada', playerId: 'ada', isAi: false }]);
  });
});
