import { expect, it } from 'vitest';
import { writersText } from './writers-text';

const person = (writer: string) => ({ writer, ai: false });
const machine = (writer: string) => ({ writer, ai: true });

it('names every writer of a story once, people first, and says who is none', () => {
  expect(writersText([person('Mara'), machine('Emma'), person('Ivo'), person('Mara'), machine('Noah')])).toBe(
    'Mara and Ivo, with Emma (AI) and Noah (AI)',
  );
  expect(writersText([person('Mara')])).toBe('Mara');
  expect(writersText([machine('Emma')])).toBe('Emma (AI)');
  expect(writersText([])).toBe('');
});
