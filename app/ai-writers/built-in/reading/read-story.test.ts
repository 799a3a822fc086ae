import { describe, expect, it } from 'vitest';
import { readStory } from './read-story';

const read = (text: string, opening = '') => readStory(text, opening, text);

describe('reading a story', () => {
  it('finds the person it follows, the others and their pronouns', () => {
    const { focus, others } = read(
      'Mara knelt by the door. She heard the keeper cough. “Anton is late,” said Mara. The keeper put down his lantern.',
    );
    expect(focus).toMatchObject({ name: 'Mara', pronoun: 'she' });
    expect(others).toContainEqual(expect.objectContaining({ name: 'the keeper', pronoun: 'he' }));
  });

  it('does not count a person with a role twice', () => {
    const { focus, others } = read(
      'Ines rowed out. The keeper, an old man called Brandt, was waiting for her with a lamp. Ines waved to Brandt.',
    );
    expect([focus, ...others].map(({ name }) => name).sort()).toEqual(['Brandt', 'Ines']);
    expect(others[0]?.pronoun).toBe('he');
  });

  it('leaves out people who have gone, until they are back', () => {
    const gone = 'Mara sat down. She knew Tom had been lying. Tom left in the morning.';
    expect(read(gone).others).toEqual([]);
    const back = read(`${gone} Mara waited. At noon Tom returned.`);
    expect([back.focus, ...back.others].map(({ name }) => name).sort()).toEqual(['Mara', 'Tom']);
  });

  it('reads the person and the tense from narration, not from speech', () => {
    expect(read('She opened the box. “I am sure that you know it,” he said. “I do. I always do.”')).toMatchObject({
      person: 'third',
      tense: 'past',
    });
    expect(read('I open the box. He says that he was sure.')).toMatchObject({ person: 'first', tense: 'present' });
    expect(read('You open the box and your hands are cold.')).toMatchObject({ person: 'second', tense: 'present' });
    expect(read('We opened the box and none of us spoke.')).toMatchObject({ person: 'we', tense: 'past' });
  });

  it('takes a thing with its distinguishing adjective, and no half of a compound', () => {
    const { things, places } = read('She found a small iron door latch in the kitchen, and the blue drawer.');
    expect(things.map(({ name }) => name)).toEqual(expect.arrayContaining(['the blue drawer']));
    expect(places[0]).toMatchObject({ at: 'in the kitchen' });
  });

  it('notices how the text breaks off, and whether the door is open', () => {
    expect(read('Mara shut the door. “I never').lastBreak).toBe('open-quote');
    expect(read('Mara opened the door and there was a')).toMatchObject({ lastBreak: 'mid-sentence', door: 'open' });
    expect(read('Mara shut the door. “Is it yours?”')).toMatchObject({ lastBreak: 'question', door: 'shut' });
  });

  it('brings in one person when a story has nobody, and keeps them', () => {
    const opening = 'Rain fell on the empty town.';
    const { focus } = read(opening, opening);
    expect(focus.named).toBe(true);
    expect(read(`${opening} It went on falling.`, opening).focus).toEqual(focus);
  });
});
