import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freshMemory,
  isSaidNobody,
  knownName,
  type MemoryReading,
  MOST_KNOWN,
  MOST_SAID,
  memoryOf,
  questionKey,
  remembered,
  type Saying,
  type StoredMemory,
  saidSame,
} from './story-memory';

const reading = (changed: Partial<MemoryReading> = {}): MemoryReading => ({
  upTo: 3,
  people: [
    { name: 'Ines', pronoun: 'she', here: true, alive: true, doubts: [] },
    { name: 'the keeper', pronoun: 'he', here: true, alive: true, doubts: [] },
    { name: 'Marrow', pronoun: null, here: false, alive: true, doubts: ['person', 'pronoun'] },
  ],
  things: [{ name: 'the matches', place: '', holder: 'Ines' }],
  open: ['the rope'],
  questions: [
    { ask: 'person', name: 'Marrow' },
    { ask: 'same', name: 'Brandt', other: 'the keeper' },
  ],
  ...changed,
});

const after = (sayings: readonly Saying[], memory: StoredMemory = { read: reading(), said: [] }, number = 2) =>
  sayings.reduce((now, saying) => remembered(now, saying, number), memory);
const names = (memory: StoredMemory) => memoryOf(memory).people.map(({ name }) => name);

describe('what people say', () => {
  it('stands above what was read', () => {
    const memory = after([
      { about: 'person', name: 'Ines', pronoun: 'they', here: false, alive: false },
      { about: 'no-person', name: 'marrow' },
      { about: 'thing', name: 'the matches', place: 'in the sea', holder: '' },
      { about: 'closed', text: 'The rope' },
    ]);
    const { people, things, open } = memoryOf(memory);
    expect(people.find(({ name }) => name === 'Ines')).toMatchObject({ pronoun: 'they', here: false, alive: false, isSaid: true });
    expect(names(memory)).not.toContain('Marrow');
    expect(things).toEqual([{ name: 'the matches', place: 'in the sea', holder: '', isSaid: true }]);
    expect(open).toEqual([]);
  });

  it('makes a role and a name one person, and two again', () => {
    const one = after([{ about: 'same', name: 'the keeper', as: 'Brandt' }]);
    expect(memoryOf(one).people).toContainEqual(expect.objectContaining({ name: 'Brandt', pronoun: 'he', also: ['the keeper'] }));
    const two = after([{ about: 'two', name: 'Brandt', other: 'the keeper' }], one);
    expect(names(two)).toContain('the keeper');
    expect(saidSame(two.said, 'the keeper', 'Brandt')).toBe(false);
  });

  it('is asked for once in a turn, only while nobody has answered, and never again where nobody wants to', () => {
    expect(memoryOf(after([])).question).toEqual({ ask: 'person', name: 'Marrow' });
    const answered = after([{ about: 'no-person', name: 'Marrow' }], undefined, 3);
    expect(memoryOf(answered).question).toBeNull();
    const next = { ...answered, read: reading({ upTo: 4 }) };
    expect(memoryOf(next).question).toEqual({ ask: 'same', name: 'Brandt', other: 'the keeper' });
    const unasked = after([{ about: 'unasked', question: questionKey({ ask: 'same', name: 'the keeper', other: 'Brandt' }) }], next, 4);
    expect(memoryOf({ ...unasked, read: reading({ upTo: 5 }) }).question).toBeNull();
  });

  it('leaves nothing behind when it is taken back, where the reader does not know of it', () => {
    const rude: Saying[] = [
      { about: 'person', name: 'Ben the fool', pronoun: 'he', here: true, alive: true },
      { about: 'same', name: 'Ines', as: 'Ben the fool' },
      { about: 'two', name: 'Ben the fool', other: 'Lotte' },
      { about: 'thing', name: 'Ben’s brain', place: 'nowhere', holder: '' },
      { about: 'open', text: 'why Ben is a fool' },
    ];
    const back: Saying[] = [
      { about: 'no-person', name: 'Ben the fool' },
      { about: 'two', name: 'Lotte', other: 'Ben the fool' },
      { about: 'no-thing', name: 'Ben’s brain' },
      { about: 'closed', text: 'why Ben is a fool' },
    ];
    expect(after([...rude, ...back]).said).toEqual([]);
    expect(after([...rude, ...back], freshMemory).said).toEqual([]);
  });

  it('is asked about again when the story tells otherwise since', () => {
    const memory = after([{ about: 'person', name: 'Ines', pronoun: 'she', here: true, alive: true }]);
    const [ines, ...others] = reading().people;
    if (!ines) throw new Error('Nobody was read.');
    const read = reading({ upTo: 6, people: [{ ...ines, here: false }, ...others] });
    expect(memoryOf({ ...memory, read }).question).toEqual({ ask: 'here', name: 'Ines', alive: true });
    expect(memoryOf({ ...memory, read }).people.find(({ name }) => name === 'Ines')?.here).toBe(true);
  });
});

