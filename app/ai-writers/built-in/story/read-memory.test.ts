import { describe, expect, it } from 'vitest';
import { judgePart, readSoFar } from '../../checks/judge-part';
import type { Saying } from '../../memory/story-memory';
import type { StoryPart } from '../../writer-model';
import { writeStoryContent } from '../write-story-content';
import { readMemory } from './read-memory';
import { readStory } from './read-story';

const OPENING = 'The lighthouse had been dark for a month when Ines rowed out to it with a box of matches.';
const person = (text: string): StoryPart => ({ by: 'person', text });
const TURNS = [
  'Ines tied the boat to the jetty. The keeper took the matches and put them in the drawer.',
  'Brandt laughed. “Where is the oil?” Ines asked. The keeper shrugged.',
].map(person);
const said = (...sayings: Saying[]) => sayings.map((one) => ({ ...one, after: 1 }));
const read = (turns = TURNS, ...sayings: Saying[]) =>
  readMemory({ opening: OPENING, parts: turns, said: said(...sayings), upTo: turns.length });
const inDetail = (name: string, sayings: Saying[] = [], turns = TURNS) => read(turns, ...sayings).people.find((one) => one.name === name);

describe('the built-in reader', () => {
  it('tells who is in a story, what is open, and asks for what it cannot tell', () => {
    const memory = read();
    expect(inDetail('Ines')).toMatchObject({ pronoun: 'she', here: true, alive: true, doubts: [] });
    expect(memory.open.join()).toContain('Where is the oil?');
    expect(memory.questions).toContainEqual({ ask: 'same', name: 'Brandt', other: 'the keeper' });
  });

  it('asks of a strange name whether it is a person’s', () => {
    const memory = read([person('Ines looked back at Marrow, and the lamp went out.')]);
    expect(memory.people).toContainEqual(expect.objectContaining({ name: 'Marrow', doubts: expect.arrayContaining(['person']) }));
    expect(memory.questions[0]).toEqual({ ask: 'person', name: 'Marrow' });
  });

  it('takes no street, department or salutation for a person', () => {
    const memory = read([person('The war with Chapel Street had gone on for days. Everyone looked at Sales. Dear Tom, it said.')]);
    const names = memory.people.map(({ name }) => name);
    for (const name of ['Chapel', 'Street', 'Sales', 'Dear']) expect(names).not.toContain(name);
  });

  it('takes what a journey is reckoned from for a place', () => {
    const memory = read([person('They had been asleep since Lund, and the lamp went out.')]);
    expect(memory.people.map(({ name }) => name)).not.toContain('Lund');
    expect(memory.questions.filter(({ name }) => name === 'Lund')).toEqual([]);
  });

  it.each(['Ines nearly died of it.', 'The oil had almost killed Ines.'])('takes nobody for dead who is only near it: %s', (turn) => {
    expect(inDetail('Ines', [], [person(turn)])?.alive).toBe(true);
  });

  it('makes one of a role and a name, two of what people say are two, and nobody of a town', () => {
    const one = read(TURNS, { about: 'same', name: 'the keeper', as: 'Brandt' });
    expect(one.people.map(({ name }) => name)).not.toContain('the keeper');
    const nobody = readStory(OPENING, [person('Marrow waited. Ines rowed on.')], said({ about: 'no-person', name: 'Marrow' }));
    expect(nobody.people.map(({ name }) => name)).not.toContain('Marrow');
    expect(nobody.present).not.toContain('Marrow');
  });

  it('takes pronouns, who is away and who is dead from people', () => {
    const person = { about: 'person' as const, name: 'Brandt', pronoun: 'they' as const, here: false, alive: true };
    expect(inDetail('Brandt', [person])).toMatchObject({ pronoun: 'they', here: false, alive: true });
    expect(inDetail('Brandt', [{ ...person, alive: false }])?.alive).toBe(false);
    const story = readStory(OPENING, TURNS, said(person));
    expect(story.people.map(({ name }) => name)).not.toContain('Brandt');
    expect(story.speech?.addressed?.name).not.toBe('Brandt');
  });
});

describe('what people said', () => {
  const soFar = (...sayings: Saying[]) => readSoFar(OPENING, TURNS, said(...sayings));
  const brandt = { about: 'person' as const, name: 'Brandt', pronoun: 'he' as const, here: true, alive: true };

  it('refuses a part in which somebody acts who is dead or away', () => {
    const part = 'Brandt nodded and took the lamp down from its hook.';
    expect(judgePart(part, soFar(brandt)).misfit).toBeUndefined();
    expect(judgePart(part, soFar({ ...brandt, alive: false })).misfit).toBe('dead person acting');
    expect(judgePart(part, soFar({ ...brandt, here: false })).misfit).toBe('absent person acting');
    expect(judgePart('Brandt came back with the oil.', soFar({ ...brandt, here: false })).misfit).toBeUndefined();
  });

  it('lets nobody of the built-in writer act who is away or dead', () => {
    for (const writer of ['Emma', 'Noah', 'Olivia']) {
      const request = {
        ...{ opening: OPENING, parts: TURNS, writer, personality: 'plain', proficiency: 'expert' as const, targetLength: 200 },
        ...{ progress: 0.3, seed: 3, mustWrite: true, said: said({ ...brandt, alive: false }) },
      };
      const written = writeStoryContent(request);
      expect('text' in written ? written.text : '').not.toMatch(/\bBrandt (?:\w+ed|said|took|went)\b/);
    }
  });
});
