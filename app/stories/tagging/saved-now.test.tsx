import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SavedNow } from './saved-now';

const saved = {
  ...{ summary: 'Hers.', language: 'de', progress: 'hiatus', plannedChapters: '', noteBefore: 'A note.', noteAfter: '' },
  ...{ fandoms: '', relationships: '', characters: '', freeforms: 'Tea' },
};

it('shows what is saved of each field that says something else, as people read it', () => {
  const typed = { summary: 'Mine.', language: 'en', plannedChapters: '8', noteBefore: 'A note.', freeforms: 'Tea' };
  const html = renderToStaticMarkup(<SavedNow saved={saved} typed={typed} isOfFandom />);
  const shown = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)].map(([, label, value]) => [label, value]);
  expect(shown).toEqual([
    ['Summary', 'Hers.'],
    ['Language', 'Deutsch'],
    ['Progress', 'On hiatus'],
    ['Chapters in all', 'Nothing'],
  ]);
});

it('shows nothing where both say the same', () => {
  expect(renderToStaticMarkup(<SavedNow saved={saved} typed={saved} isOfFandom={false} />)).toBe('');
});