const name = fc.constantFrom('Ines', 'ines', 'Brandt', 'the keeper', 'Marrow', 'the  Keeper', 'Lotte');
const saying: fc.Arbitrary<Saying> = fc.oneof(
  fc.record({
    ...{ about: fc.constant('person' as const), name, pronoun: fc.constantFrom('she', 'he', 'they', 'it', null) },
    ...{ here: fc.boolean(), alive: fc.boolean() },
  }),
  fc.record({ about: fc.constant('no-person' as const), name }),
  fc.record({ about: fc.constant('same' as const), name, as: name }),
  fc.record({ about: fc.constant('two' as const), name, other: name }),
  fc.record({ about: fc.constant('thing' as const), name: fc.string({ minLength: 1, maxLength: 5 }), place: fc.string(), holder: name }),
  fc.record({ about: fc.constant('open' as const), text: fc.string({ minLength: 1, maxLength: 5 }) }),
  fc.record({ about: fc.constant('closed' as const), text: fc.constant('the rope') }),
);
const sayings = fc.array(saying, { maxLength: 120 });
const keyOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

describe('whatever is said, in whatever order', () => {
  it('nobody stands there twice, and everything is within bounds', () => {
    fc.assert(
      fc.property(sayings, (all) => {
        const memory = after(all);
        const { people, things, open } = memoryOf(memory);
        for (const list of [people.map((one) => one.name), things.map((one) => one.name), open.map(({ text }) => text)]) {
          expect(new Set(list.map(keyOf)).size).toBe(list.length);
          expect(list.length).toBeLessThanOrEqual(MOST_KNOWN);
        }
        expect(memory.said.length).toBeLessThanOrEqual(MOST_SAID);
        for (const one of people) expect(isSaidNobody(memory.said, one.name) && !one.isSaid).toBe(false);
      }),
    );
  });

  it('the last saying about somebody holds, and saying it twice changes nothing', () => {
    fc.assert(
      fc.property(sayings, saying, (all, last) => {
        const memory = after([...all, last]);
        expect(after([last], memory).said).toEqual(memory.said);
        if (last.about === 'person') {
          const { pronoun, here, alive } = last;
          expect(memoryOf(memory).people.find((one) => keyOf(one.name) === keyOf(last.name))).toMatchObject({ pronoun, here, alive });
        }
        if (last.about === 'no-person') expect(names(memory).map(keyOf)).not.toContain(keyOf(last.name));
      }),
    );
  });

  it('other names lead to one person and never in a circle', () => {
    fc.assert(
      fc.property(sayings, name, (all, one) => {
        const { said } = after(all);
        const known = knownName(said, one);
        expect(keyOf(knownName(said, known))).toBe(keyOf(known));
      }),
    );
  });

  it('a memory of nothing knows nobody', () => {
    expect(memoryOf(freshMemory)).toEqual({ people: [], things: [], open: [], question: null });
  });
});
