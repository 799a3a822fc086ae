import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome/outcome.server';
import type { HeldReading } from '../reading/held-reading.server';
import { OutcomePage } from './outcome/outcome-page';
import { OwnDuels } from './own-duels';
import { ReadPage } from './reading/read-page';
import { VisitorPage } from './visitor-page';

function shown(page: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToStaticMarkup(<Page />).replaceAll(/<!-- -->/g, '');
}

it('a visitor sees cards of the day, and the way back here from signing up', () => {
  const page = shown(<VisitorPage cards={[{ prompt: 'What the moth wanted.', words: 100, constraint: 'Nobody speaks.' }]} />);
  for (const part of ['What the moth wanted.', 'Up to 100 words', 'Nobody speaks.', '/signup?to=%2Fduels']) expect(page).toContain(part);
});

const readText = (id: string, title: string): HeldReading['texts'][number] => ({
  ...{ id, title, words: 5, rating: 'teen', warnings: ['death'] },
  paragraphs: [['It rained.', 'She went in.'], ['It stopped.']],
});
const reading = (...texts: HeldReading['texts'][number][]): HeldReading => ({
  ...{ id: 'r1', prompt: 'The ferry turns round.', constraint: undefined, until: '2026-03-01T12:00:00.000Z', texts },
});

describe('a duel to read', () => {
  it('offers each sentence as a line to keep, by a form that needs no script', () => {
    const page = shown(<ReadPage reading={reading(readText('a', 'Rain'), readText('b', 'Sun'))} reply={undefined} />);
    for (const name of ['firstLine', 'secondLine']) expect(page.match(new RegExp(`name="${name}"`, 'g'))).toHaveLength(3);
    for (const part of ['name="pick"', 'name="firstSaid"', 'name="secondSaid"', 'Teen. Warnings: death', 'Not for me'])
      expect(page).toContain(part);
  });

  it('says at its head why an answer was not taken, and leads to the place', () => {
    const form = {
      status: 'error' as const,
      initialValue: {},
      error: { secondSaid: ['Please write a sentence.'], pick: ['Please choose.'] },
    };
    const page = shown(<ReadPage reading={reading(readText('a', 'Rain'), readText('b', 'Sun'))} reply={{ form }} />);
    const head = page.slice(0, page.indexOf('The ferry turns round.'));
    for (const part of ['Please write a sentence.', 'href="#better"', 'href="#answer-secondSaid"']) expect(head).toContain(part);
    expect(page).toContain('id="answer-secondSaid"');
  });

  it('of one text asks for no choice', () => {
    const page = shown(<ReadPage reading={reading(readText('a', 'Rain'))} reply={undefined} />);
    expect(page).not.toContain('name="pick"');
    expect(page).toContain('name="firstSaid"');
  });
});

it('one’s own text that moderators hide says so and cannot be withdrawn', () => {
  const text = { title: 'Rain', prompt: 'The ferry turns round.' };
  const page = (own: Parameters<typeof OwnDuels>[0]['own']) => shown(<OwnDuels own={own} />);
  expect(page([{ ...text, id: 'a', state: 'reading' }])).toContain('Withdraw it');
  const hidden = page([{ ...text, id: 'a', state: 'hidden' }]);
  expect(hidden).toContain('Moderators have hidden this text.');
  expect(hidden).not.toContain('Withdraw it');
});

describe('an outcome', () => {
  const untouched = { folded: false, thanked: false, helped: false, hidden: false };
  const own: Outcome['texts'][number] = {
    ...{ id: 'a', own: true, title: 'Rain', writer: { name: 'Ada', playerId: 'p1' }, ai: 'without', hidden: false },
    ...{ votes: 4, paragraphs: [[{ text: 'It rained.', kept: 3 }]] },
    notes: [{ id: 'n1', body: 'A fine beginning.', line: 'It rained.', by: { name: 'Cleo', playerId: 'p3' }, ...untouched }],
  };
  const other: Outcome['texts'][number] = {
    ...{ id: 'b', own: false, title: 'Sun', writer: null, ai: 'without', hidden: false },
    ...{ votes: 1, paragraphs: [[{ text: 'It shone.', kept: 0 }]] },
    notes: [{ id: 'n2', body: 'A fine end.', folded: false }],
  };

  it('shows both texts with the lines that were kept, the votes, what was said, and names or someone', () => {
    const outcome: Outcome = {
      prompt: 'Rain',
      constraint: undefined,
      result: 'won',
      texts: [own, other],
      keptAs: null,
      storyId: null,
      rematch: 'ask',
    };
    const page = shown(<OutcomePage outcome={outcome} reply={undefined} />);
    for (const part of [
      'You won 4 to 1',
      'kept by 3',
      'A fine beginning.',
      'It rained.',
      'A fine end.',
      'Ada',
      'someone',
      'Publish it',
      'Ask for a rematch',
      'value="thank"',
      // About who said it, and of a text without a name, of the words alone.
      'aria-label="About Cleo"',
      '/report/duel-note/n1',
      '/report/duel-text/b',
    ]) {
      expect(page).toContain(part);
    }
  });
});
