import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SlashBreaks } from './slash-breaks';

const htmlOf = (text: string) => renderToStaticMarkup(<SlashBreaks text={text} />);

it('lets a name break after its slashes, and changes none of its letters', () => {
  expect(htmlOf('Kakashi/Umino')).toBe('Kakashi/<wbr/>Umino');
  expect(htmlOf('A/B/C & D')).toBe('A/<wbr/>B/<wbr/>C &amp; D');
  for (const text of ['Slow Burn', '', '/', 'Ends/']) expect(htmlOf(text)).toBe(text);
  expect(htmlOf('A//B').replaceAll('<wbr/>', '')).toBe('A//B');
});
