import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noteTexts } from '../texts';
import { UnsentWords } from './unsent-words';

const shown = (message: string, initialValue: Record<string, string>) =>
  renderToStaticMarkup(<UnsentWords reply={{ status: 'error', error: { '': [message] }, initialValue }} />);

it('says why words were not sent, and shows them', () => {
  const page = shown(noteTexts.notShared, { intent: 'propose', wording: 'The harbour lay empty.', text: 'Shorter.' });
  for (const text of [noteTexts.notShared, noteTexts.unsent, 'The harbour lay empty.\n\nShorter.</textarea>']) expect(page).toContain(text);
});

it('has no box for a press', () => {
  const page = shown(noteTexts.notTakeable, { intent: 'take' });
  expect(page).toContain(noteTexts.notTakeable);
  expect(page).not.toContain('textarea');
});
