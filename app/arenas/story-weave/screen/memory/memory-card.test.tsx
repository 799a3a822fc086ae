import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MemoryView } from '../../protocol/memory.contract';
import { sayingText } from '../../woven-stories/texts';
import { MemoryCard } from './memory-card';
import { asked, personLine, thingLine } from './memory-texts';

const marrow = { name: 'Marrow', pronoun: null, here: false, alive: true, also: [], doubts: ['person', 'pronoun'], isSaid: false } as const;
const memory: MemoryView = {
  people: [{ name: 'Brandt', pronoun: 'he', here: true, alive: true, also: ['the keeper'], doubts: [], isSaid: true }, marrow],
  things: [{ name: 'the key', place: '', holder: 'Brandt', isSaid: true }],
  open: [{ text: 'who cut the rope', isSaid: false }],
  question: { ask: 'person', name: 'Marrow' },
};
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('what is known of a story', () => {
  it('shows guesses with a question mark, and says who is who', () => {
    const text = textOf(renderToStaticMarkup(<MemoryCard memory={memory} call={undefined} />));
    for (const words of ['Brandt he, here; also the keeper', 'Marrow?', 'the key Brandt has it', 'who cut the rope'])
      expect(text).toContain(words);
  });

  it('is mended by those with a seat alone', () => {
    const html = (call: Parameters<typeof MemoryCard>[0]['call']) => renderToStaticMarkup(<MemoryCard memory={memory} call={call} />);
    expect(html(undefined)).not.toContain('<button');
    expect(html(async () => true)).toContain('Correct: Marrow');
  });

  it.each([
    [{ ask: 'person', name: 'Marrow' }, 'Marrow: a person or a place?', ['person', 'no-person']],
    [{ ask: 'same', name: 'Bo', other: 'the engineer' }, 'Bo and the engineer: one?', ['same', 'two']],
    [{ ask: 'pronoun', name: 'Marrow' }, 'Marrow: she, he or they?', ['person', 'person', 'person']],
    [{ ask: 'here', name: 'Brandt', alive: false }, 'Brandt: dead?', ['person', 'person']],
  ] as const)('asks %j in a few words, with an answer to tap for each', (question, text, about) => {
    const { text: said, answers } = asked(question, memory);
    expect(said).toBe(text);
    expect(answers.map(({ saying }) => saying.about)).toEqual(about);
  });

  it('is told in lines that can be read', () => {
    expect(personLine({ ...marrow, alive: false })).toBe('dead; she, he or they?');
    expect(thingLine({ name: 'x', place: 'in the well', holder: '', isSaid: true })).toBe('in the well');
    expect(sayingText({ about: 'same', name: 'the keeper', as: 'Brandt' })).toBe('the keeper is Brandt');
    expect(sayingText({ about: 'unasked', question: 'x' })).toBeUndefined();
  });
});
