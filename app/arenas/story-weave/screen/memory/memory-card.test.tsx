// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRoom } from '../../client/room/room-session';
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

describe('a form on the card', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const press = (label: string) =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)?.click();
    });

  /** A card on which a writer has begun to correct an entry. @returns how it shows the memory from then on. */
  async function mending(label: string, call: CallRoom) {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const show = (shown: MemoryView) => act(async () => root.render(<MemoryCard memory={shown} call={call} />));
    await show(memory);
    await press(label);
    return show;
  }

  it.each(['Correct: the key', 'Correct: Brandt'])('keeps its words when its entry goes: %s', async (label) => {
    const show = await mending(label, async () => true);
    const name = field('name');
    if (name) name.value = 'half a name';
    await show({ ...memory, people: [marrow], things: [] });
    expect(field('name')).toBe(name);
    expect(field('name')?.value).toBe('half a name');
    await press('Cancel');
    expect(document.querySelector('form')).toBeNull();
    expect(document.body.textContent).not.toMatch(/the key|Brandt/);
  });

  it('keeps a thing of which only capitals and spaces were mended', async () => {
    const said: unknown[] = [];
    await mending('Correct: the key', async (_name, { saying }: { saying?: unknown }) => said.push(saying) > 0);
    const name = field('name');
    if (name) name.value = 'the  Key';
    await press('Save');
    expect(said).toEqual([{ about: 'thing', name: 'the  Key', place: '', holder: 'Brandt' }]);
  });

  it('says the new name of a thing before the old one goes, so that words that are refused change nothing', async () => {
    const said: unknown[] = [];
    await mending('Correct: the key', async (_name, { saying }: { saying?: unknown }) => {
      said.push(saying);
      return false;
    });
    for (const [name, value] of [
      ['name', 'the coin'],
      ['place', 'in the damn well'],
    ] as const) {
      const input = field(name);
      if (input) input.value = value;
    }
    await press('Save');
    expect(said).toEqual([{ about: 'thing', name: 'the coin', place: 'in the damn well', holder: 'Brandt' }]);
    expect(field('place')?.value).toBe('in the damn well');
  });
});
